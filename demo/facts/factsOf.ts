import { freeHomes } from "./freeHomes.ts";
import type { FileApartment, FileFloor, ProjectFile } from "./projectFile.ts";
import type { CarriedFacts, FloorFacts } from "./siteFacts.ts";

const areasOf = (apartments: readonly FileApartment[]): readonly number[] =>
  apartments.flatMap(({ area }) => (area === undefined ? [] : [area]));

function rangeOf(apartments: readonly FileApartment[]): { from: number; to: number } {
  const areas = areasOf(apartments);
  return areas.length === 0
    ? { from: 0, to: 0 }
    : { from: Math.round(Math.min(...areas)), to: Math.round(Math.max(...areas)) };
}

const totalOf = ({ apartments }: FileFloor): number => apartments.reduce((sum, { area }) => sum + (area ?? 1), 0);

function floorFacts({ floor, apartments }: FileFloor): Omit<FloorFacts, "share"> {
  const isTold = apartments.some(({ status }) => status !== undefined);
  const cells = isTold ? apartments.map(({ status }) => (status ?? "available").charAt(0)).join("") : "";
  return { floor, homes: apartments.length, ...rangeOf(apartments), cells };
}

/** The site's facts out of the project file. */
export function factsOf(project: ProjectFile): CarriedFacts {
  const { address = "", phone = "", email = "", links = [] } = project.contact;
  const towers = project.towers.map(({ id, name }) => {
    const floors = project.floors.filter(({ tower }) => tower === id).toSorted((a, b) => b.floor - a.floor);
    const largest = Math.max(1, ...floors.map(totalOf));
    const shares = floors.map((floor) => Math.round((1000 * totalOf(floor)) / largest) / 10);
    const homes = floors.reduce((sum, { apartments }) => sum + apartments.length, 0);
    const facts = floors.map((floor, index) => ({ ...floorFacts(floor), share: shares[index] ?? 100 }));
    return { id, name, homes, floors: facts };
  });
  const all = rangeOf(project.floors.flatMap(({ apartments }) => apartments));
  const types = new Set(project.layouts.map(({ id }) => Number.parseInt(id, 10))).size;
  // High up: there the views are.
  const sample = freeHomes(project).toSorted((a, b) => b.floor - a.floor)[0] ?? null;
  return { address, phone, email, links, ...all, towers, types, sample };
}
