import type { Status } from "../project/types.ts";

/** Cells of a row as path data, one path per look; a cell is 10 wide with a gap of 2, and 10 high. */
export type CellPaths = { readonly full: string; readonly half: string; readonly outline: string };

/**
 * One cell per apartment: full for a free one (and one without a status), half for a reserved, outlined for a sold, a speck for one
 * not for sale yet.
 */
export function cellPaths(statuses: readonly (Status | undefined)[]): CellPaths {
  const paths = { full: "", half: "", outline: "" };
  statuses.forEach((status, index) => {
    const x = index * 12;
    if (status === "sold" || status === "reserved") paths.outline += `M${x} 0h10v10h-10z`;
    if (status === "reserved") paths.half += `M${x} 0h10v10z`;
    if (status === "notReleased") paths.full += `M${x + 3} 3h4v4h-4z`;
    if (status === "available" || status === undefined) paths.full += `M${x} 0h10v10h-10z`;
  });
  return paths;
}
