import { placeName, placeProblem, textOf } from "../cell.ts";
import { floorKeys } from "../floor.ts";
import { towerCellKeys, type TowerWords } from "./towerKeys.ts";
import type { ProjectApartment } from "./projectApartments.ts";
import type { SheetCell, Row } from "../row.ts";

/** The project's apartment that a row refers to, or why it cannot be identified. */
export type ApartmentMatch =
  | { readonly kind: "found"; readonly apartment: ProjectApartment }
  | { readonly kind: "unknown" | "unclear"; readonly cell: SheetCell; readonly reason: string };

/** Finds apartments by id or by their place as the sheet states it; built once for all rows. */
export function apartmentFinder(
  apartments: readonly ProjectApartment[],
  towerWords: TowerWords = {},
): (row: Row) => ApartmentMatch {
  const byId = new Map(apartments.map((apartment) => [apartment.id.toLowerCase(), apartment]));
  const byLabel = new Map<string, ProjectApartment[]>();
  for (const apartment of apartments) {
    for (const label of apartment.labels) {
      const namesakes = byLabel.get(label);
      if (namesakes) namesakes.push(apartment);
      else byLabel.set(label, [apartment]);
    }
  }
  return ({ at, cells }) => {
    const cell = cells.home ?? cells.label ?? { at, value: null };
    const text = textOf(cell.value);
    for (const each of [cell, cells.tower, cells.entrance, cells.floor]) {
      const problem = each && placeProblem(each.value);
      if (each && problem !== undefined) return { kind: "unclear", cell: each, reason: problem };
    }
    if (text === "") return { kind: "unclear", cell, reason: "does not name an apartment" };
    if (cells.home) {
      const apartment = byId.get(text.toLowerCase());
      return apartment
        ? { kind: "found", apartment }
        : { kind: "unknown", cell, reason: "no such apartment in the project" };
    }
    const isAtPlace = placeFilter(cells, towerWords);
    const [apartment, second] = (byLabel.get(placeName(text)) ?? []).filter(isAtPlace);
    const padded = apartment ? undefined : paddedLabel(apartments.filter(isAtPlace), placeName(text));
    if (padded !== undefined) {
      return {
        kind: "unclear",
        cell,
        reason: `the project calls it ${padded}: write it that way, in a cell formatted as text`,
      };
    }
    if (!apartment) return { kind: "unknown", cell, reason: "no such apartment at this place in the project" };
    if (second) return { kind: "unclear", cell, reason: "several apartments of the project have this name" };
    return { kind: "found", apartment };
  };
}

/** The project's label that differs from the name only in its leading zeros: a spreadsheet turns the text "01" into the number 1. */
function paddedLabel(apartments: readonly ProjectApartment[], name: string): string | undefined {
  const bare = withoutZeros(name);
  if (bare === undefined) return undefined;
  return apartments.flatMap(({ labels }) => [...labels]).find((label) => withoutZeros(label) === bare);
}

const withoutZeros = (name: string): string | undefined => /^0*(?<number>\d+)$/.exec(name)?.groups?.["number"];

/**
 * Whether an apartment matches a row's place. An unmapped column does not distinguish apartments; an empty cell in a mapped column
 * matches none.
 */
function placeFilter(
  { tower, entrance, floor }: Row["cells"],
  towerWords: TowerWords,
): (apartment: ProjectApartment) => boolean {
  const entranceKey = entrance && placeName(textOf(entrance.value));
  const towerNames = tower && towerCellKeys(tower.value, towerWords);
  const floorNames = floor && floorKeys(floor.value);
  return (apartment) =>
    (towerNames === undefined || towerNames.some((name) => apartment.towers.has(name))) &&
    (entranceKey === undefined || apartment.entrance === entranceKey) &&
    (floorNames === undefined || floorNames.some((name) => apartment.floors.has(name)));
}
