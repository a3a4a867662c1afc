import { Link } from "wouter";
import { useFacts } from "../text/FactsContext.tsx";
import { listingPath } from "../navigation/pagePaths.ts";
import type { SiteApartment } from "../facts/siteFacts.ts";
import { apartmentName, floorNameIn } from "../text/placeNames.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import type { SitePicture } from "../pictures/sitePicture.ts";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import type { SectionProps } from "./sectionProps.ts";
import { useRandomApartment } from "./useRandomApartment.ts";

/** The highest available apartment at first; a press shows a random other one. */
export function RandomSection({ section: { title }, pictures: [picture] }: SectionProps) {
  const { sample } = useFacts();
  return sample ? <RandomApartment first={sample} title={title} picture={picture} /> : null;
}

type Props = {
  readonly first: SiteApartment;
  readonly title: string;
  readonly picture: SitePicture | undefined;
};

function RandomApartment({ first, title, picture }: Props) {
  const text = useText(homePartsText);
  const { apartment, takeAnother } = useRandomApartment(first);
  return (
    <div className="random">
      {picture && (
        <div className="random-picture">
          <ShownPicture picture={picture} sizes="(min-width: 1024px) max(60vw, 992px), 100vw" />
        </div>
      )}
      <div className="random-words">
        <h2>{title}</h2>
        <div aria-live="polite">
          <ApartmentWords apartment={apartment} />
        </div>
        <p className="random-ways">
          <Link href={listingPath(apartment.id)} className="action">
            <span>{`${text.openApartment} `}</span>
            <Arrow />
          </Link>
          <button type="button" className="lit-link" onClick={takeAnother}>
            {text.another}
          </button>
        </p>
      </div>
    </div>
  );
}

function ApartmentWords({ apartment }: { apartment: SiteApartment }) {
  const { floor, area, type } = apartment;
  const text = useText(placesText);
  const { towers } = useFacts();
  const tower = towers.find(({ id }) => id === apartment.tower);
  const bedrooms = Number.parseInt(type, 10);
  const facts = [area > 0 && text.area(area), bedrooms > 0 && text.bedrooms(bedrooms)].filter(Boolean);
  return (
    <>
      <p className="random-floor">{floorNameIn(text, tower, floor)}</p>
      <p>
        <span>{[apartmentName(text, apartment), tower?.name].filter(Boolean).join(", ")}</span>
        <br />
        <span>{facts.join(", ")}</span>
      </p>
    </>
  );
}
