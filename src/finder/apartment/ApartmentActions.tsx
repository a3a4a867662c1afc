import type { MouseEvent } from "react";
import { Arrow } from "../../ui/Arrow.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import type { ApartmentHome } from "./apartmentHome.ts";
import { useFinderActions } from "../state/FinderContext.tsx";

/** Ask the price; walk through the home in 360 degrees, where there is a tour. */
export function ApartmentActions({ home }: { home: ApartmentHome }) {
  const texts = useHomeTexts();
  const { askPrice, startTour } = useFinderActions();
  const openHere = (event: MouseEvent): void => {
    // Another tab or window was asked for: the link is a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTour();
  };
  return (
    <div className="home-actions">
      <button type="button" id="home-ask" className="action" part="button" aria-haspopup="dialog" onClick={askPrice}>
        {texts.askPrice} <Arrow />
      </button>
      {home.tour && (
        <a id="home-tour" className="action outlined" part="button" href={home.tour.url} onClick={openHere}>
          {texts.vrTour} <Arrow />
        </a>
      )}
    </div>
  );
}
