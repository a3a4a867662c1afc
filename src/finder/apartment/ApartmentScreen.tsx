import { useRef, useState } from "react";
import { useKeydown } from "../../hooks/useKeydown.ts";
import { localText } from "../../project/localText.ts";
import { Heading } from "../../ui/Heading.tsx";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { ApartmentActions } from "./ApartmentActions.tsx";
import { ApartmentFacts } from "./ApartmentFacts.tsx";
import { apartmentDetails, type ApartmentDetails } from "../state/apartmentDetails.ts";
import { ApartmentLink } from "./ApartmentLink.tsx";
import { ApartmentNotice, ApartmentOffers, useOffers } from "./ApartmentNotice.tsx";
import { ApartmentPictures } from "./ApartmentPictures.tsx";
import { ApartmentPlan } from "./ApartmentPlan.tsx";
import { ApartmentPrint } from "./ApartmentPrint.tsx";
import { useFinder, useFinderSettings } from "../state/FinderContext.tsx";
import { Breadcrumbs, type Breadcrumb } from "../panel/Breadcrumbs.tsx";
import { SaveApartmentButton } from "../../shortlist/SaveButton.tsx";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { ApartmentTour } from "./ApartmentTour.tsx";
import { useApartmentPictures, type ApartmentPictures as Found } from "../state/useApartmentPictures.ts";
import { useArrival } from "../state/useArrival.ts";
import { useApartmentReturn } from "./useApartmentReturn.ts";

/** "Apartment 10"; longer names are set smaller. */
const longTitle = 16;

/**
 * One apartment: pictures, facts, plan, its price and its tour (docs/developers/specification.md, section 2, "Apartment preview").
 */
export function ApartmentScreen() {
  const apartment = useFinder(({ screen }) => ("apartment" in screen ? screen.apartment : ""));
  return <Preview key={apartment} id={apartment} />;
}

function Preview({ id }: { id: string }) {
  const settings = useFinderSettings();
  const language = { texts: useTexts(), locale: useLocale() };
  const root = useRef<HTMLElement>(null);
  useArrival(root);
  useApartmentReturn(root);
  const apartment = apartmentDetails(settings, id, language);
  const found = useApartmentPictures(apartment);
  const offers = useOffers(apartment.record);
  const [index, setIndex] = useState(0);
  const screenName = useFinder(({ screen }) => screen.name);
  const count = found.state === "ready" ? found.pictures.length : 0;
  useKeydown(root, (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("dialog, input, iframe");
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || isTyping || count < 2 || screenName !== "apartment" || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    setIndex((old) => (old + by + count) % count);
  });
  const description = localText(apartment.record?.description ?? "", language.locale);
  const pictures = <ApartmentPictures found={found} index={index} onIndex={setIndex} />;
  return (
    <article ref={root} className={found.state === "ready" && count === 0 ? "apartment bare" : "apartment"}>
      <div className="apartment-view">
        {apartment.tour && screenName === "tour" ? (
          <LazyPart part={settings.styles.more} meanwhile={pictures}>
            {() => apartment.tour && <ApartmentTour tour={apartment.tour} pictures={found} />}
          </LazyPart>
        ) : (
          pictures
        )}
      </div>
      <div className="apartment-column">
        <Head apartment={apartment} found={found} />
        {apartment.record && <ApartmentNotice apartment={apartment.record} />}
        {offers.above && <ApartmentOffers {...offers.above} />}
        <div className="apartment-what">
          <ApartmentFacts apartment={apartment} />
          <ApartmentPlan apartment={apartment} pictures={found} />
        </div>
        {description && <p className="apartment-description">{description}</p>}
        {offers.below && <ApartmentOffers {...offers.below} />}
        <ApartmentActions apartment={apartment} pictures={found} />
      </div>
    </article>
  );
}

function Head({ apartment, found }: { apartment: ApartmentDetails; found: Found }) {
  const { record, tower, floor, title } = apartment;
  const texts = useTexts();
  const { screens } = useFinderSettings();
  const isAlone = !screens.includes("site");
  const cameFromSearch = useFinder((state) => state.cameFromSearch) || isAlone;
  const above: Breadcrumb[] = record
    ? [
        { name: tower, screen: { name: "tower", tower: record.tower } },
        { name: floor, screen: { name: "floor", tower: record.tower, floor: record.floor } },
      ]
    : [];
  const search: Breadcrumb = { name: texts.search, screen: { name: "search" } };
  const steps = cameFromSearch && screens.includes("search") ? [search, ...(isAlone ? [] : above)] : above;
  return (
    <header className="apartment-head">
      <div className="apartment-above">
        {record ? <Breadcrumbs steps={steps} here={title} /> : <p className="apartment-floor">{floor}</p>}
        <div className="apartment-ways">
          <ApartmentPrint apartment={apartment} pictures={found} />
          <ApartmentLink apartment={record?.id} />
          {record && <SaveApartmentButton apartment={record.id} title={title} />}
        </div>
      </div>
      <Heading className={title.length > longTitle ? "apartment-title long-title" : "apartment-title"}>{title}</Heading>
    </header>
  );
}
