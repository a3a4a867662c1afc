import { useEffect, type RefObject } from "react";
import { useFinderHome } from "../state/FinderContext.tsx";

/**
 * For a screen that has just come: the focus goes back to the place it was left at, else to the heading. Only when the
 * visitor moved inside the element; a page that moves us keeps its focus.
 */
export function useArrival(screen: RefObject<HTMLElement | null>): void {
  const { store, places } = useFinderHome();
  useEffect(() => {
    const { movedBy, screen: at } = store.getState();
    if (movedBy === "page") return;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) screen.current?.animate([{ opacity: 0 }, {}], 320);
    const place = places.get(at.name);
    const left = place && screen.current?.querySelector<HTMLElement>(place);
    (left || screen.current?.querySelector<HTMLElement>(".title, .home-title"))?.focus();
  }, [screen, store, places]);
}
