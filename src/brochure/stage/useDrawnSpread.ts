import { useEffect, useState, useSyncExternalStore } from "react";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { pagesOfSpread } from "../book/spreads.ts";

/** Number of leaves rendered on each side of the spine; the others are lines at the edges. */
export const leavesAround = 2;

/** How long a turn waits for its pictures before it turns to blank paper. */
const maxMs = 1500;

type Drawn = { readonly spread: number; readonly isDouble: boolean };

/**
 * The spread to render: the current one, or the previous one while the pictures of a near one load, so that no leaf turns to blank
 * paper.
 */
export function useDrawnSpread(): number {
  const book = useBook();
  const { loadedPages } = useBrochure();
  const current = shownSpread(book);
  const [drawn, setDrawn] = useState<Drawn>({ spread: current, isDouble: book.isDouble });
  const [tiredOf, setTiredOf] = useState<number>();
  const haveSettled = (): boolean => loadedPages.have(pagesOfSpread(current, book));
  const isSettled = useSyncExternalStore(loadedPages.subscribe, haveSettled, haveSettled);
  const isNear = drawn.isDouble === book.isDouble && Math.abs(drawn.spread - current) <= leavesAround;
  const isWaiting = drawn.spread !== current && isNear && !isSettled && tiredOf !== current;
  if (!isWaiting && (drawn.spread !== current || drawn.isDouble !== book.isDouble)) {
    setDrawn({ spread: current, isDouble: book.isDouble });
    setTiredOf(undefined);
  }
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setTiredOf(current), maxMs);
    return () => clearTimeout(timer);
  }, [isWaiting, current]);
  return isWaiting ? drawn.spread : current;
}
