import { useLayoutEffect, type RefObject } from "react";
import { useFinderContext } from "./FinderContext.tsx";

/**
 * Focuses a new screen, or restores the focus: the element that had the focus when the screen was left, or else the heading. Only if the visitor navigated; if
 * the page did, its focus stays. A layout effect, because a screen whose code was loading would flash for one frame before it fades in.
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
