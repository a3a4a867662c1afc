/** The tours of a layout by variant, 0 where it has only one: mirrors use their base's, 19.1 those of `19n`. */
export function toursOfLayout(tours: readonly string[], layout: string): Map<number, string> {
  const name = layout.replace("-mirror", "").replace("19.1", "19n");
  return new Map(
    tours.flatMap((tour): [number, string][] => {
      const [, of, variant] = /^vr-(\d+n?)(?:-(\d+))?$/.exec(tour) ?? [];
      return of === name ? [[Number(variant ?? 0), tour]] : [];
    }),
  );
}
