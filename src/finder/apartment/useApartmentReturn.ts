import { useLayoutEffect, useRef, type RefObject } from "react";
import { useFinder, useFinderContext } from "../state/FinderContext.tsx";
import type { ScreenName } from "../state/screen.ts";

const openers: Partial<Readonly<Record<ScreenName, string>>> = { inquiry: "apartment-ask", tour: "apartment-tour" };

/** Returns the focus to the button that opened the form or the tour when that closes. */
export function useApartmentReturn(root: RefObject<HTMLElement | null>): void {
  const { store } = useFinderContext();
  const name = useFinder((state) => state.screen.name);
  const left = useRef(name);
  // A layout effect, because an Escape pressed before a passive effect runs would be lost.
  useLayoutEffect(() => {
    const opener = openers[left.current];
    left.current = name;
    if (name !== "apartment" || !opener || store.getState().movedBy === "page") return;
    root.current?.querySelector<HTMLElement>(`#${opener}`)?.focus({ preventScroll: true });
  }, [root, store, name]);
}
