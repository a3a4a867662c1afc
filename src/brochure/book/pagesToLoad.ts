import { pagesOfSpread, type PageSetup } from "./spreads.ts";

export type LoadRequest = {
  readonly setup: PageSetup;
  /** Pages whose pictures are rendered now. */
  readonly before: readonly number[];
  /** The spread that is shown next. */
  readonly spread: number;
  /** Direction of reading: that side is preloaded. */
  readonly step: 1 | -1;
  /** Maximum number of pictures to request now. */
  readonly maxNewPages: number;
};

/**
 * The pages whose pictures are rendered from now on: those shown, then one spread ahead and one behind as far as `maxNewPages`
 * allows. At most 6, however long the book is.
 */
export function pagesToLoad({ setup, before, spread, step, maxNewPages }: LoadRequest): readonly number[] {
  const shown = pagesOfSpread(spread, setup);
  const ahead = pagesOfSpread(spread + step, setup);
  const behind = pagesOfSpread(spread - step, setup);
  const had = new Set(before);
  const isNew = (page: number): boolean => !had.has(page);
  const fresh = [...shown, ...(step > 0 ? ahead : ahead.toReversed()), ...behind].filter(isNew);
  const still = [...shown, ...ahead, ...behind].filter((page) => had.has(page));
  return [...still, ...fresh.slice(0, Math.max(maxNewPages, shown.filter(isNew).length))].toSorted((a, b) => a - b);
}
