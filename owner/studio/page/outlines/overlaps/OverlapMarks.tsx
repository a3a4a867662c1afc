import { writeShape } from "../../../draft/geometry/polygon.ts";
import type { ShownPair } from "./useOverlaps.ts";

/** What regions share that they should not, or leave open, in red; what is wrong is said beside it. */
export function OverlapMarks({ overlaps }: { readonly overlaps: readonly ShownPair[] }) {
  return overlaps.map(({ one, other, slices }) => (
    <path key={`${one} ${other}`} className="overlap" d={writeShape(slices)} />
  ));
}
