/** A plan in px of its file, and the m2 that are drawn on it, where that is known. */
export type ScaledPlan = { readonly width: number; readonly height: number; readonly area: number | undefined };

/** Walls, stairs and what stands out make a sheet of one scale hold more or less m2 per px2; beyond this it is another scale. */
const widestSpread = 1.8;

/**
 * By how much each plan is enlarged so that all are at one scale. Plans drawn at one scale stay as they are; where their areas say that
 * they cannot be, they are brought to about one by area. `isSure`: they were drawn at one.
 */
export function planScale(plans: readonly ScaledPlan[]): {
  readonly factors: readonly number[];
  readonly isSure: boolean;
} {
  const densities = plans.map(({ width, height, area }) =>
    // An apartment without a plan has a place among them, of no size.
    area && width * height > 0 ? area / (width * height) : undefined,
  );
  const known = densities.flatMap((density) => density ?? []);
  const isSure = known.length < 2 || Math.max(...known) / Math.min(...known) < widestSpread;
  const [first = 1] = known;
  const factors = densities.map((density) => (isSure || density === undefined ? 1 : Math.sqrt(density / first)));
  return { factors, isSure };
}
