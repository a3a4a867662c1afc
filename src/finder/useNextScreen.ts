import { useCallback, useEffect } from "react";
import { codeOf } from "./screenCode.ts";
import type { FinderHome } from "./state/FinderContext.tsx";
import type { ScreenName } from "./state/screen.ts";

const below: Partial<Record<ScreenName, ScreenName>> = { site: "tower", tower: "floor", floor: "apartment" };

/** Has the code of the screen below the shown one come, as soon as a visitor is here: at the first call, then at every step. */
export function useNextScreen({ store, settings: { range } }: FinderHome): () => void {
  const fetchNext = useCallback(() => {
    const next = below[store.getState().screen.name];
    // One that fails now is asked for again, and spoken of, when the visitor goes there.
    if (next && range.includes(next))
      void codeOf(next)
        ?.load()
        .catch(() => {});
  }, [store, range]);
  useEffect(() => store.subscribe((now, before) => now.screen !== before.screen && fetchNext()), [store, fetchNext]);
  return fetchNext;
}
