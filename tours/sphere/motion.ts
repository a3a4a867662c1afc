import { nearYaw } from "./camera.ts";
import type { Look } from "./view.ts";

/** Radians per millisecond. */
export type Speed = { readonly yaw: number; readonly pitch: number };

/** Which keys are held: -1, 0 or 1 each way; a zoom of 1 looks nearer. */
export type Held = { readonly yaw: number; readonly pitch: number; readonly zoom: number };

/** How the view moves by itself. */
export type Motion =
  | { readonly kind: "rest" }
  /** On after a drag, slower and slower. */
  | { readonly kind: "glide"; readonly speed: Speed }
  /** Towards a look, gently begun and ended. */
  | {
      readonly kind: "turn";
      readonly from: Look;
      readonly to: Look;
      readonly lengthMs: number;
      readonly passedMs: number;
    }
  /** While keys are held. `share`: of the full speed, so that it begins and ends softly. */
  | { readonly kind: "keys"; readonly held: Held; readonly last: Held; readonly share: number };

export const rest: Motion = { kind: "rest" };

/** A glide loses all but a third of its speed in this time. */
const glideMs = 325;
/** A slower move is not seen. */
const leastSpeed = 2e-5;
/** A third of a turn in a second at the first look; nearer looks turn more slowly. */
const keySpeed = { turn: 1.2e-3, zoomDeg: 0.03 };
const keySoftMs = 120;
const usualFovDeg = 65;

/** A turn towards a look; the further, the longer, but never a wait. */
export function turnTo(from: Look, to: Look): Motion {
  const yaw = nearYaw(from.yaw, to.yaw);
  const way = Math.hypot(yaw - from.yaw, to.pitch - from.pitch);
  const lengthMs = 250 + Math.min(1150, way * 450);
  return { kind: "turn", from, to: { ...to, yaw }, lengthMs, passedMs: 0 };
}

/** After a drag: on at its speed, or at rest where the finger stood still. */
export function glide(speed: Speed): Motion {
  return Math.hypot(speed.yaw, speed.pitch) < leastSpeed ? rest : { kind: "glide", speed };
}

/** While keys are held; when the last is let go the view comes to rest within a moment. */
export function byKeys(motion: Motion, now: Held): Motion {
  const isHeld = now.yaw !== 0 || now.pitch !== 0 || now.zoom !== 0;
  const share = motion.kind === "keys" ? motion.share : 0;
  if (!isHeld && motion.kind !== "keys") return motion;
  return { kind: "keys", held: now, last: isHeld || motion.kind !== "keys" ? now : motion.last, share };
}

type Moved = { readonly look: Look; readonly motion: Motion };

/** The look after so many milliseconds, and how it goes on. */
export function step(look: Look, motion: Motion, ms: number): Moved {
  switch (motion.kind) {
    case "rest":
      return { look, motion };
    case "glide":
      return stepGlide(look, motion.speed, ms);
    case "turn":
      return stepTurn(motion, ms);
    case "keys":
      return stepKeys(look, motion, ms);
  }
}

function stepGlide(look: Look, speed: Speed, ms: number): Moved {
  const left = Math.exp(-ms / glideMs);
  // The way of a speed that fades so.
  const way = glideMs * (1 - left);
  const moved = { ...look, yaw: look.yaw + speed.yaw * way, pitch: look.pitch + speed.pitch * way };
  return { look: moved, motion: glide({ yaw: speed.yaw * left, pitch: speed.pitch * left }) };
}

function stepTurn(motion: Extract<Motion, { kind: "turn" }>, ms: number): Moved {
  const passedMs = motion.passedMs + ms;
  if (passedMs >= motion.lengthMs) return { look: motion.to, motion: rest };
  const share = passedMs / motion.lengthMs;
  const eased = share * share * (3 - 2 * share);
  const between = (part: keyof Look): number => motion.from[part] + (motion.to[part] - motion.from[part]) * eased;
  const look = { yaw: between("yaw"), pitch: between("pitch"), fovDeg: between("fovDeg") };
  return { look, motion: { ...motion, passedMs } };
}

function stepKeys(look: Look, motion: Extract<Motion, { kind: "keys" }>, ms: number): Moved {
  const { held, last } = motion;
  const isHeld = held.yaw !== 0 || held.pitch !== 0 || held.zoom !== 0;
  const share = motion.share + ((isHeld ? 1 : 0) - motion.share) * (1 - Math.exp(-ms / keySoftMs));
  if (!isHeld && share < 0.02) return { look, motion: rest };
  const turn = keySpeed.turn * share * ms * (look.fovDeg / usualFovDeg);
  const moved = {
    yaw: look.yaw + last.yaw * turn,
    pitch: look.pitch + last.pitch * turn,
    fovDeg: look.fovDeg - last.zoom * keySpeed.zoomDeg * share * ms,
  };
  return { look: moved, motion: { ...motion, share } };
}
