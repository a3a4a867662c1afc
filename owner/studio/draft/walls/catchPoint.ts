import type { Point } from "../../../../src/project/types.ts";
import { lineAt } from "../geometry/editShape.ts";
import { distance, type Shape } from "../geometry/polygon.ts";
import { snap, type Snap } from "../geometry/snap.ts";
import type { WallMap } from "./wallMap.ts";
import { snapToWall, type WallSnap } from "./wallSnap.ts";

/** Where a point is caught: by a neighbour, or by a wall of the picture. */
export type Caught = Snap | WallSnap;

/** What may catch a point; `tolerance` in units. */
export type Catching = {
  readonly tolerance: number;
  /** None: neighbours catch nothing. */
  readonly neighbours: readonly Shape[];
  /** Undefined where walls catch nothing, or the picture has not been read yet. */
  readonly walls: WallMap | undefined;
};

/**
 * Corners before lines; a neighbour before a wall that is hardly nearer: two apartments are to share one line, not a line and its
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
