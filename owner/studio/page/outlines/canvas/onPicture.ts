import type { Shape } from "../../../draft/geometry/polygon.ts";
import type { UnassignedShape } from "../../../draft/svg/unassignedShapes.ts";

/** A shape without a region, as drawn on the picture. */
export type UnassignedMark = UnassignedShape & {
  readonly isPointed: boolean;
  readonly isAssigned: boolean;
  /** Leads to its question next to the picture. */
  readonly point: () => void;
};

/** The preview of an open suggestion: outlines that would be applied, and shapes whose region is unknown. */
export type OnPicture = { readonly shapes: readonly Shape[]; readonly unassigned: readonly UnassignedMark[] };

export const nothingOnPicture: OnPicture = { shapes: [], unassigned: [] };
