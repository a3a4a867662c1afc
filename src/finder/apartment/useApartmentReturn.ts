import { useLayoutEffect, useRef, type RefObject } from "react";
import { useFinder, useFinderContext } from "../state/FinderContext.tsx";
import type { ScreenName } from "../state/screen.ts";

const openers: Partial<Readonly<Record<ScreenName, string>>> = { inquiry: "apartment-ask", tour: "apartment-tour" };

/** From the form or the tour back to the preview: the focus returns to the button that had opened it. */
export function useApartmentReturn(root: RefObject<HTMLElement | null>): void {
  const { store } = useFinderContext();
  const name = useFinder((state) => state.screen.name);
  const left = useRef(name);
  // With the dialog's going, not after it: an Escape pressed in between would reach nobody.
  useLayoutEffect(() => {
    const opener = openers[left.current];
    left.current = name;
    if (name !== "apartment" || !opener || store.getState().movedBy === "page") return;
    root.current?.querySelector<HTMLElement>(`#${opener}`)?.focus({ preventScroll: true });
  }, [root, store, name]);
}
