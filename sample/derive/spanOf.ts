import type { Opening } from "../types.ts";
import { across } from "../geometry/across.ts";

export interface Span {
  readonly lo: number;
  readonly hi: number;
  /** The coordinate of the wall line across its direction. */
  readonly c: number;
}

/** Where an opening begins and ends along its wall. */
export function spanOf({ at, h, width }: Opening): Span {
  return { lo: at[h] - width / 2, hi: at[h] + width / 2, c: at[across(h)] };
}
