import type { Point, Rect } from "../types.ts";
import { rectPolygon } from "../geometry/rect.ts";
import type { Stroke } from "./stroke.ts";

/** The marks from which symbols are composed, in the piece's own metres: u along its back, v from back to front. */
export const mark = {
  box(rect: Rect, radius = 0): Stroke {
    return { kind: "loop", points: rectPolygon(rect), radius };
  },
  line(...points: Point[]): Stroke {
    return { kind: "line", points };
  },
  loop(...points: Point[]): Stroke {
    return { kind: "loop", points };
  },
  circle(middle: Point, r: number): Stroke {
    return mark.ellipse(middle, [r, r]);
  },
  ellipse(middle: Point, [ru, rv]: Point): Stroke {
    return { kind: "ellipse", points: [middle, [middle[0] + ru, middle[1] + rv]] };
  },
  rack(u0: number, u1: number, v: number): Stroke {
    const [from, to]: [Point, Point] = [
      [u0, v],
      [u1, v],
    ];
    return { kind: "rack", points: [from, to] };
  },
} as const;
