import { pagesOfSpread, type PageSetup } from "./spreads.ts";

export type LoadRequest = {
  readonly setup: PageSetup;
  /** Pages whose pictures are there now. */
  readonly before: readonly number[];
  /** The opening that is shown next. */
  readonly spread: number;
  /** The way the visitor goes: that side is fetched ahead. */
  readonly step: 1 | -1;
  /** The most pictures that may be requested now. */
  readonly mostNew: number;
};

/**
 * The pages whose pictures exist from now on: what is shown, then one opening ahead and one behind as far as `mostNew`
 * allows. At most 6, whatever the length of the book.
 */
export function pagesToLoad({ setup, before, spread, step, mostNew }: LoadRequest): readonly number[] {
  const shown = pagesOfSpread(spread, setup);
  const ahead = pagesOfSpread(spread + step, setup);
  const behind = pagesOfSpread(spread - step, setup);
  const had = new Set(before);
  const isNew = (page: number): boolean => !had.has(page);
  const fresh = [...shown, ...(step > 0 ? ahead : ahead.toReversed()), ...behind].filter(isNew);
  const still = [...shown, ...ahead, ...behind].filter((page) => had.has(page));
  return [...still, ...fresh.slice(0, Math.max(mostNew, shown.filter(isNew).length))].toSorted((a, b) => a - b);
}
