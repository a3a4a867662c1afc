import type { Look } from "../view.ts";

/**
 * From scene to view coordinates, column by column as WebGL expects: the look lies ahead, along -z. In the scene the picture's middle lies
 * along -z, x points to the right of it and y upwards.
 */
export function turnMatrix({ yaw, pitch }: Pick<Look, "yaw" | "pitch">): readonly number[] {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const right = [cosYaw, -sinYaw * sinPitch, -sinYaw * cosPitch];
  const up = [0, cosPitch, -sinPitch];
  const behind = [sinYaw, cosYaw * sinPitch, cosYaw * cosPitch];
  return [...right, ...up, ...behind];
}
