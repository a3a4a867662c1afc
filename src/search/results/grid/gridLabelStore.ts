import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApartmentId } from "../../../project/types.ts";

/** Position of the label of the pointed apartment; px from the grid's upper left corner. */
export type Pointed = {
  readonly apartment: ApartmentId;
  /** Centre of its cell. */
  readonly x: number;
  /** Top of the cell's visible part. */
  readonly y: number;
  /** Top of the label. */
  readonly labelY: number;
};

/** Outside React's state: pointing renders only the label. */
export type PointedStore = StoreApi<{ readonly pointed: Pointed | undefined }>;

export function createPointedStore(): PointedStore {
  return createStore(() => ({ pointed: undefined }));
}

/** The label's height, px. */
export const labelPx = 42;
/** Minimum length of a leader, px. */
const leaderPx = 22;
/** The page's own header may cover this much of the window's top, px; maximum length of a leader. */
const [barPx, maxPx] = [80, 460];
/** A narrower grid has no space for the label above it, px. */
const minWidthForLabelAbovePx = 560;

/** How far from the leader the pointer may move on its way to the label, px. */
const leaderTolerancePx = 24;

/** Whether a point, px from the grid's upper left corner, is between a cell and its label. */
export function isBetweenCellAndLabel(
  { x, y, labelY }: Pointed,
  pointer: { readonly x: number; readonly y: number },
): boolean {
  return (
    Math.abs(pointer.x - x) <= leaderTolerancePx && pointer.y <= Math.max(y, labelY) && pointer.y >= Math.min(y, labelY)
  );
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Places the label above the grid; if that is far away or out of view, just above the cell, or below it. Boxes in px of the window. */
export function gridLabelAt(
  apartment: ApartmentId,
  cell: Box,
  { grid, visiblePx }: { readonly grid: Box; readonly visiblePx: number },
): Pointed {
  const x = cell.left - grid.left + cell.width / 2;
  const y = cell.top - grid.top + cell.height - visiblePx;
  const isDocked = grid.width >= minWidthForLabelAbovePx && grid.top >= barPx && y <= maxPx;
  const over = y - leaderPx - labelPx;
  return { apartment, x, y, labelY: isDocked ? 0 : over >= 0 ? over : y + visiblePx + leaderPx };
}
