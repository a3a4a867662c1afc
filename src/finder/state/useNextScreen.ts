import { useEffect, type RefObject } from "react";
import { fetchAhead } from "../../parts/createPart.ts";
import { useFinderSettings } from "./FinderContext.tsx";
import type { ScreenName } from "./screen.ts";
import { latePartOf, lateStylesOf, viewOf } from "./views.ts";

const wishes = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Prefetches the code of the next screen on the visitor's first action on this one. A highlight that appears under a resting
 * pointer is not an action.
 */
export function useNextScreen(screen: RefObject<HTMLElement | null>, next: ScreenName): void {
  const { screens, styles, views } = useFinderSettings();
  const isOurs = screens.includes(next);
  const isLate = views[viewOf(next)] === undefined;
  useEffect(() => {
    if (!isOurs || !isLate) return undefined;
    const stop = new AbortController();
    const fetchNext = (): void => {
      stop.abort();
      const view = viewOf(next);
      const sheet = lateStylesOf(view);
      fetchAhead(latePartOf(view));
      fetchAhead(sheet && styles[sheet]);
    };
    for (const wish of wishes) screen.current?.addEventListener(wish, fetchNext, stop);
    return () => stop.abort();
  }, [screen, next, isOurs, isLate, styles]);
}
