import { pagesOfSpread, type PageSetup } from "./spreads.ts";

export type RenderRequest = {
  readonly setup: PageSetup;
  /** Pages whose pictures are rendered so far. */
  readonly before: readonly number[];
  /** The spread that is shown next. */
  readonly spread: number;
  /** Direction of reading: the spread ahead is preloaded before the one behind. */
  readonly step: 1 | -1;
  /** Maximum number of pictures to add, except that all pages shown are always included. */
  readonly maxNewPages: number;
};

/**
 * The pages whose pictures are rendered from now on: those shown, then those one spread ahead and one spread behind, as far as
 * `maxNewPages` allows. At most 6, however long the book is.
 */
export function pagesToRender({ setup, before, spread, step, maxNewPages }: RenderRequest): readonly number[] {
  const shown = pagesOfSpread(spread, setup);
  const ahead = pagesOfSpread(spread + step, setup);
  const behind = pagesOfSpread(spread - step, setup);
  const renderedPages = new Set(before);
  const isNew = (page: number): boolean => !renderedPages.has(page);
  const added = [...shown, ...(step > 0 ? ahead : ahead.toReversed()), ...behind].filter(isNew);
  const remaining = [...shown, ...ahead, ...behind].filter((page) => renderedPages.has(page));
  return [...remaining, ...added.slice(0, Math.max(maxNewPages, shown.filter(isNew).length))].toSorted((a, b) => a - b);
}
