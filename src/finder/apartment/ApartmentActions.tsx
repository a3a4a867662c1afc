import { useState } from "react";
import { Arrow } from "../../ui/Arrow.tsx";
import { usePageAddress } from "../../ui/PageOrigin.tsx";
import { Way } from "../../ui/Way.tsx";
import type { ApartmentHome } from "../state/apartmentHome.ts";
import { askPrice, startTour } from "../state/homeVerbs.ts";
import { useAddressOf, useFinder, useFinderHome } from "../state/FinderContext.tsx";
import { fetchAhead, parts } from "../../parts.ts";
import { LateInquiry } from "./LateInquiry.tsx";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";
import { useTexts } from "../../ui/TextsContext.tsx";

type Props = { readonly home: ApartmentHome; readonly found: ApartmentPictures };

/** Ask the price; walk through the home in 360 degrees, where there is a tour. */
export function ApartmentActions({ home, found }: Props) {
  const texts = useTexts();
  const finder = useFinderHome();
  const addressOf = useAddressOf();
  const pageAddress = usePageAddress();
  const isAsked = useFinder(({ screen }) => screen.name === "inquiry");
  const [tries, setTries] = useState(0);
  const fetchForm = (): void => {
    fetchAhead(parts.inquiry);
    fetchAhead(finder.settings.styles.more);
  };
  // Pressed once more while there is no form: it did not come, and is tried again.
  const ask = (): boolean => {
    if (!isAsked) return askPrice(finder, home.id);
    setTries(tries + 1);
    return true;
  };
  return (
    <div className="home-actions">
      <Way
        href={addressOf({ name: "inquiry", apartment: home.id })}
        id="home-ask"
        className="button action"
        part="button"
        aria-haspopup="dialog"
        onPointerEnter={fetchForm}
        onFocus={fetchForm}
        onGo={ask}
      >
        <span>{`${texts.askPrice} `}</span>
        <Arrow />
      </Way>
      {home.tour && (
        <Way
          href={addressOf({ name: "tour", apartment: home.id }) ?? pageAddress(home.tour.url)}
          id="home-tour"
          className="button action outlined"
          part="button"
          onGo={() => startTour(finder, home.id) || true}
        >
          <span>{`${texts.vrTour} `}</span>
          <Arrow />
        </Way>
      )}
      <LateInquiry key={tries} home={home} pictures={found} />
    </div>
  );
}
