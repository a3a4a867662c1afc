import type { Point } from "../../../../src/project/types.ts";
import { type Corner, cornerAt, insertCorner, lineAt, moveCorner } from "./editShape.ts";
import { distance, isNearBox, type Shape } from "./polygon.ts";

/** Where a point snaps to: a corner of a neighbour, or a line of one. */
export type Snap = {
  readonly kind: "corner" | "line";
  /** Index of the neighbour. */
  readonly neighbour: number;
  /** The corner itself, or the line's first corner. */
  readonly corner: Corner;
  readonly point: Point;
};

/**
 * Where a point within `tolerance` units of a neighbour snaps to: the nearest corner or, only if there is none, the
 * nearest line, so that two regions share one line. 8 px on screen are 8 / zoom units.
 */
export function snap(point: Point, neighbours: readonly Shape[], tolerance: number): Snap | undefined {
  const near = neighbours.flatMap((shape, neighbour) =>
    isNearBox(shape, point, tolerance) ? [{ shape, neighbour }] : [],
  );
  const corners = near.flatMap(({ shape, neighbour }): Snap[] => {
    const corner = cornerAt(shape, point, tolerance);
    const found = corner && shape[corner.part]?.[corner.index];
    return corner && found ? [{ kind: "corner", neighbour, corner, point: found }] : [];
  });
  const lines = (): readonly Snap[] =>
    near.flatMap(({ shape, neighbour }): Snap[] => {
      const line = lineAt(shape, point, tolerance);
      return line ? [{ kind: "line", neighbour, ...line }] : [];
    });
  const nearest = (snaps: readonly Snap[]) =>
    snaps.toSorted((a, b) => distance(a.point, point) - distance(b.point, point))[0];
  return nearest(corners) ?? nearest(lines());
}

/**
 * The additional offset of an entire shape so that one of its corners snaps to a neighbour: the shortest one, corners
 * before lines.
 */
export function snapShape(
  shape: Shape,
  neighbours: readonly Shape[],
  tolerance: number,
): { readonly by: Point; readonly snap: Snap } | undefined {
  const found = shape.flat().flatMap((point) => {
    const snapped = snap(point, neighbours, tolerance);
    return snapped ? [{ by: [snapped.point[0] - point[0], snapped.point[1] - point[1]] as const, snap: snapped }] : [];
  });
  const rank = ({ by, snap: { kind } }: (typeof found)[number]) =>
    Math.hypot(...by) + (kind === "corner" ? 0 : tolerance);
  return found.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Shapes that change together, by index. */
export type ShapeChanges = ReadonlyMap<number, Shape>;

/** Corners closer than this count as one: outlines are written in tenths of a unit. */
const sameCornerDistance = 0.15;

/** Moves a corner along with every shape that shares it: `shapes` are all on the picture, `index` the dragged one. */
export function moveSharedCorner(
  shapes: readonly Shape[],
  { index, corner }: { readonly index: number; readonly corner: Corner },
  to: Point,
): ShapeChanges {
  const from = shapes[index]?.[corner.part]?.[corner.index];
  const changes = new Map<number, Shape>();
  if (!from) return changes;
  for (const [at, shape] of shapes.entries()) {
    if (!isNearBox(shape, from, sameCornerDistance)) continue;
    const shared = at === index ? corner : cornerAt(shape, from, sameCornerDistance);
    if (shared) changes.set(at, moveCorner(shape, shared, to));
  }
  return changes;
}

/** Gives a neighbour its own corner where another shape's corner snapped to its line: from then on they move together. */
export function shareCorner(neighbour: Shape, { kind, corner, point }: Snap): Shape {
  return kind === "line" ? insertCorner(neighbour, corner, point) : neighbour;
}
