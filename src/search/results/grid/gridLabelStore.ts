import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApartmentId } from "../../../project/types.ts";

/** Position of the label of the apartment that is pointed at, and of its leader; px from the grid's upper left corner. */
export type GridLabelPosition = {
  readonly apartment: ApartmentId;
  /** Centre of the apartment's cell. */
  readonly x: number;
  /** Top of the cell's visible part. */
  readonly y: number;
  /** Top of the label. */
  readonly labelY: number;
};

/** The label that is shown. A store and no state of the grid, so that pointing renders only the label. */
export type GridLabelStore = StoreApi<{ readonly label: GridLabelPosition | undefined }>;

export function createGridLabelStore(): GridLabelStore {
  return createStore(() => ({ label: undefined }));
}

/** The label's height, px. */
export const labelPx = 42;
/** Length of the leader of a label beside its cell, px. */
const leaderPx = 22;
/** How much of the window's top a header of the page may cover, px. */
const pageHeaderPx = 80;
/** A cell further down has its label beside it, because a leader from the top of the grid would be too long, px. */
const maxCellYPx = 460;
/** A narrower grid has no space for the label at its top, px. */
const minWidthForLabelAtTopPx = 560;

/** How far from the leader the pointer may move on its way to the label, px. */
const leaderTolerancePx = 24;

/** Whether a point, px from the grid's upper left corner, is between a cell and its label. */
export function isBetweenCellAndLabel(
  { x, y, labelY }: GridLabelPosition,
  pointer: { readonly x: number; readonly y: number },
): boolean {
  return (
    Math.abs(pointer.x - x) <= leaderTolerancePx && pointer.y <= Math.max(y, labelY) && pointer.y >= Math.min(y, labelY)
  );
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/**
 * Places the label of an apartment at the top of the grid; if that is too far away or not visible, above the cell, or below it if there is
 * no space above. `cell` and `grid` in px of the window; `visiblePx`: height of the visible part of the cell.
 */
export function placeGridLabel(
  apartment: ApartmentId,
  cell: Box,
  { grid, visiblePx }: { readonly grid: Box; readonly visiblePx: number },
): GridLabelPosition {
  const x = cell.left - grid.left + cell.width / 2;
  const y = cell.top - grid.top + cell.height - visiblePx;
  const isAtTop = grid.width >= minWidthForLabelAtTopPx && grid.top >= pageHeaderPx && y <= maxCellYPx;
  const aboveCell = y - leaderPx - labelPx;
  const belowCell = y + visiblePx + leaderPx;
  return { apartment, x, y, labelY: isAtTop ? 0 : aboveCell >= 0 ? aboveCell : belowCell };
}
