import { useState, type MouseEvent } from "react";
import { Arrow } from "../../ui/Arrow.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import type { ApartmentHome } from "./apartmentHome.ts";
import { useFinder, useFinderActions } from "../state/FinderContext.tsx";
import { fetchInquiry, LateInquiry } from "./LateInquiry.tsx";
import type { ApartmentPictures } from "./useApartmentPictures.ts";

type Props = { readonly home: ApartmentHome; readonly found: ApartmentPictures };

/** Ask the price; walk through the home in 360 degrees, where there is a tour. */
export function ApartmentActions({ home, found }: Props) {
  const texts = useHomeTexts();
  const { askPrice, startTour } = useFinderActions();
  const isAsked = useFinder(({ screen }) => screen.name === "inquiry");
  const [tries, setTries] = useState(0);
  // Pressed once more while there is no form: it did not come, and is tried again.
  const ask = (): void => (isAsked ? setTries(tries + 1) : askPrice());
  const openHere = (event: MouseEvent): void => {
    // Another tab or window was asked for: the link is a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTour();
  };
  return (
    <div className="home-actions">
      <button
        type="button"
        id="home-ask"
        className="action"
        part="button"
        aria-haspopup="dialog"
        onPointerEnter={fetchInquiry}
        onFocus={fetchInquiry}
        onClick={ask}
      >
        {texts.askPrice} <Arrow />
      </button>
      {home.tour && (
        <a id="home-tour" className="action outlined" part="button" href={home.tour.url} onClick={openHere}>
          {texts.vrTour} <Arrow />
        </a>
      )}
      <LateInquiry key={tries} home={home} found={found} />
    </div>
  );
}
