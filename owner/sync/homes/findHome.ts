import { placeName, textOf } from "../cells/cell.ts";
import { storeyNumber, type ProjectHome } from "./projectHomes.ts";
import type { Cell, Row } from "../cells/row.ts";

/** The home a row is about, or why it is none of the project's. */
export type Found =
  | { readonly kind: "found"; readonly home: ProjectHome }
  | { readonly kind: "unknown" | "unclear"; readonly cell: Cell; readonly reason: string };

/** Finds homes by id, or by what a sheet says of their place; made once for all rows. */
export function homeFinder(homes: readonly ProjectHome[]): (row: Row) => Found {
  const byId = new Map(homes.map((home) => [home.id.toLowerCase(), home]));
  const byLabel = new Map<string, ProjectHome[]>();
  for (const home of homes) {
    for (const label of home.labels) {
      const namesakes = byLabel.get(label);
      if (namesakes) namesakes.push(home);
      else byLabel.set(label, [home]);
    }
  }
  return ({ at, cells }) => {
    const cell = cells.home ?? cells.label ?? { at, value: null };
    const text = textOf(cell.value);
    if (text === "") return { kind: "unclear", cell, reason: "names no home" };
    if (cells.home) {
      const home = byId.get(text.toLowerCase());
      return home ? { kind: "found", home } : { kind: "unknown", cell, reason: "no such home in the project" };
    }
    const [home, second] = (byLabel.get(placeName(text)) ?? []).filter(placeFilter(cells));
    if (!home) return { kind: "unknown", cell, reason: "no such home at this place in the project" };
    if (second) return { kind: "unclear", cell, reason: "several homes of the project are called so" };
    return { kind: "found", home };
  };
}

/** Whether a home is where a row says. A column that is not mapped tells homes not apart; an empty cell of one that is fits none. */
function placeFilter({ tower, entrance, floor }: Row["cells"]): (home: ProjectHome) => boolean {
  const [towerName, door] = [tower, entrance].map((cell) => cell && placeName(textOf(cell.value)));
  const storeys = floor && [placeName(textOf(floor.value)), storeyNumber(floor.value) ?? ""];
  return (home) =>
    (towerName === undefined || home.towers.has(towerName)) &&
    (door === undefined || home.entrance === door) &&
    (storeys === undefined || storeys.some((storey) => home.floors.has(storey)));
}
