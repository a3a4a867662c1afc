import { toursOfLayout } from "./toursOfLayout.ts";

/** The tour of a home: of its layout's, the greatest variant not above the storey's, else the smallest. */
export function tourOf(tours: readonly string[], layout: string, variant: number): string {
  const own = toursOfLayout(tours, layout);
  const reached = [...own.keys()].filter((v) => v <= variant);
  const tour = own.get(reached.length > 0 ? Math.max(...reached) : Math.min(...own.keys()));
  if (!tour) throw new Error(`Layout ${layout} has no tour.`);
  return tour;
}
