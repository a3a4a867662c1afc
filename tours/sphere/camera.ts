import type { Camera, ViewSize } from "./view.ts";

/** The limits of the zoom, maximum and minimum: the narrowest and the widest vertical field of view (FOV). */
const [narrowestDeg, widestDeg] = [30, 95];
/** Slightly less than straight up and down, where the rows of the picture meet in a point. */
const steepest = (85 * Math.PI) / 180;
/** Limits how fast a drag near the poles spins the view. */
const minCosPitch = 0.3;

/** The first view: on a wide screen it includes a room's corners, on a phone its height. */
export function firstFovDeg({ width, height }: ViewSize): number {
  return width < height ? 85 : 65;
}

/** The camera within its limits of pitch and field of view, with yaw within half a turn. */
export function clampCamera({ yaw, pitch, fovDeg }: Camera): Camera {
  return {
    yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
    pitch: Math.min(steepest, Math.max(-steepest, pitch)),
    fovDeg: Math.min(widestDeg, Math.max(narrowestDeg, fovDeg)),
  };
}

/** How far a drag of the given pixels turns the view, in radians, so that the grabbed point stays under the pointer. */
export function rotationOfDrag(right: number, down: number, view: Camera & ViewSize): Pick<Camera, "yaw" | "pitch"> {
  const focal = view.height / 2 / Math.tan((view.fovDeg * Math.PI) / 360);
  return { yaw: -right / focal / Math.max(minCosPitch, Math.cos(view.pitch)), pitch: down / focal };
}

/** `to` plus or minus full turns, so that it is reached from `from` by the shorter way. */
export function nearestEquivalentYaw(from: number, to: number): number {
  return from + Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

/**
 * From scene to view coordinates, column-major, as WebGL expects: the camera lies ahead, along -z. In the scene the picture's middle lies
 * along -z, x points to the right of it and y upwards.
 */
export function viewRotationMatrix({ yaw, pitch }: Pick<Camera, "yaw" | "pitch">): readonly number[] {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const right = [cosYaw, -sinYaw * sinPitch, -sinYaw * cosPitch];
  const up = [0, cosPitch, -sinPitch];
  const behind = [sinYaw, cosYaw * sinPitch, cosYaw * cosPitch];
  return [...right, ...up, ...behind];
}
