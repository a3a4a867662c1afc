import { useEffect, type RefObject } from "react";
import { useFinderHome } from "../state/FinderContext.tsx";

/** From the form or the tour back to the preview: the focus returns to the button that had opened it. */
export function useApartmentReturn(root: RefObject<HTMLElement | null>): void {
  const { store } = useFinderHome();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const openers: Readonly<Record<string, string>> = { inquiry: "home-ask", tour: "home-tour" };
        const opener = openers[before.screen.name];
        if (now.movedBy === "page" || now.screen.name !== "apartment" || !opener) return;
        // After React has drawn: until then the dialog keeps all else out of reach.
        setTimeout(() => root.current?.querySelector<HTMLElement>(`#${opener}`)?.focus({ preventScroll: true }));
      }),
    [root, store],
  );
}
