import { useEffect } from "react";
import type { HighlightStore } from "../hotspots/highlightStore.ts";
import { useFinderHome } from "./state/FinderContext.tsx";
import type { ScreenName } from "./state/screen.ts";

/** Has the code of the screen behind come, as soon as the visitor points at something that leads there. */
export function useNextScreen(highlights: HighlightStore, next: ScreenName): void {
  const { settings, fetchScreen } = useFinderHome();
  const isOurs = settings.range.includes(next);
  useEffect(() => {
    if (!isOurs) return undefined;
    const stop = highlights.subscribe(() => {
      stop();
      fetchScreen(next);
    });
    return stop;
  }, [highlights, next, isOurs, fetchScreen]);
}
