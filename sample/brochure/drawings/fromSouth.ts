import type { Tower } from "../../buildingTypes.ts";
import { placePoint } from "../../geometry/placement.ts";

/** A part of a facade in metres: left and right as seen from the south, bottom and top above the ground. */
export type Piece = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };

type Reach = Pick<Piece, "left" | "right">;

type View = {
  /** Whether a depth of the plate is in the visible half. */
  readonly isFront: (y: number) => boolean;
  /** The position of a stretch of the plate, from left to right. */
  readonly across: (a: number, b: number) => Reach;
};

/** The middle of the corridor: the apartments south of it form the plate's own south front. */
const middle = 11.1;

/** How a tower's plates appear from the south; a tower that is turned shows its north side. */
export function fromSouth({ origin, rot }: Tower): View {
  const leftOf = (x: number): number => placePoint([x, 0], { at: origin, rot })[0];
  return {
    isFront: (y) => (rot === 180 ? y > middle : y < middle),
    across: (a, b) => ({ left: Math.min(leftOf(a), leftOf(b)), right: Math.max(leftOf(a), leftOf(b)) }),
  };
}
