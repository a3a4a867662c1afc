import { useEffect } from "react";
import type { HighlightStore } from "../hotspots/highlightStore.ts";
import { screenCode } from "./screenCode.ts";
import { useFinderSettings } from "./state/FinderContext.tsx";

const codes = { tower: screenCode.tower, floor: screenCode.floor, apartment: screenCode.home };

/** Has the code of the screen behind come, as soon as the visitor points at something that leads there. */
export function useNextScreen(highlights: HighlightStore, next: keyof typeof codes): void {
  const isOurs = useFinderSettings().range.includes(next);
  useEffect(() => {
    if (!isOurs) return undefined;
    const stop = highlights.subscribe(() => {
      stop();
      // One that fails now is asked for again, and spoken of, when the visitor goes there.
      codes[next].load().catch(() => {});
    });
    return stop;
  }, [highlights, next, isOurs]);
}
