import svgpath from "svgpath";
import type { Point } from "../../../../src/project/types.ts";
import { distance, type Shape } from "../geometry/polygon.ts";

/** The maximum deviation of the lines that replace a curve, in units of the picture. */
const tolerance = 0.25;

const maxCorners = 500_000;

/**
 * Path data under transforms, innermost first, as corners: curves as lines, each part closed. Parts of fewer than three corners
 * and unreadable data are left out.
 * @throws Error for more corners than any drawing has
 */
export function pathShape(data: string, transforms: readonly string[]): Shape {
  let path = svgpath(data);
  for (const transform of transforms) path = path.transform(transform);
  const parts: Point[][] = [];
  let corners = 0;
  const add = (...points: readonly Point[]) => {
    corners += points.length;
    if (corners > maxCorners) throw new Error("The shape has too many corners.");
    parts.at(-1)?.push(...points);
  };
  path
    .unshort()
    .unarc()
    .abs()
    .iterate((...[[command, ...numbers], , x, y]) => {
      const points = pairs(numbers);
      if (command === "M") parts.push([...points]);
      else if (command === "H") add([numbers[0] ?? x, y]);
      else if (command === "V") add([x, numbers[0] ?? y]);
      else if (command === "C" || command === "Q") add(...curve([[x, y], ...points]));
      else if (command === "Z" || command === "z") {
        // Segments after a closed part without a new start continue from its first corner.
        const [first] = parts.at(-1) ?? [];
        if (first) parts.push([first]);
      } else add(...points);
    });
  return parts.map(withoutRepeats).filter(({ length }) => length > 2);
}

function pairs(numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));
}

/** A Bézier curve of three or four points as the ends of lines, without its start. */
function curve(points: readonly Point[]): readonly Point[] {
  const bends = points.slice(2).map(([x, y], index) => {
    const [[ax, ay], [bx, by]] = [points[index] ?? [x, y], points[index + 1] ?? [x, y]];
    return Math.hypot(ax - 2 * bx + x, ay - 2 * by + y);
  });
  // The error of a line is an eighth of the second derivative, divided by the square of the number of lines.
  const degree = points.length - 1;
  const lines = Math.ceil(Math.sqrt((degree * (degree - 1) * Math.max(0, ...bends)) / (8 * tolerance)));
  const count = Math.min(200, Math.max(1, lines));
  return Array.from({ length: count }, (_, index) => pointOn(points, (index + 1) / count));
}

/** De Casteljau's algorithm. */
function pointOn(points: readonly Point[], share: number): Point {
  let level = points;
  while (level.length > 1) {
    level = level.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = level[index] ?? [x, y];
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  }
  return level[0] ?? [0, 0];
}

function withoutRepeats(part: readonly Point[]): readonly Point[] {
  const near = (a: Point, b: Point | undefined) => b !== undefined && distance(a, b) < 0.05;
  const distinct = part.filter((point, index) => index === 0 || !near(point, part[index - 1]));
  const [first] = distinct;
  return distinct.length > 1 && first && near(first, distinct.at(-1)) ? distinct.slice(0, -1) : distinct;
}
