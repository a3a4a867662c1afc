import { useLayoutEffect, type RefObject } from "react";
import { useFinderContext } from "./FinderContext.tsx";

/**
 * Restores the focus when the visitor navigates: to the element that had it when the screen was left, or else to the heading. If the page
 * navigates, its focus stays. A layout effect, because a screen whose code was loading would flash for one frame before it fades in.
 */
export function useArrival(screen: RefObject<HTMLElement | null>): void {
  const { store, focusMemory } = useFinderContext();
  useLayoutEffect(() => {
    const { movedBy, screen: currentScreen } = store.getState();
    if (movedBy === "page") return;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) screen.current?.animate([{ opacity: 0 }, {}], 320);
    const selector = focusMemory.get(currentScreen.name);
    const left = selector && screen.current?.querySelector<HTMLElement>(selector);
    (left || screen.current?.querySelector<HTMLElement>(".title, .apartment-title"))?.focus();
  }, [screen, store, focusMemory]);
}
