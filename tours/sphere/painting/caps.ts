import type { Look, Size } from "../view.ts";
import type { Part } from "./parts.ts";

type Vector = readonly [x: number, y: number, z: number];

/** A round cap of the sphere that holds a part of it: what is compared with the view in every frame. */
export type Cap = { readonly middle: Vector; readonly sinRadius: number };

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** In the scene the picture's middle lies along -z, x points to the right of it and y upwards. */
function directionOf(yaw: number, pitch: number): Vector {
  return [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
}

/** The cap around a part of the sphere. A part that is wider than a quarter turn may lie anywhere. */
export function capOf({ cols, rows, col, row }: Part): Cap {
  const at = (x: number, y: number): Vector => directionOf((x / cols - 0.5) * 2 * Math.PI, (0.5 - y / rows) * Math.PI);
  const middle = at(col + 0.5, row + 0.5);
  if (cols < 4 || rows < 2) return { middle, sinRadius: 1 };
  const cosRadius = Math.min(dot(middle, at(col, row)), dot(middle, at(col, row + 1)));
  return { middle, sinRadius: Math.sqrt(1 - cosRadius ** 2) };
}

/** Whether a cap may be in view: a cap beside a corner of the view may be taken for one inside, never the other way round. */
export function seenCaps({ yaw, pitch, fovDeg, width, height }: Look & Size): (cap: Cap) => boolean {
  const up = Math.tan((fovDeg * Math.PI) / 360);
  const across = (up * width) / height;
  const ahead = directionOf(yaw, pitch);
  const right: Vector = [Math.cos(yaw), 0, Math.sin(yaw)];
  const above = directionOf(yaw, pitch + Math.PI / 2);
  // Normals of the view's four sides, of length 1, pointing inwards.
  const side = (towards: Vector, sign: 1 | -1, tan: number): Vector => {
    const length = Math.hypot(1, tan);
    const part = (axis: 0 | 1 | 2): number => (ahead[axis] * tan + sign * towards[axis]) / length;
    return [part(0), part(1), part(2)];
  };
  const sides = [side(right, 1, across), side(right, -1, across), side(above, 1, up), side(above, -1, up)];
  return ({ middle, sinRadius }) => sides.every((normal) => dot(normal, middle) > -sinRadius);
}
