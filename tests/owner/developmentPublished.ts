import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import { buildings, floorNumbers, type Unit, units } from "./development.ts";

type PublishedFloor = ProjectFile["floors"][number];
type Region = NonNullable<ProjectFile["plans"]>[number]["regions"][number];

/** A unit as stated in the list, in the terms of the project file. */
const stated = ({ stair, storeys, label, kind, type, net, total, status, price }: Unit) => ({
  label,
  entrance: stair,
  storeys,
  kind: kind === "home" ? undefined : kind,
  type,
  areas: { net, total },
  status,
  price:
    price === undefined
      ? undefined
      : price === "onRequest"
        ? { kind: price }
        : {
            kind: "exact",
            amount: price,
            currency: "EUR",
            perM2: kind === "home" ? Math.round(price / total) : undefined,
          },
});

const published = ({ apartments }: PublishedFloor) =>
  apartments.map(({ label, entrance, storeys, kind, type, area, areas, status, price }) => ({
    label,
    entrance,
    storeys,
    kind: kind === "home" ? undefined : kind,
    type,
    areas: { net: areas?.net ?? area, total: areas?.total },
    status,
    price,
  }));

/** No unit is lost, and each matches the list; every one on a plan has one region there, by its id or by a unique name. */
export async function expectPublished(folder: string): Promise<void> {
  const project = JSON.parse(await readFile(join(folder, "project.json"), "utf8")) as ProjectFile;
  expect(project.towers.map(({ name }) => name)).toEqual(buildings.map(({ name }) => name));
  expect(project.towers.every(({ outline }) => outline)).toBe(true);
  for (const [t, { name }] of buildings.entries()) {
    const floors = project.floors.filter(({ tower }) => tower === project.towers[t]?.id);
    expect(floors.map(({ floor }) => floor).toSorted((a, b) => a - b)).toEqual(floorNumbers);
    for (const floor of floors) {
      const listed = units.filter((each) => each.building === name && each.floor === floor.floor);
      expect(published(floor), `${name}, ${floor.floor}`).toEqual(listed.map(stated));
      // A basement is not visible on the picture of the building.
      expect(Boolean(floor.outline), `${name}, ${floor.floor}`).toBe(floor.floor >= 0);
      expectRegions(project, floor);
    }
  }
  const all = project.floors.flatMap(({ apartments }) => apartments);
  expect(all).toHaveLength(units.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(units.length);
}

/** The units on a floor, its own and the duplexes of the one below. */
function expectRegions({ floors, plans = [] }: ProjectFile, floor: PublishedFloor): void {
  const plan = plans.find(({ id }) => id === floor.plan);
  const below = floors.filter(({ tower, floor: number }) => tower === floor.tower && number !== floor.floor);
  const through = below.flatMap(({ apartments }) => apartments.filter(({ storeys }) => storeys?.includes(floor.floor)));
  const here = [...floor.apartments, ...through];
  const places = here.map((apartment) => {
    const byId = plan?.regions.filter(({ home }) => home === apartment.id) ?? [];
    const isOnly = here.filter(({ label }) => label === apartment.label).length === 1;
    const byLabel = isOnly ? (plan?.regions.filter(({ home }) => home === apartment.label) ?? []) : [];
    const found: readonly Region[] = byId.length > 0 ? byId : byLabel;
    expect(found, `${floor.tower}, ${floor.floor}, ${apartment.label ?? ""}`).toHaveLength(1);
    return found[0]?.outline;
  });
  expect(new Set(places).size, `${floor.tower}, ${floor.floor}: no two share a shape`).toBe(places.length);
}
