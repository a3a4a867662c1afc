import { useEffect, type RefObject } from "react";
import type { FinderCore } from "./state/FinderContext.tsx";
import type { ScreenName } from "./state/screen.ts";

/** The comparison is outside of this order: its own memory is never dropped. */
const screensByDepth: readonly ScreenName[] = ["site", "search", "tower", "floor", "apartment", "inquiry", "tour"];

/** Remembers which row or region had the focus when a screen is left; `useArrival` restores the focus. */
export function useFocusMemory(frame: RefObject<HTMLElement | null>, { store, focusMemory }: FinderCore): void {
  useEffect(
    () =>
      store.subscribe((state, previous) => {
        const [to, from] = [state.screen.name, previous.screen.name];
        if (to === from) return;
        // The document still shows the previous screen: React renders after the store's listeners have run.
        const root = frame.current?.getRootNode();
        const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
        const selector = active && focusSelector(active);
        if (selector) focusMemory.set(from, selector);
        if (screensByDepth.indexOf(to) > screensByDepth.indexOf(from)) focusMemory.delete(to);
      }),
    [frame, store, focusMemory],
  );
}

/** A selector for the focused element: a region or the button that opens it, an apartment in the results, or anything with an id. */
function focusSelector(active: Element): string | undefined {
  const region = active.getAttribute("data-region") ?? active.getAttribute("data-opens");
  if (region !== null) return `[tabindex][data-region="${CSS.escape(region)}"]`;
  const apartment = active.getAttribute("data-apartment");
  if (apartment !== null) return `[data-apartment="${CSS.escape(apartment)}"]`;
  return active.id ? `#${CSS.escape(active.id)}` : undefined;
}
