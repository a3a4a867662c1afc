import type { Look, Size } from "./view.ts";

/** Where a direction stands on the screen, in pixels; `isAhead`: in front of the visitor, not behind him. */
export type Spot = { readonly x: number; readonly y: number; readonly isAhead: boolean };

/** The place of a direction (radians) on a view of a size. */
export function project(yaw: number, pitch: number, view: Look & Size): Spot {
  const turn = yaw - view.yaw;
  const right = Math.cos(pitch) * Math.sin(turn);
  const level = Math.cos(pitch) * Math.cos(turn);
  const forward = level * Math.cos(view.pitch) + Math.sin(pitch) * Math.sin(view.pitch);
  const up = Math.sin(pitch) * Math.cos(view.pitch) - level * Math.sin(view.pitch);
  const focal = view.height / 2 / Math.tan((view.fovDeg * Math.PI) / 360);
  const isAhead = forward > 1e-3;
  const scale = isAhead ? focal / forward : 0;
  return { x: view.width / 2 + right * scale, y: view.height / 2 - up * scale, isAhead };
}

/** What lies at a place of the view: the inverse of `project`. */
export function directionAt({ x, y }: Pick<Spot, "x" | "y">, view: Look & Size): Pick<Look, "yaw" | "pitch"> {
  const focal = view.height / 2 / Math.tan((view.fovDeg * Math.PI) / 360);
  const [right, up] = [(x - view.width / 2) / focal, (view.height / 2 - y) / focal];
  const level = Math.cos(view.pitch) - up * Math.sin(view.pitch);
  const rise = Math.sin(view.pitch) + up * Math.cos(view.pitch);
  return { yaw: view.yaw + Math.atan2(right, level), pitch: Math.atan2(rise, Math.hypot(right, level)) };
}
