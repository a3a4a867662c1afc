import type { Opening, Rect } from "../types.ts";
import { spanOf } from "./spanOf.ts";

/** The rectangle `reach` metres to both sides of an opening's wall line. */
export function zoneOf(opening: Opening, reach: number): Rect {
  const { lo, hi, c } = spanOf(opening);
  return opening.h === 0 ? [lo, c - reach, hi, c + reach] : [c - reach, lo, c + reach, hi];
}
