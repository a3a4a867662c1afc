import type { Camera, ViewSize } from "./view.ts";

/** The position of a direction on the screen, in pixels. `isAhead`: in front of the visitor rather than behind. */
export type ScreenPoint = { readonly x: number; readonly y: number; readonly isAhead: boolean };

/** Projects a direction (radians) onto the view. */
export function screenPointOf(yaw: number, pitch: number, view: Camera & ViewSize): ScreenPoint {
  const yawDifference = yaw - view.yaw;
  const right = Math.cos(pitch) * Math.sin(yawDifference);
  const level = Math.cos(pitch) * Math.cos(yawDifference);
  const forward = level * Math.cos(view.pitch) + Math.sin(pitch) * Math.sin(view.pitch);
  const up = Math.sin(pitch) * Math.cos(view.pitch) - level * Math.sin(view.pitch);
  const focal = view.height / 2 / Math.tan((view.fovDeg * Math.PI) / 360);
  const isAhead = forward > 1e-3;
  const scale = isAhead ? focal / forward : 0;
  return { x: view.width / 2 + right * scale, y: view.height / 2 - up * scale, isAhead };
}

/** The direction at a position of the view: the inverse of `screenPointOf`. */
export function directionAt(
  { x, y }: Pick<ScreenPoint, "x" | "y">,
  view: Camera & ViewSize,
): Pick<Camera, "yaw" | "pitch"> {
  const focal = view.height / 2 / Math.tan((view.fovDeg * Math.PI) / 360);
  const [right, up] = [(x - view.width / 2) / focal, (view.height / 2 - y) / focal];
  const level = Math.cos(view.pitch) - up * Math.sin(view.pitch);
  const rise = Math.sin(view.pitch) + up * Math.cos(view.pitch);
  return { yaw: view.yaw + Math.atan2(right, level), pitch: Math.atan2(rise, Math.hypot(right, level)) };
}
