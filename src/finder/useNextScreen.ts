import { useEffect, type RefObject } from "react";
import type { HighlightStore } from "../hotspots/highlightStore.ts";
import { useFinderHome } from "./state/FinderContext.tsx";
import type { ScreenName } from "./state/screen.ts";

type Parts = { readonly highlights: HighlightStore; readonly next: ScreenName };

const wishes = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Has the code of the screen behind come, as soon as the visitor points at something that leads there. A region that came to lie
 * under a resting pointer is no wish.
 */
export function useNextScreen(screen: RefObject<HTMLElement | null>, { highlights, next }: Parts): void {
  const { settings, fetchScreen } = useFinderHome();
  const isOurs = settings.range.includes(next);
  useEffect(() => {
    if (!isOurs) return undefined;
    const stop = new AbortController();
    let isMeant = false;
    const look = (): void => {
      if (!isMeant || highlights.getState().highlight.kind === "none") return;
      stop.abort();
      fetchScreen(next);
    };
    const mean = (): void => {
      isMeant = true;
      look();
    };
    for (const wish of wishes) screen.current?.addEventListener(wish, mean, stop);
    stop.signal.addEventListener("abort", highlights.subscribe(look));
    return () => stop.abort();
  }, [screen, highlights, next, isOurs, fetchScreen]);
}
