import { layoutNumber } from "./navigation.ts";
import type { Apartment, Project } from "./types.ts";

const maxSuggestions = 3;

/** Three available apartments that can replace one: the same layout first, then a similar area, then a near floor. */
export function nearestFree(project: Project, apartment: Apartment): readonly Apartment[] {
  const number = layoutNumber(apartment.layout);
  const unlikeness = (other: Apartment) => [
    layoutNumber(other.layout) === number ? 0 : 1,
    Math.abs((other.area ?? Infinity) - (apartment.area ?? 0)),
    Math.abs(other.floor - apartment.floor),
  ];
  return project.floors
    .flatMap((floor) => floor.apartments)
    .filter((other) => other.status === "available" && other.kind === apartment.kind && other.id !== apartment.id)
    .map((other) => ({ other, unlike: unlikeness(other) }))
    .toSorted((a, b) => firstDifference(a.unlike, b.unlike))
    .slice(0, maxSuggestions)
    .map(({ other }) => other);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, index) => value !== b[index]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
