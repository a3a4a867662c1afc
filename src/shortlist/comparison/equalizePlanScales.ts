/** A plan in px of its file, and the area that it shows in m², if known. */
export type ComparedPlan = { readonly width: number; readonly height: number; readonly area: number | undefined };

/** Maximum ratio between the m² per px² of plans at the same scale, which vary because of walls, stairs and balconies. */
const maxDensityRatio = 1.8;

/**
 * The factor by which each plan is enlarged so that all have the same scale. Plans that may be drawn at one scale stay as they are; if
 * their areas contradict that, they are scaled by area. `isOneScale`: no area contradicts that all are drawn at one scale.
 */
export function equalizePlanScales(plans: readonly ComparedPlan[]): {
  readonly factors: readonly number[];
  readonly isOneScale: boolean;
} {
  const densities = plans.map(({ width, height, area }) =>
    // An apartment without a plan has width and height 0.
    area && width * height > 0 ? area / (width * height) : undefined,
  );
  const definedDensities = densities.flatMap((density) => density ?? []);
  const isOneScale =
    definedDensities.length < 2 || Math.max(...definedDensities) / Math.min(...definedDensities) < maxDensityRatio;
  const [first = 1] = definedDensities;
  const factors = densities.map((density) => (isOneScale || density === undefined ? 1 : Math.sqrt(density / first)));
  return { factors, isOneScale };
}
