import type { Look } from "./view.ts";

/** The orientation of a device in degrees, as in `deviceorientation` (W3C Device Orientation, intrinsic Z-X'-Y''). */
export type DeviceAngles = { readonly alpha: number; readonly beta: number; readonly gamma: number };

/** Where the back of a device points: yaw to the right of where `alpha` begins, pitch upwards. Rotating it about that axis changes neither. */
export function directionOfDevice({ alpha, beta, gamma }: DeviceAngles): Pick<Look, "yaw" | "pitch"> {
  const [a, b, c] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c));
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c));
  const up = -Math.cos(b) * Math.cos(c);
  return { yaw: Math.atan2(east, north), pitch: Math.asin(Math.max(-1, Math.min(1, up))) };
}
