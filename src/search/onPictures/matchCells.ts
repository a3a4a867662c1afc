import type { Apartment } from "../../project/types.ts";
import type { Filter } from "../filter/filter.ts";
import { matches } from "../filter/matches.ts";

/** A row of apartments on their slabs, as path data by look. */
export type MatchCells = {
  readonly full: string;
  readonly half: string;
  readonly outline: string;
  /** The slabs of all apartments. */
  readonly slabs: string;
  readonly width: number;
};

/** Average width of a cell with its gap; top and height of a slab; minimum width. */
const [pitch, slabTop, slabHigh, gap, least] = [12, 7.9, 2.1, 2, 4];

/**
 * One cell per apartment, as wide as its area: upright if it matches, otherwise only its slab. A cell is filled for an available
 * apartment (or one without a status), outlined for a sold one, outlined and half filled for a reserved one.
 */
export function matchCells(filter: Filter, apartments: readonly Apartment[]): MatchCells {
  const areas = apartments.map(({ area }) => area);
  const knownAreas = areas.filter((area) => area !== undefined);
  const mean = knownAreas.reduce((sum, area) => sum + area, 0) / (knownAreas.length || 1);
  const paths = { full: "", half: "", outline: "", slabs: "" };
  let x = 0;
  apartments.forEach((apartment, index) => {
    const width = Math.max(least, round(pitch * (mean ? (areas[index] ?? mean) / mean : 1)) - gap);
    paths.slabs += `M${x} ${slabTop}h${width}v${slabHigh}h-${width}z`;
    if (matches(filter, apartment)) addCell(paths, apartment, { x, width });
    x = round(x + width + gap);
  });
  return { ...paths, width: Math.max(0, round(x - gap)) };
}

type Paths = { full: string; half: string; outline: string };

function addCell(
  paths: Paths,
  { status }: Apartment,
  { x, width }: { readonly x: number; readonly width: number },
): void {
  const cell = `M${x} 0h${width}v10h-${width}z`;
  if (status === "available" || status === undefined) paths.full += cell;
  else if (status === "notReleased") paths.full += `M${round(x + width / 2 - 2)} 3h4v4h-4z`;
  else paths.outline += cell;
  if (status === "reserved") paths.half += `M${x} 0h${width}v10z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
