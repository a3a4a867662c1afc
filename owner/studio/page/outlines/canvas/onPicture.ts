import type { Shape } from "../../../draft/geometry/polygon.ts";
import type { AskedShape } from "../../../draft/svg/askedShapes.ts";

/** A shape without an owner, as it lies on the picture. */
export type AskedMark = AskedShape & {
  readonly isPointed: boolean;
  readonly isGiven: boolean;
  /** Leads to its question beside the picture. */
  readonly point: () => void;
};

/** What lies on the picture of an offer that is open: outlines that would be taken, and shapes that are asked about. */
export type OnPicture = { readonly shapes: readonly Shape[]; readonly asked: readonly AskedMark[] };

export const nothingOnPicture: OnPicture = { shapes: [], asked: [] };
