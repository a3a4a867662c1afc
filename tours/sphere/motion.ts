import { nearestEquivalentYaw } from "./camera.ts";
import type { Camera } from "./view.ts";

/** Radians per millisecond. */
export type Speed = { readonly yaw: number; readonly pitch: number };

/** The keys that are pressed: -1, 0 or 1 for each direction; a zoom of 1 zooms in. */
export type PressedKeys = { readonly yaw: number; readonly pitch: number; readonly zoom: number };

/** The motions of the view between gestures. */
export type Motion =
  | { readonly kind: "rest" }
  /** Inertia after a drag. */
  | { readonly kind: "glide"; readonly speed: Speed }
  /** Towards a camera, eased at both ends. */
  | {
      readonly kind: "turn";
      readonly from: Camera;
      readonly to: Camera;
      readonly durationMs: number;
      readonly elapsedMs: number;
    }
  /** While keys are pressed. `share`: of the full speed, eased at both ends. */
  | { readonly kind: "keys"; readonly pressed: PressedKeys; readonly last: PressedKeys; readonly speedFactor: number };

export const rest: Motion = { kind: "rest" };

/** A glide loses all but a third of its speed in this time. */
const glideMs = 325;
/** Slower movement is not visible. */
const minSpeed = 2e-5;
/** A fifth of a turn per second at the initial field of view; zoomed-in views turn more slowly. */
const keySpeed = { turn: 1.2e-3, zoomDeg: 0.03 };
const keyEaseMs = 120;
const initialFovDeg = 65;

/** A turn towards a camera; the duration grows with the distance, up to a limit. */
export function turnTo(from: Camera, to: Camera): Motion {
  const yaw = nearestEquivalentYaw(from.yaw, to.yaw);
  const distance = Math.hypot(yaw - from.yaw, to.pitch - from.pitch);
  const durationMs = 250 + Math.min(1150, distance * 450);
  return { kind: "turn", from, to: { ...to, yaw }, durationMs, elapsedMs: 0 };
}

/** Inertia after a drag, or rest if the pointer stood still. */
export function glide(speed: Speed): Motion {
  return Math.hypot(speed.yaw, speed.pitch) < minSpeed ? rest : { kind: "glide", speed };
}

/** Movement by keys; after the last key is released the view comes to rest within a moment. */
export function moveByKeys(motion: Motion, pressed: PressedKeys): Motion {
  const isPressed = pressed.yaw !== 0 || pressed.pitch !== 0 || pressed.zoom !== 0;
  const speedFactor = motion.kind === "keys" ? motion.speedFactor : 0;
  if (!isPressed && motion.kind !== "keys") return motion;
  return { kind: "keys", pressed, last: isPressed || motion.kind !== "keys" ? pressed : motion.last, speedFactor };
}

type Moved = { readonly camera: Camera; readonly motion: Motion };

/** The camera after the given number of milliseconds, and the motion that continues. */
export function step(camera: Camera, motion: Motion, ms: number): Moved {
  switch (motion.kind) {
    case "rest":
      return { camera, motion };
    case "glide":
      return stepGlide(camera, motion.speed, ms);
    case "turn":
      return stepTurn(motion, ms);
    case "keys":
      return stepKeys(camera, motion, ms);
  }
}

function stepGlide(camera: Camera, speed: Speed, ms: number): Moved {
  const remaining = Math.exp(-ms / glideMs);
  // The distance covered at a speed that decays exponentially.
  const distance = glideMs * (1 - remaining);
  const moved = { ...camera, yaw: camera.yaw + speed.yaw * distance, pitch: camera.pitch + speed.pitch * distance };
  return { camera: moved, motion: glide({ yaw: speed.yaw * remaining, pitch: speed.pitch * remaining }) };
}

function stepTurn(motion: Extract<Motion, { kind: "turn" }>, ms: number): Moved {
  const elapsedMs = motion.elapsedMs + ms;
  if (elapsedMs >= motion.durationMs) return { camera: motion.to, motion: rest };
  const progress = elapsedMs / motion.durationMs;
  const eased = progress * progress * (3 - 2 * progress);
  const between = (part: keyof Camera): number => motion.from[part] + (motion.to[part] - motion.from[part]) * eased;
  const camera = { yaw: between("yaw"), pitch: between("pitch"), fovDeg: between("fovDeg") };
  return { camera, motion: { ...motion, elapsedMs } };
}

function stepKeys(camera: Camera, motion: Extract<Motion, { kind: "keys" }>, ms: number): Moved {
  const { pressed, last } = motion;
  const isPressed = pressed.yaw !== 0 || pressed.pitch !== 0 || pressed.zoom !== 0;
  const speedFactor = motion.speedFactor + ((isPressed ? 1 : 0) - motion.speedFactor) * (1 - Math.exp(-ms / keyEaseMs));
  if (!isPressed && speedFactor < 0.02) return { camera, motion: rest };
  const angle = keySpeed.turn * speedFactor * ms * (camera.fovDeg / initialFovDeg);
  const moved = {
    yaw: camera.yaw + last.yaw * angle,
    pitch: camera.pitch + last.pitch * angle,
    fovDeg: camera.fovDeg - last.zoom * keySpeed.zoomDeg * speedFactor * ms,
  };
  return { camera: moved, motion: { ...motion, speedFactor } };
}
