import { useEffect, useState, useSyncExternalStore } from "react";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { pagesOfSpread } from "../book/spreads.ts";

/** Number of leaves rendered before and after the right leaf of the spread; the rest of the book is lines at its edges. */
export const leavesAround = 2;

/** How long a turn waits for its pictures before it shows blank pages, ms. */
const maxWaitMs = 1500;

type Drawn = { readonly spread: number; readonly isDouble: boolean };

/**
 * The spread to render: the book's current one. While its pictures load it is still the previous one, so that no leaf turns to a blank
 * page, but only if the two are at most `leavesAround` spreads apart.
 */
export function useDrawnSpread(): number {
  const book = useBook();
  const { settledPages } = useBrochure();
  const current = shownSpread(book);
  const [drawn, setDrawn] = useState<Drawn>({ spread: current, isDouble: book.isDouble });
  const [timedOutSpread, setTimedOutSpread] = useState<number>();
  const readIsSettled = (): boolean => settledPages.hasAll(pagesOfSpread(current, book));
  const isSettled = useSyncExternalStore(settledPages.subscribe, readIsSettled, readIsSettled);
  const isNear = drawn.isDouble === book.isDouble && Math.abs(drawn.spread - current) <= leavesAround;
  const isWaiting = drawn.spread !== current && isNear && !isSettled && timedOutSpread !== current;
  if (!isWaiting && (drawn.spread !== current || drawn.isDouble !== book.isDouble)) {
    setDrawn({ spread: current, isDouble: book.isDouble });
    setTimedOutSpread(undefined);
  }
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setTimedOutSpread(current), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, current]);
  return isWaiting ? drawn.spread : current;
}
