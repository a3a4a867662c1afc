import type { Apartment, Floor, Picture, Project } from "../../widgets/project.ts";

/** One apartment with all that is known of it: the subject of a page of its own. */
export type Listing = {
  readonly floor: Floor;
  readonly apartment: Apartment;
  /** Its own, else its layout's. */
  readonly pictures: readonly Picture[];
  readonly plan: Picture | undefined;
};

/** Every apartment of the project file whose building is there, in its order. */
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
