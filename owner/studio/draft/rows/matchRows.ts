import { isDay, isTooLong, turnedIntoDate, placeName, plainWord, textOf } from "../../../sync/cells/cell.ts";
import { isTotalRow } from "../../../sync/cells/totals.ts";
import { apartmentFinder } from "../../../sync/cells/apartments/findApartment.ts";
import { projectApartments } from "../../../sync/cells/apartments/projectApartments.ts";
import { type Finding, finding } from "../../../sync/cells/apartments/readRow.ts";
import type { SheetCell } from "../../../sync/cells/row.ts";
import type { Draft, DraftApartment, DraftFloor } from "../draft.ts";
import { apartmentId } from "../edit/addition.ts";
import { freeId } from "../edit/records.ts";
import { asSyncRow, placeFinder, type SheetRow } from "./rowPlaces.ts";

/** A floor of a tower. */
export type Target = { readonly tower: string; readonly floor: number };

/** A row with its apartment: an existing one, or a new one on a floor. */
export type MatchedRow = { readonly row: SheetRow; readonly apartment: DraftApartment; readonly target?: Target };

/** A row without an apartment, and why; `home`: an apartment of the draft that both this and another row name. */
export type UnmatchedRow = { readonly row: SheetRow; readonly found: Finding; readonly apartment?: string };

export type MatchedRows = {
  readonly matched: readonly MatchedRow[];
  readonly wrong: readonly UnmatchedRow[];
  /** Floors of new apartments that do not exist yet. */
  readonly newFloors: readonly Target[];
  /** The labels of floors that the list names by a word: "Mansarda". */
  readonly floorLabels: readonly FloorLabel[];
};

export type FloorLabel = Target & { readonly label: string };

type Aim = MatchedRow & {
  /** Shared by all rows about the same apartment. */
  readonly key: string;
  /** Its floors that do not exist yet. */
  readonly newFloors: readonly Target[];
  readonly floorLabel?: FloorLabel;
};

/** `leftOut`: addresses of cells; if rows share an apartment, those whose name is in one of these cells are ignored. */
type MatchOptions = {
  readonly addsFloors?: boolean;
  readonly leftOut?: ReadonlySet<string>;
  /** Towers that had floors before the list; any other gets its floors from the list. */
  readonly begun: ReadonlySet<string>;
  /** The floors that words for a floor between two others mean, as `placeFinder` takes them. */
  readonly between: ReadonlyMap<string, number | undefined>;
};

/**
 * Finds the apartment of each row. If two rows are about one apartment, neither is used unless one is left out: it is unknown which is
 * correct.
 */
export function matchRows(
  draft: Draft,
  rows: readonly SheetRow[],
  { addsFloors = false, leftOut, begun, between }: MatchOptions,
): MatchedRows {
  const aimOf = rowAimer(draft, rows, { addsFloors, begun, between });
  const isLeftOut = (row: SheetRow) => leftOut?.has(nameCell(row)?.at ?? "") === true;
  const firsts = new Map<string, Aim>();
  const aimed = new Map<SheetRow, MatchedRow>();
  const wrong: UnmatchedRow[] = [];
  const newFloors = new Map<string, Target>();
  const floorLabels = new Map<string, FloorLabel>();
  const refuse = (row: SheetRow, reason: string, { target, apartment }: MatchedRow) =>
    wrong.push({ row, found: finding(nameCell(row), reason), ...(!target && { apartment: apartment.id }) });
  for (const row of rows) {
    const aim = aimOf(row);
    if ("reason" in aim) {
      wrong.push({ row, found: aim });
      continue;
    }
    const first = firsts.get(aim.key);
    if (first && isLeftOut(first.row) && aimed.delete(first.row)) {
      refuse(first.row, `appears again in ${row.at}`, first);
    } else if (first) {
      if (!isLeftOut(row) && aimed.delete(first.row)) refuse(first.row, `appears again in ${row.at}`, first);
      refuse(row, `already appears in ${first.row.at}`, first);
      continue;
    }
    // The id of a new apartment that was left out above is free again.
    const own = first ? { ...aim, apartment: { ...aim.apartment, id: first.apartment.id } } : aim;
    firsts.set(aim.key, own);
    aimed.set(row, own);
    for (const floor of aim.newFloors) newFloors.set(`${floor.tower} ${floor.floor}`, floor);
    if (aim.floorLabel) floorLabels.set(`${aim.floorLabel.tower} ${aim.floorLabel.floor}`, aim.floorLabel);
  }
  return {
    matched: [...aimed.values()],
    wrong,
    newFloors: [...newFloors.values()],
    floorLabels: [...floorLabels.values()],
  };
}

