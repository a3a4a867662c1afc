import type { Apartment } from "../project/types.ts";
import type { Texts } from "../text/texts.ts";

/** The orientation of an apartment: its largest side, or a corner if the second one adjoins it; "" if none is given. */
export function sideText({ side }: Apartment, texts: Texts): string {
  const [first, second] = side;
  if (!first) return "";
  const isCorner = second !== undefined && isNorthSouth(first) !== isNorthSouth(second);
  if (!isCorner) return texts[`side${first}`];
  const [upright, level] = isNorthSouth(first) ? [first, second] : [second, first];
  return texts[`side${upright}${level}` as "sideNE" | "sideNW" | "sideSE" | "sideSW"];
}

const isNorthSouth = (side: string): boolean => side === "N" || side === "S";
