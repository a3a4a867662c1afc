import type { Look, Size } from "./view.ts";

/** Upright angles: how near and how wide a look may be. */
const [narrowestDeg, widestDeg] = [30, 95];
/** Straight up and down the picture's rows meet in a point; a little before that is as far as a neck goes. */
const steepest = (85 * Math.PI) / 180;
/** Near the poles a finger would spin the view. */
const leastAcross = 0.3;

/** The first look: a room shows its corners on a wide screen and its height on a phone. */
export function firstFovDeg({ width, height }: Size): number {
  return width < height ? 85 : 65;
}

/** A look that is possible: not further up or down than allowed, and yaw within half a turn. */
export function held({ yaw, pitch, fovDeg }: Look): Look {
  return {
    yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
    pitch: Math.min(steepest, Math.max(-steepest, pitch)),
    fovDeg: Math.min(widestDeg, Math.max(narrowestDeg, fovDeg)),
  };
}

/** How far a drag by so many pixels turns the view, in radians: what was taken hold of stays under the finger. */
export function turnedBy(right: number, down: number, view: Look & Size): Pick<Look, "yaw" | "pitch"> {
  const focal = view.height / 2 / Math.tan((view.fovDeg * Math.PI) / 360);
  return { yaw: -right / focal / Math.max(leastAcross, Math.cos(view.pitch)), pitch: down / focal };
}

/** The yaw of `to` that is reached on the shorter way from `from`. */
export function nearYaw(from: number, to: number): number {
  return from + Math.atan2(Math.sin(to - from), Math.cos(to - from));
}
