import { useEffect, type RefObject } from "react";
import type { FinderHome } from "./state/FinderContext.tsx";
import type { ScreenName } from "./state/screen.ts";

const depth: readonly ScreenName[] = ["site", "search", "tower", "floor", "apartment", "inquiry", "tour"];

/** Remembers which row or region had the focus when a screen was left; useArrival goes back there. */
export function usePlaces(frame: RefObject<HTMLElement | null>, { store, places }: FinderHome): void {
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const [to, from] = [now.screen.name, before.screen.name];
        if (to === from) return;
        // The document still shows the old screen: React renders after the store's listeners have run.
        const root = frame.current?.getRootNode();
        const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
        const place = active && placeOf(active);
        if (place) places.set(from, place);
        if (depth.indexOf(to) > depth.indexOf(from)) places.delete(to);
      }),
    [frame, store, places],
  );
}

/** Where the focus of a screen is, as a selector: on a region or the button that opens it, on an apartment in the results, or on what has an id. */
function placeOf(active: Element): string | undefined {
  const region = active.getAttribute("data-region") ?? active.getAttribute("data-opens");
  if (region !== null) return `[tabindex][data-region="${CSS.escape(region)}"]`;
  const home = active.getAttribute("data-home");
  if (home !== null) return `[data-home="${CSS.escape(home)}"]`;
  return active.id ? `#${CSS.escape(active.id)}` : undefined;
}
