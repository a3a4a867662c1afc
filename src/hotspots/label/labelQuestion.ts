import type { Point } from "../../project/types.ts";
import type { Box } from "../hotspot.ts";

type Size = { readonly width: number; readonly height: number };

/** What a label's place depends on; everything in px of the stage. */
export type LabelQuestion = {
  readonly region: Box;
  /** All regions of the picture, `region` among them. */
  readonly regions: readonly Box[];
  readonly stage: Size;
  readonly label: Size;
  readonly tone: "site" | "tower" | "plan";
  /** Where the region is lettered, x: the leader comes in there, as a box's middle may lie outside the region. */
  readonly anchorX?: number | undefined;
  /** What else stands on the picture: the label covers none of it where it has another place. */
  readonly obstacles?: readonly Box[];
  readonly finger?: { readonly x: number; readonly y: number } | undefined;
};

/** The label's box, and its leader: from the label's edge to a dot just inside the region, one straight segment. */
export type LabelPlace = { readonly box: Box; readonly from: Point; readonly to: Point };

/** Says where the label of a region stands: each screen brings the way of its picture. */
export type PlaceLabel = (question: LabelQuestion) => LabelPlace;

/** A label stays this far from regions, from the stage's edge and from a finger, px. */
export const away = 24;
/** The leader's dot lies this far inside the region, px. */
export const inside = 6;

export const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to));
