import { useLayoutEffect, type RefObject } from "react";
import { useFinderContext } from "./FinderContext.tsx";

/**
 * For a screen that has just come: the focus goes back to the place it was left at, else to the heading. Only when the
 * visitor moved inside the element; a page that moves us keeps its focus. Begun before the browser paints: a screen that
 * its code kept waiting would else stand whole for a frame and then fade in.
 */
export function useArrival(screen: RefObject<HTMLElement | null>): void {
  const { store, focusMemory } = useFinderContext();
  useLayoutEffect(() => {
    const { movedBy, screen: at } = store.getState();
    if (movedBy === "page") return;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) screen.current?.animate([{ opacity: 0 }, {}], 320);
    const place = focusMemory.get(at.name);
    const left = place && screen.current?.querySelector<HTMLElement>(place);
    (left || screen.current?.querySelector<HTMLElement>(".title, .apartment-title"))?.focus();
  }, [screen, store, focusMemory]);
}
