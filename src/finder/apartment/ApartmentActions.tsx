import { useState } from "react";
import { Arrow } from "../../ui/Arrow.tsx";
import { usePageAddress } from "../../ui/PageOrigin.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";
import { askPrice, startTour } from "../state/openInquiryOrTour.ts";
import { useHrefOf, useFinder, useFinderContext } from "../state/FinderContext.tsx";
import { fetchAhead } from "../../parts/createPart.ts";
import { parts } from "../../parts/parts.ts";
import { LazyInquiry } from "./LazyInquiry.tsx";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/** The buttons that open the price form and, if there is one, the 360° tour. */
export function ApartmentActions({ apartment, pictures }: Props) {
  const texts = useTexts();
  const finder = useFinderContext();
  const addressOf = useHrefOf();
  const pageAddress = usePageAddress();
  const isInquiryOpen = useFinder(({ screen }) => screen.name === "inquiry");
  const [attempt, setAttempt] = useState(0);
  const fetchForm = (): void => {
    fetchAhead(parts.inquiry);
    fetchAhead(finder.settings.styles.more);
  };
  // If the form failed to load, pressing again retries.
  const ask = (): boolean => {
    if (!isInquiryOpen) return askPrice(finder, apartment.id);
    setAttempt(attempt + 1);
    return true;
  };
  return (
    <div className="apartment-actions">
      <LinkOrButton
        href={addressOf({ name: "inquiry", apartment: apartment.id })}
        id="apartment-ask"
        className="button action"
        part="button"
        aria-haspopup="dialog"
        onPointerEnter={fetchForm}
        onFocus={fetchForm}
        onNavigate={ask}
      >
        <span>{`${texts.askPrice} `}</span>
        <Arrow />
      </LinkOrButton>
      {apartment.tour && (
        <LinkOrButton
          href={addressOf({ name: "tour", apartment: apartment.id }) ?? pageAddress(apartment.tour.url)}
          id="apartment-tour"
          className="button action outlined"
          part="button"
          onNavigate={() => startTour(finder, apartment.id) || true}
        >
          <span>{`${texts.vrTour} `}</span>
          <Arrow />
        </LinkOrButton>
      )}
      <LazyInquiry key={attempt} apartment={apartment} pictures={pictures} />
    </div>
  );
}
