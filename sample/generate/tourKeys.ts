const keys =
  "1-1 1-2 1-3 1-4 2 3-1 3-2 3-3 4 5-1 5-2 5-3 6 7 8-1 8-2 9-1 9-2 9-3 10-1 10-2 11 12-2 12-3 13 14 15 16 17 18 " +
  "19 19n-1 19n-2 19n-3 19n-4 20-1 20-2 20-3";

/** All 360° tours: `vr-<layout>`, with a variant if the layout has several; `19n` is layout 19.1. */
export const tourKeys: readonly string[] = keys.split(" ").map((key) => `vr-${key}`);

/** The tours of a layout by variant, 0 if there is only one. Mirrors use those of their base, 19.1 those of `19n`. */
export function toursOfLayout(tours: readonly string[], layout: string): Map<number, string> {
  const name = layout.replace("-mirror", "").replace("19.1", "19n");
  return new Map(
    tours.flatMap((tour): [number, string][] => {
      const [, of, variant] = /^vr-(\d+n?)(?:-(\d+))?$/.exec(tour) ?? [];
      return of === name ? [[Number(variant ?? 0), tour]] : [];
    }),
  );
}

/** The tour of an apartment: its layout's greatest variant that does not exceed the floor's, otherwise the smallest one. */
export function tourOf(tours: readonly string[], layout: string, variant: number): string {
  const own = toursOfLayout(tours, layout);
  const reached = [...own.keys()].filter((v) => v <= variant);
  const tour = own.get(reached.length > 0 ? Math.max(...reached) : Math.min(...own.keys()));
  if (!tour) throw new Error(`Layout ${layout} has no tour.`);
  return tour;
}

/** The layout that a tour shows, and its number only, which names the tour's folder: `vr-19n-2` shows 19.1 and is in 19. */
export function tourLayout(tour: string): { readonly layout: string; readonly number: string } {
  const [, number, without] = /^vr-(\d+)(n?)/.exec(tour) ?? [];
  if (!number) throw new Error(`"${tour}" is not a tour key.`);
  return { layout: without ? `${number}.1` : number, number };
}
