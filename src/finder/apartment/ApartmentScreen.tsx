import { useRef, useState } from "react";
import { useKeydown } from "../../hooks/useKeydown.ts";
import { localText } from "../../project/localText.ts";
import { Heading } from "../../ui/Heading.tsx";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { ApartmentActions } from "./ApartmentActions.tsx";
import { ApartmentFacts } from "./ApartmentFacts.tsx";
import { apartmentDetails, type ApartmentDetails } from "../state/apartmentDetails.ts";
import { ApartmentLink } from "./ApartmentLink.tsx";
import { ApartmentNotice, ApartmentAlternatives, useAlternatives } from "./ApartmentNotice.tsx";
import { ApartmentPictures } from "./ApartmentPictures.tsx";
import { ApartmentPlan } from "./ApartmentPlan.tsx";
import { ApartmentPrint } from "./ApartmentPrint.tsx";
import { useFinder, useFinderSettings } from "../state/FinderContext.tsx";
import { Breadcrumbs, type Breadcrumb } from "../panel/Breadcrumbs.tsx";
import { SaveApartmentButton } from "../../shortlist/SaveButton.tsx";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { ApartmentTour } from "./ApartmentTour.tsx";
import { useApartmentPictures, type ApartmentPictures as LoadedPictures } from "../state/useApartmentPictures.ts";
import { useArrival } from "../state/useArrival.ts";
import { useApartmentReturn } from "./useApartmentReturn.ts";

/** The most characters of a title in large type, such as "Apartment 10". */
const maxLargeTitleLength = 16;

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
  const pictures = useApartmentPictures(apartment);
  const alternatives = useAlternatives(apartment.record);
  const [index, setIndex] = useState(0);
  const screenName = useFinder(({ screen }) => screen.name);
  const count = pictures.state === "ready" ? pictures.pictures.length : 0;
  useKeydown(root, (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("dialog, input, iframe");
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || isTyping || count < 2 || screenName !== "apartment" || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    setIndex((current) => (current + step + count) % count);
  });
  const description = localText(apartment.record?.description ?? "", language.locale);
  const carousel = <ApartmentPictures pictures={pictures} index={index} onIndex={setIndex} />;
  return (
    <article ref={root} className={pictures.state === "ready" && count === 0 ? "apartment bare" : "apartment"}>
      <div className="apartment-view">
        {apartment.tour && screenName === "tour" ? (
          <LazyPart part={settings.styles.more} meanwhile={carousel}>
            {() => apartment.tour && <ApartmentTour tour={apartment.tour} pictures={pictures} />}
          </LazyPart>
        ) : (
          carousel
        )}
      </div>
      <div className="apartment-column">
        <Head apartment={apartment} pictures={pictures} />
        {apartment.record && <ApartmentNotice apartment={apartment.record} />}
        {alternatives.above && <ApartmentAlternatives {...alternatives.above} />}
        <div className="apartment-info">
          <ApartmentFacts apartment={apartment} />
          <ApartmentPlan apartment={apartment} pictures={pictures} />
        </div>
        {description && <p className="apartment-description">{description}</p>}
        {alternatives.below && <ApartmentAlternatives {...alternatives.below} />}
        <ApartmentActions apartment={apartment} pictures={pictures} />
      </div>
    </article>
  );
}

function Head({ apartment, pictures }: { apartment: ApartmentDetails; pictures: LoadedPictures }) {
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
        <div className="apartment-tools">
          <ApartmentPrint apartment={apartment} pictures={pictures} />
          <ApartmentLink apartment={record?.id} />
          {record && <SaveApartmentButton apartment={record.id} title={title} />}
        </div>
      </div>
      <Heading className={title.length > maxLargeTitleLength ? "apartment-title long-title" : "apartment-title"}>
        {title}
      </Heading>
    </header>
  );
}
