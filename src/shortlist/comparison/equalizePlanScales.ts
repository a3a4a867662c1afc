/** A plan in px of its file, and the area that it shows in m², if known. */
export type ComparedPlan = { readonly width: number; readonly height: number; readonly area: number | undefined };

/** Maximum ratio of m² per px² between plans of the same scale, which walls, stairs and balconies cause to vary. */
const widestSpread = 1.8;

/**
 * The factor by which each plan is enlarged so that all have the same scale. Plans that may be at one scale stay as they are;
 * if their areas contradict that, they are scaled by area. `isOneScale`: no area contradicts that all are drawn at one scale.
 */
export function equalizePlanScales(plans: readonly ComparedPlan[]): {
  readonly factors: readonly number[];
  readonly isOneScale: boolean;
} {
  const densities = plans.map(({ width, height, area }) =>
    // An apartment without a plan has an empty entry.
    area && width * height > 0 ? area / (width * height) : undefined,
  );
  const knownDensities = densities.flatMap((density) => density ?? []);
  const isOneScale =
    knownDensities.length < 2 || Math.max(...knownDensities) / Math.min(...knownDensities) < widestSpread;
  const [first = 1] = knownDensities;
  const factors = densities.map((density) => (isOneScale || density === undefined ? 1 : Math.sqrt(density / first)));
  return { factors, isOneScale: isOneScale };
}
