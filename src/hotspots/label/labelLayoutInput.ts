import type { Point } from "../../project/types.ts";
import type { Box } from "../hotspot.ts";

type Size = { readonly width: number; readonly height: number };

/** Everything that a label's position depends on, in px of the stage. */
export type LabelLayoutInput = {
  readonly region: Box;
  /** All regions of the picture, including `region`. */
  readonly regions: readonly Box[];
  readonly stage: Size;
  readonly label: Size;
  readonly tone: "site" | "tower" | "plan";
  /** x of the region's lettering, where the leader enters: a box's centre may lie outside its region. */
  readonly anchorX?: number | undefined;
  /** Other boxes on the picture, which the label avoids if possible. */
  readonly obstacles?: readonly Box[];
  readonly finger?: { readonly x: number; readonly y: number } | undefined;
};

/** The label's box, and its leader: from the label's edge to a dot just inside the region, one straight segment. */
export type LabelPlace = { readonly box: Box; readonly from: Point; readonly to: Point };

/** Places the label of a region; each kind of picture has its own function. */
export type PlaceLabel = (question: LabelLayoutInput) => LabelPlace;

/** Distance of a label from regions, from the stage's edge and from a finger, px. */
export const away = 24;
/** Distance of the leader's dot from the region's edge, px. */
export const inside = 6;

export const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to));
