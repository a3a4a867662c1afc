import type { Apartment, Floor, Picture, Project } from "../../widgets/project.ts";

/** An apartment with everything that is known about it: the subject of its own page. */
export type Listing = {
  readonly floor: Floor;
  readonly apartment: Apartment;
  /** The apartment's own pictures, otherwise those of its layout. */
  readonly pictures: readonly Picture[];
  readonly plan: Picture | undefined;
};

/** Every apartment of the project file whose building exists, in the order of the file. */
export function listingsOf({ towers, floors, layouts }: Project): readonly Listing[] {
  return floors
    .filter(({ tower }) => towers.some(({ id }) => id === tower))
    .flatMap((floor) =>
      floor.apartments.map((apartment) => {
        const layout = layouts.find(({ id }) => id === apartment.layout);
        const { pictures = layout?.pictures ?? [], plan = layout?.plan } = apartment;
        return { floor, apartment, pictures, plan };
      }),
    );
}