const nameCell = ({ cells }: SheetRow) => cells.home ?? cells.label;

const maxNameLength = 80;
const nameTooLong = "longer than 80 characters";

function rowAimer(
  draft: Draft,
  rows: readonly SheetRow[],
  { addsFloors, begun, between }: Pick<MatchOptions, "addsFloors" | "begun" | "between">,
): (row: SheetRow) => Aim | Finding {
  const { project, settings } = draft;
  const find = apartmentFinder(projectApartments(project), settings.towerWords);
  const placeOf = placeFinder(draft, rows, between);
  const floors = new Set(project.floors.map(({ tower, floor }) => `${tower} ${floor}`));
  const apartments = new Map(
    project.floors.flatMap((floor) => floor.apartments.map((apartment) => [apartment.id, apartment])),
  );
  const ids = new Set(apartments.keys());
  const namesakes = apartmentsByPlace(project.floors);
  const aimedAt = (row: SheetRow, apartment: DraftApartment): Aim => ({
    row,
    apartment,
    key: `is ${apartment.id}`,
    newFloors: [],
  });
  const newApartment = (row: SheetRow, name: string): Aim | Finding => {
    const place = placeOf(row);
    if (!place.ok) return finding(place.cell, place.reason);
    const { tower, floor, isNew, label: floorLabel, storeys } = place;
    // The list may call the floor by a word that the project does not: "Mansarda" for the highest one.
    const [present, second] = row.cells.home ? [] : namesakes(place, name, row.cells.entrance);
    if (second) return finding(nameCell(row), "several apartments of the project have this name");
    if (present) return aimedAt(row, present);
    if (isNew && !addsFloors && begun.has(tower)) {
      return finding(row.cells.floor, "no such floor in this tower: add it, or let it be added");
    }
    if (name.length > maxNameLength) return finding(nameCell(row), nameTooLong);
    const text = (cell: "label" | "entrance") => textOf(row.cells[cell]?.value ?? null);
    const label = text("label") || name;
    const byPlace = [tower, floor, plainWord(text("entrance")), plainWord(label)];
    const key = JSON.stringify(row.cells.home ? ["id", name.toLowerCase()] : byPlace);
    const id = freeId(row.cells.home ? name : apartmentId({ tower, floor }, label), ids);
    ids.add(id);
    const target = { tower, floor };
    const lacking = (storeys ?? [floor]).filter((each) => !floors.has(`${tower} ${each}`));
    return {
      row,
      apartment: { id, label, ...(storeys && { storeys }) },
      target,
      key,
      newFloors: lacking.map((each) => ({ tower, floor: each })),
      ...(floorLabel !== undefined && { floorLabel: { ...target, label: floorLabel } }),
    };
  };
  return (row) => {
    const cell = nameCell(row);
    const name = textOf(cell?.value ?? null);
    if (isTotalRow(row.cells)) return finding(name === "" ? row.cells.tower : cell, "a sum, not an apartment");
    if (cell && isDay(cell.value)) return finding(cell, turnedIntoDate);
    if (isTooLong(name)) return finding(cell, nameTooLong);
    const found = find(asSyncRow(row));
    const apartment = found.kind === "found" ? apartments.get(found.apartment.id) : undefined;
    if (apartment) return aimedAt(row, apartment);
    return found.kind === "unclear" ? finding(found.cell, found.reason) : newApartment(row, name);
  };
}

/** Finds the apartments of a floor by name, and by entrance if the list has a column of them. */
function apartmentsByPlace(
  floors: readonly DraftFloor[],
): (place: Target, name: string, entrance: SheetCell | undefined) => readonly DraftApartment[] {
  const byFloor = new Map(floors.map(({ tower, floor, apartments }) => [`${tower} ${floor}`, apartments]));
  return ({ tower, floor }, name, entrance) => {
    const door = entrance && placeName(textOf(entrance.value));
    return (byFloor.get(`${tower} ${floor}`) ?? []).filter(
      ({ label, number, entrance: own = "" }) =>
        placeName(label ?? String(number ?? "")) === placeName(name) && (door === undefined || placeName(own) === door),
    );
  };
}
