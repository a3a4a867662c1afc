import type { Status } from "../project/types.ts";
import { cellPaths } from "./cellPaths.ts";

type Props = {
  readonly statuses: readonly (Status | undefined)[];
  /** Width of the row relative to that of the widest floor: the rows narrow as the tower does. More than 1 counts as 1. */
  readonly relativeWidth: number;
};

/** The apartments of a floor as cells; their status is shown by shape, not only by colour. */
export function Cells({ statuses, relativeWidth }: Props) {
  if (statuses.length === 0) return <span className="cells" />;
  const { full, half, outline } = cellPaths(statuses);
  const width = statuses.length * 12 - 2;
  return (
    <span className="cells">
      <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" width={`${relativeWidth * 100}%`} aria-hidden="true">
        <path d={outline} className="cell-outline" />
        <path d={full + half} className="cell-full" />
      </svg>
    </span>
  );
}
