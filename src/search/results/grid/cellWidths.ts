import type { Apartment } from "../../../project/types.ts";

/** A cell's width as a share of its tower's width, including the gap to the next cell. */
export type WidthOf = (apartment: Apartment) => number;

/** Minimum width of a cell as a share of its tower's width: 24 px, the minimum touch target, on a phone of 320 px. */
const minShare = 24.25 / 288;
/** Gap between apartments of different entrances, as a share of the tower's width. */
export const entranceGap = 0.025;
/** Maximum average width of cells, which limits those of a tower with few apartments per floor. */
const maxMeanShare = 0.3;

/**
 * The width of each apartment's cell, so that the widest line just fits: proportional to its area, but wide enough to be pressed.
 * An apartment without an area is as wide as the average of its kind, or as narrow as possible.
 */
export function cellWidths(lines: readonly (readonly Apartment[])[]): WidthOf {
  const means = meanAreas(lines);
  const areaOf = ({ area, kind }: Apartment): number => area ?? means.get(kind) ?? 0;
  const perSquareMetre = lines.reduce((scale, line) => {
    return line.length === 0 ? scale : Math.min(scale, fittedScale(line.map(areaOf), 1 - gaps(line)));
  }, maxScale(lines));
  // If no apartment has an area, all cells are equal.
  const longest = lines.reduce((most, line) => Math.max(most, line.length + gaps(line)), 1);
  const equalShare = Math.min(1 / longest, 2 * minShare);
  return (apartment) => (means.size > 0 ? Math.max(minShare, areaOf(apartment) * perSquareMetre) : equalShare);
}

/** Width per m² at which a line fills the available width, while each of its small apartments has the width `minShare`. */
function fittedScale(areas: readonly number[], availableShare: number): number {
  let wideAreas = areas;
  for (;;) {
    const total = wideAreas.reduce((sum, area) => sum + area, 0);
    if (total === 0) return Infinity;
    const scale = Math.max(0, availableShare - (areas.length - wideAreas.length) * minShare) / total;
    const next = wideAreas.filter((area) => area * scale > minShare);
    if (next.length === wideAreas.length || next.length === 0) return scale;
    wideAreas = next;
  }
}

function maxScale(lines: readonly (readonly Apartment[])[]): number {
  const areas = lines.flat().flatMap(({ area }) => area ?? []);
  const total = areas.reduce((sum, area) => sum + area, 0);
  return total > 0 ? (maxMeanShare * areas.length) / total : 1;
}

function gaps(line: readonly Apartment[]): number {
  return entranceGap * line.filter(({ entrance }, index) => index > 0 && entrance !== line[index - 1]?.entrance).length;
}

function meanAreas(lines: readonly (readonly Apartment[])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { total: number; count: number }>();
  for (const { kind, area } of lines.flat()) {
    if (area === undefined) continue;
    const { total, count } = sums.get(kind) ?? { total: 0, count: 0 };
    sums.set(kind, { total: total + area, count: count + 1 });
  }
  return new Map([...sums].map(([kind, { total, count }]) => [kind, total / count]));
}
