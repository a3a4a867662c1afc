import type { ApartmentFacts } from "./apartmentFacts.ts";
import type { Project } from "../../widgets/projectFile.ts";

/**
 * Every apartment that can still be had, in the order of the file; no shops, offices, parking. An apartment whose status is not
 * told counts as free only where the file tells none.
 */
export function availableApartments({ floors }: Pick<Project, "floors">): readonly ApartmentFacts[] {
  const isTold = floors.some(({ apartments }) => apartments.some(({ status }) => status !== undefined));
  const untold = isTold ? undefined : "available";
  return floors.flatMap(({ tower, floor, apartments }) =>
    apartments
      .filter(({ kind, status = untold }) => kind === "home" && status === "available")
      .map(({ id, label, kind, area = 0, type = "" }) => ({ id, tower, floor, label, kind, area, type })),
  );
}
