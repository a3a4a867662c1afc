import type { Point } from "../../../../src/project/types.ts";
import { lineAt } from "../geometry/editShape.ts";
import { distance, type Shape } from "../geometry/polygon.ts";
import { snap, type Snap } from "../geometry/snap.ts";
import type { WallMap } from "./wallMap.ts";
import { snapToWall, type WallSnap } from "./wallSnap.ts";

/** Where a point snaps to: a neighbour, or a wall of the picture. */
export type Caught = Snap | WallSnap;

/** The candidates that a point may snap to; `tolerance` in units. */
export type Catching = {
  readonly tolerance: number;
  /** Empty: points do not snap to neighbours. */
  readonly neighbours: readonly Shape[];
  /** Undefined if points do not snap to walls, or the picture has not been read yet. */
  readonly walls: WallMap | undefined;
};

/**
 * Corners before lines; a neighbour before a wall that is only slightly nearer: two apartments should share one line, not a line and its
 * wall.
 */
export function catchPoint(point: Point, { tolerance, neighbours, walls }: Catching): Caught | undefined {
  const shape = snap(point, neighbours, tolerance);
  const wall = walls && snapToWall(walls, point, tolerance);
  if (!shape || !wall) return shape ?? wall;
  const [hardly, isNearer] = [
    tolerance / 4,
    distance(wall.point, point) + tolerance / 4 < distance(shape.point, point),
  ];
  if (wall.kind === "wallEdge") return shape.kind === "line" && isNearer ? wall : shape;
  if (shape.kind === "corner") return isNearer ? wall : shape;
  // A corner of a wall on a neighbour's line: there, and on that line.
  const shared = lineAt(neighbours[shape.neighbour] ?? [], wall.point, hardly);
  return shared ? { ...shape, ...shared } : wall;
}
