import type { Picture } from "../../src/project/types.ts";
import type { Box } from "./bookTypes.ts";

type Wish = {
  /** The ratio of the part's width to its height. */
  readonly ratio: number;
  /** The largest share of the picture's width that the part may have. */
  readonly share?: number;
  /** The centre of the part, from 0 to 1 across and down. */
  readonly at?: readonly [number, number];
};

/** The largest part of a picture with these proportions around a point, moved so that it does not extend beyond the picture. */
export function coverBox(
  { width, height }: Pick<Picture, "width" | "height">,
  { ratio, share = 1, at = [0.5, 0.5] }: Wish,
): Box {
  const wide = Math.min(width * share, height * ratio);
  const high = wide / ratio;
  const inside = (middle: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - part / 2, 0), whole - part));
  return {
    x: inside(at[0], wide, width),
    y: inside(at[1], high, height),
    width: Math.floor(wide),
    height: Math.floor(high),
  };
}
