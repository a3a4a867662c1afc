import { writeShape } from "../../../draft/geometry/polygon.ts";
import type { OverlapOfTwo } from "./useOverlaps.ts";

/** What regions share that they should not, in red; what is wrong is said beside it. */
export function OverlapMarks({ overlaps }: { readonly overlaps: readonly OverlapOfTwo[] }) {
  return overlaps.map(({ one, other, overlap }) => (
    <path key={`${one} ${other}`} className="overlap" d={writeShape(overlap.slices)} />
  ));
}
