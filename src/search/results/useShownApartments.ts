import { useMemo } from "react";
import { floorsOf } from "../../project/lookUps.ts";
import type { Apartment, Project } from "../../project/types.ts";
import type { Sort } from "../filter/sort.ts";
import { sortApartments } from "./list/sortApartments.ts";

/** The matching apartments in the visitor's order. All are sorted once per order; a filter change only removes some. */
export function useShownApartments(project: Project, matching: readonly Apartment[], sort: Sort): readonly Apartment[] {
  const { by, descending } = sort;
  const sorted = useMemo(
    () => sortApartments(allApartments(project), { by, descending }, project),
    [project, by, descending],
  );
  return useMemo(() => {
    const left = new Set(matching);
    return sorted.filter((apartment) => left.has(apartment));
  }, [sorted, matching]);
}

/** By building, top floor first. */
function allApartments(project: Project): readonly Apartment[] {
  return project.towers.flatMap(({ id }) => floorsOf(project, id).flatMap((floor) => floor.apartments));
}
