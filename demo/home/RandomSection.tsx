import dusk from "picture:site/hero-dusk";
import { Link } from "wouter";
import { useFacts } from "../text/FactsContext.tsx";
import { listingPath } from "../navigation/listingPath.ts";
import type { HomeFacts } from "../facts/homeFacts.ts";
import { homeName, storeyOf } from "../text/placeNames.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places/places.ts";
import { useRandomHome } from "./useRandomHome.ts";

/** A free home picked at random; another one at a press. */
export function RandomSection() {
  const { sample } = useFacts();
  return sample ? <RandomHome first={sample} /> : null;
}

function RandomHome({ first }: { first: HomeFacts }) {
  const text = useText(homePartsText);
  const { home, takeAnother } = useRandomHome(first);
  return (
    <div className="random">
      <div className="random-picture">
        {dusk && <ShownPicture picture={dusk} sizes="(min-width: 1024px) max(60vw, 992px), 100vw" />}
      </div>
      <div className="random-words">
        <h2>{text.random}</h2>
        <div aria-live="polite">
          <HomeWords home={home} />
        </div>
        <p className="random-ways">
          <Link href={listingPath(home.id)} className="action">
            <span>{`${text.openHome} `}</span>
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

function HomeWords({ home }: { home: HomeFacts }) {
  const { floor, area, type } = home;
  const text = useText(placesText);
  const { towers } = useFacts();
  const tower = towers.find(({ id }) => id === home.tower);
  const bedrooms = Number.parseInt(type, 10);
  const facts = [area > 0 && text.area(area), bedrooms > 0 && text.bedrooms(bedrooms)].filter(Boolean);
  return (
    <>
      <p className="random-floor">{storeyOf(text, tower, floor)}</p>
      <p>
        <span>{[homeName(text, home), tower?.name].filter(Boolean).join(", ")}</span>
        <br />
        <span>{facts.join(", ")}</span>
      </p>
    </>
  );
}
