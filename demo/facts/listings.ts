import type { FileApartment, FileLayout, FileTower, ProjectFile } from "./projectFile.ts";

/** One home with all that is known of it: the subject of a page of its own. */
export type Listing = {
  readonly tower: FileTower;
  readonly floor: number;
  readonly apartment: FileApartment;
  readonly layout: FileLayout | undefined;
  readonly statusDate: string | undefined;
};

/** Every home of the project file, in its order. */
export function listingsOf({ towers, floors, layouts, statusDate }: ProjectFile): readonly Listing[] {
  return floors.flatMap(({ tower: towerId, floor, apartments }) => {
    const tower = towers.find(({ id }) => id === towerId);
    if (!tower) return [];
    return apartments.map((apartment) => {
      const layout = layouts.find(({ id }) => id === apartment.layout);
      return { tower, floor, apartment, layout, statusDate };
    });
  });
}
