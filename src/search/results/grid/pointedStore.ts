import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApartmentId } from "../../../project/types.ts";

/** Where the label of a pointed apartment stands; px from the grid's upper left corner. */
export type Pointed = {
  readonly apartment: ApartmentId;
  /** Middle of its cell. */
  readonly x: number;
  /** Upper edge of what is seen of it. */
  readonly y: number;
  /** Upper edge of the label. */
  readonly labelY: number;
};

/** Beside React's state: pointing draws the label and nothing else. */
export type PointedStore = StoreApi<{ readonly pointed: Pointed | undefined }>;

export function createPointedStore(): PointedStore {
  return createStore(() => ({ pointed: undefined }));
}

/** The label's height, px. */
export const labelPx = 42;
/** A leader is at least this long, px. */
const leaderPx = 22;
/** A page's own bar may lie over what is nearer to the window's edge, px; a leader is no longer than this. */
const [barPx, longestPx] = [80, 460];
/** In a narrower grid there is no sky for the label, px. */
const leastSkyPx = 560;

/** How far beside its leader a pointer is still on its way to the label, px. */
const wayPx = 24;

/** Whether a place, px from the grid's upper left corner, lies between a cell and its label. */
export function isOnWay({ x, y, labelY }: Pointed, place: { readonly x: number; readonly y: number }): boolean {
  return Math.abs(place.x - x) <= wayPx && place.y <= Math.max(y, labelY) && place.y >= Math.min(y, labelY);
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The label docks in the sky over the grid; where that is far away or out of sight it stands just over the cell, under it where there is no room. Boxes in px of the window. */
export function pointedAt(
  apartment: ApartmentId,
  cell: Box,
  { grid, visiblePx }: { readonly grid: Box; readonly visiblePx: number },
): Pointed {
  const x = cell.left - grid.left + cell.width / 2;
  const y = cell.top - grid.top + cell.height - visiblePx;
  const isDocked = grid.width >= leastSkyPx && grid.top >= barPx && y <= longestPx;
  const over = y - leaderPx - labelPx;
  return { apartment, x, y, labelY: isDocked ? 0 : over >= 0 ? over : y + visiblePx + leaderPx };
}
