import type { Point } from "../../../../../src/project/types.ts";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import { type Handle, handleAt, handlesOf } from "../../../draft/geometry/handles.ts";
import { distance, isInside, type Shape } from "../../../draft/geometry/polygon.ts";

/** What is below the pointer. */
export type Hit =
  | { readonly kind: "corner"; readonly handle: Handle }
  /** The middle of a line, where a corner can be added: after `corner`. */
  | { readonly kind: "between"; readonly corner: Corner; readonly point: Point }
  | { readonly kind: "region"; readonly region: number }
  | { readonly kind: "nothing" };

/** The midpoints of a shape's lines. */
export const middlesOf = (
  shape: Shape,
): readonly { readonly corner: Corner; readonly point: Point; readonly length: number }[] =>
  shape.flatMap((polygon, part) =>
    polygon.map(([x, y], index) => {
      const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
      const point = [(x + nextX) / 2, (y + nextY) / 2] as const;
      return { corner: { part, index }, point, length: Math.hypot(nextX - x, nextY - y) };
    }),
  );

type Look = {
  readonly shapes: readonly Shape[];
  /** The region whose corners can be dragged; undefined if regions can only be selected. */
  readonly selected: number | undefined;
  /** Half the width of a finger or pointer, in units. */
  readonly reach: number;
  /** Minimum distance between handles, in units. */
  readonly apart: number;
};

/** The hit test: corners take precedence over midpoints, and these over regions; of regions, the selected one, then the topmost. */
export function hitAt(point: Point, { shapes, selected, reach, apart }: Look): Hit {
  const shape = selected === undefined ? undefined : shapes[selected];
  if (shape) {
    const handle = handleAt(handlesOf(shape, apart), point, reach);
    if (handle) return { kind: "corner", handle };
    const middle = middlesOf(shape).find((each) => each.length > reach * 4 && distance(each.point, point) <= reach);
    if (middle) return { kind: "between", corner: middle.corner, point: middle.point };
    if (selected !== undefined && isInside(shape, point)) return { kind: "region", region: selected };
  }
  const region = shapes.findLastIndex((each) => isInside(each, point));
  return region < 0 ? { kind: "nothing" } : { kind: "region", region };
}
