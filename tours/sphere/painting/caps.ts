import type { Camera, ViewSize } from "../view.ts";
import type { Tile } from "./tiles.ts";

type Vector = readonly [x: number, y: number, z: number];

/** A round cap of the sphere that contains a tile; it is tested against the view in every frame. */
export type Cap = { readonly middle: Vector; readonly sinRadius: number };

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** In the scene, the picture's centre lies along -z, x points to the right of it and y upwards. */
function directionOf(yaw: number, pitch: number): Vector {
  return [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
}

/** The cap around a tile. One that is wider than a quarter turn counts as always visible. */
export function capOf({ cols, rows, col, row }: Tile): Cap {
  const at = (x: number, y: number): Vector => directionOf((x / cols - 0.5) * 2 * Math.PI, (0.5 - y / rows) * Math.PI);
  const middle = at(col + 0.5, row + 0.5);
  if (cols < 4 || rows < 2) return { middle, sinRadius: 1 };
  const cosRadius = Math.min(dot(middle, at(col, row)), dot(middle, at(col, row + 1)));
  return { middle, sinRadius: Math.sqrt(1 - cosRadius ** 2) };
}

/** A test for whether a cap may be in view. Near the corners of the view it may report a cap outside as inside, never the reverse. */
export function capFilter({ yaw, pitch, fovDeg, width, height }: Camera & ViewSize): (cap: Cap) => boolean {
  const up = Math.tan((fovDeg * Math.PI) / 360);
  const across = (up * width) / height;
  const ahead = directionOf(yaw, pitch);
  const right: Vector = [Math.cos(yaw), 0, Math.sin(yaw)];
  const above = directionOf(yaw, pitch + Math.PI / 2);
  // Normals of the view's four sides, of length 1, pointing inwards.
  const side = (towards: Vector, sign: 1 | -1, tan: number): Vector => {
    const length = Math.hypot(1, tan);
    const component = (axis: 0 | 1 | 2): number => (ahead[axis] * tan + sign * towards[axis]) / length;
    return [component(0), component(1), component(2)];
  };
  const sides = [side(right, 1, across), side(right, -1, across), side(above, 1, up), side(above, -1, up)];
  return ({ middle, sinRadius }) => sides.every((normal) => dot(normal, middle) > -sinRadius);
}
