const degrees = 180 / Math.PI;

/** The yaw (radians, to the right of the picture's middle) of a heading (degrees, counter-clockwise on the plan). */
export function yawOf(scene: { readonly heading: number }, heading: number): number {
  return (scene.heading - heading) / degrees;
}

/** The heading of the look at a yaw, in degrees counter-clockwise on the plan. */
export function headingOf(scene: { readonly heading: number }, yaw: number): number {
  return (((scene.heading - yaw * degrees) % 360) + 360) % 360;
}
