import type { Status } from "../project/types.ts";

/** The cells of a row of apartments (Cells.tsx) as SVG path data, one path per fill style; a cell is 10 by 10 with a gap of 2. */
export type CellPaths = { readonly full: string; readonly half: string; readonly outline: string };

/**
 * One cell per apartment: full if available (or without a status), half if reserved, outlined if sold, a small square if not released.
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
