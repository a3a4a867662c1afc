import type { ApartmentKind } from "../../../../src/project/types.ts";
import { typicalPrices } from "../../../sync/cells/apartments/typicalPrices.ts";
import { bothPrices, type Computation, type Finding } from "../../../sync/cells/apartments/readRow.ts";
import { areaKindOfPrices } from "../../../sync/cells/apartments/priceAreas.ts";
import type { Draft, DraftApartment, DraftFloor } from "../draft.ts";
import { addFloors } from "../edit/addition.ts";
import { changeFloors, changeApartments } from "../edit/records.ts";
import { type Loss, removeApartments } from "../edit/removal.ts";
import { statusWordsOf } from "../apartments/apartmentCells.ts";
import { floorNames } from "../apartments/floorNames.ts";
import { type BetweenPlaces, type FloorBetween, withFloorsBetween } from "./floorsBetween.ts";
import { matchRows, type FloorLabel, type Target } from "./matchRows.ts";
import type { NamedSheet } from "./rowColumns.ts";
import { areasIn, type FieldChange, type ApartmentField, readRowApartment, type RowReading } from "./rowApartment.ts";
import { sheetRows, type SheetRow } from "./rowPlaces.ts";

/** The owner's choices; missing: no. */
export type ImportOptions = {
  /** Adds floors that rows refer to and that their tower lacks. */
  readonly addsFloors?: boolean;
  /** Clears values in the draft that the sheet leaves empty. */
  readonly clearsEmpty?: boolean;
  /** Removes apartments that the sheet does not name. */
  readonly removesMissing?: boolean;
  /** Gives apartments without a kind the one that their names begin with: "Lokal L-1" is a shop. */
  readonly kindsByName?: boolean;
  /** Where floors between two others are that the list names by a word only. */
  readonly between?: BetweenPlaces;
  /** Addresses of cells that are left out: if rows share an apartment, the others are used. */
  readonly leftOut?: ReadonlySet<string>;
};

/** A row's result. */
export type PlannedRow = {
  /** "row 14". */
  readonly at: string;
  /** "wrong": nothing in it is used. Other rows may have findings too: then only those cells are not used. */
  readonly kind: "new" | "changed" | "same" | "wrong";
  /** Id of the apartment. */
  readonly apartment?: string;
  readonly changes: readonly FieldChange[];
  /** The unreadable cells ("C14"), each with an English sentence. */
  readonly findings: readonly Finding[];
  /** Columns that were empty in this row and filled from one above. */
  readonly inherited: SheetRow["inherited"];
  /** The kind that its name begins with, if nothing else states one; it is used if the owner wants `kindsByName`. */
  readonly kindByName?: ApartmentKind;
  /** How its price was computed, if the row states it by area only. */
  readonly computed?: Computation;
  /** Why its price per square metre is not used. */
  readonly leftOut?: Finding;
  /** Why its price is on request although its cell has words. */
  readonly noAmount?: Finding;
};

/** Everything that importing a sheet would do. Nothing has happened yet: `draft` is applied as one step, or discarded. */
export type RowsPlan = {
  readonly draft: Draft;
  readonly rows: readonly PlannedRow[];
  /** "k5 7": floors that are added. */
  readonly newFloors: readonly { readonly tower: string; readonly floor: number }[];
  /** Floors between two others that the list names by a word only, and where they are. */
  readonly between: readonly FloorBetween[];
  /** Values in the draft that the sheet leaves empty: they stay, unless `clearsEmpty`. */
  readonly emptied: readonly {
    readonly at: string;
    readonly apartment: string;
    readonly field: ApartmentField;
    readonly before: unknown;
  }[];
  /** Apartments of the draft that the sheet does not name: they stay, unless `removesMissing`. */
  readonly missing: readonly string[];
  /** The records that would be removed along with them. */
  readonly losses: readonly Loss[];
};

/** Plans the changes that a sheet's mapped columns make to a draft, row by row: a wrong row does not affect the others. */
export function planRows(before: Draft, sheet: NamedSheet, options: ImportOptions = {}): RowsPlan {
  const listed = sheetRows(sheet);
  const { addsFloors = false } = options;
  const {
    draft,
    between,
    floorByKey,
    added: inserted,
  } = withFloorsBetween(before, listed, { places: options.between, addsFloors });
  const { matched, wrong, newFloors, floorLabels } = matchRows(draft, listed, {
    addsFloors,
    ...(options.leftOut && { leftOut: options.leftOut }),
    begun: new Set(before.project.floors.map(({ tower }) => tower)),
    between: floorByKey,
  });
  const { mainArea } = draft.project;
  const reading: RowReading = {
    words: statusWordsOf(draft.settings),
    layouts: draft.project.layouts ?? [],
    clearsEmpty: options.clearsEmpty === true,
    kindsByName: options.kindsByName === true,
    mainArea,
    typical: typicalPrices(listed),
    counted: areaKindOfPrices(
      matched.flatMap(({ row: { cells }, apartment }) => bothPrices(cells, areasIn(apartment, cells, mainArea))),
    ),
    floorOf: new Map(draft.project.floors.flatMap((floor) => floor.apartments.map(({ id }) => [id, floor] as const))),
    readFloors: floorNames(draft.project.floors).read,
  };
  const rows = new Map<string, PlannedRow>(
    wrong.map(({ row: { at, inherited }, found, apartment }) => [
      at,
      { at, kind: "wrong", changes: [], findings: [found], inherited, ...(apartment !== undefined && { apartment }) },
    ]),
  );
  const emptied: RowsPlan["emptied"][number][] = [];
  const changed = new Map<string, DraftApartment>();
  const added: { readonly apartment: DraftApartment; readonly target: Target }[] = [];
  for (const { row, apartment: previous, target } of matched) {
    const read = readRowApartment(previous, row.cells, reading);
    const { apartment, changes, findings, computed, leftOut, noAmount, kindByName } = read;
    for (const each of read.emptied) emptied.push({ at: row.at, apartment: previous.id, ...each });
    const kind = target ? "new" : changes.length > 0 ? "changed" : "same";
    const planned = { at: row.at, kind, apartment: apartment.id, changes, findings, inherited: row.inherited } as const;
    rows.set(row.at, {
      ...planned,
      ...(computed && { computed }),
      ...(leftOut && { leftOut }),
      ...(noAmount && { noAmount }),
      ...(kindByName && { kindByName }),
    });
    if (target) added.push({ apartment, target });
    else if (apartment !== previous) changed.set(apartment.id, apartment);
  }
  const idsInList = new Set(matched.map(({ apartment }) => apartment.id));
  // An apartment whose row cannot be read is not missing.
  for (const { apartment } of wrong) if (apartment !== undefined) idsInList.add(apartment);
  const missing = missingApartments(draft.project.floors, {
    inList: idsInList,
    isByTower: sheet.columns.tower !== undefined,
    begun: added.map(({ target }) => target.tower),
  });
  const withRows = withNewApartments(
    changeApartments(draft, (apartment) => changed.get(apartment.id) ?? apartment),
    added,
    { newFloors, floorLabels },
  );
  const removal = removeApartments(withRows, new Set(missing));
  return {
    draft: options.removesMissing === true ? removal.draft : withRows,
    rows: [...rows.values()].toSorted((a, b) => rowNumber(a) - rowNumber(b)),
    newFloors: [...inserted, ...newFloors],
    between,
    emptied,
    missing,
    losses: removal.losses,
  };
}

/**
 * The apartments that the list does not name. A list with a column of buildings may be one of several, with a sheet for each building: it
 * says nothing about a building that it does not name.
 */
function missingApartments(
  floors: readonly DraftFloor[],
  {
    inList,
    isByTower,
    begun,
  }: { readonly inList: ReadonlySet<string>; readonly isByTower: boolean; readonly begun: readonly string[] },
): readonly string[] {
  const isNamed = ({ id }: DraftApartment) => inList.has(id);
  const listed = new Set([
    ...begun,
    ...floors.filter(({ apartments }) => apartments.some(isNamed)).map(({ tower }) => tower),
  ]);
  return floors
    .filter(({ tower }) => !isByTower || listed.has(tower))
    .flatMap(({ apartments }) => apartments.filter((apartment) => !isNamed(apartment)).map(({ id }) => id));
}

const rowNumber = ({ at }: PlannedRow): number => Number(at.replace(/\D/g, ""));

function withNewApartments(
  draft: Draft,
  added: readonly { readonly apartment: DraftApartment; readonly target: Target }[],
  { newFloors, floorLabels }: { readonly newFloors: readonly Target[]; readonly floorLabels: readonly FloorLabel[] },
): Draft {
  if (added.length === 0) return draft;
  const withFloors = newFloors.reduce(
    (all, { tower, floor }) => addFloors(all, { tower, from: floor, to: floor }).draft,
    draft,
  );
  const byFloor = new Map<string, DraftApartment[]>();
  for (const { apartment, target } of added) {
    const key = `${target.tower} ${target.floor}`;
    byFloor.set(key, [...(byFloor.get(key) ?? []), apartment]);
  }
  const labels = new Map(floorLabels.map(({ tower, floor, label }) => [`${tower} ${floor}`, label]));
  return changeFloors(withFloors, (floor) => {
    const key = `${floor.tower} ${floor.floor}`;
    const [apartments, label] = [byFloor.get(key), labels.get(key)];
    const labelled = floor.label === undefined && label !== undefined ? { ...floor, label } : floor;
    return apartments ? { ...labelled, apartments: [...floor.apartments, ...apartments] } : labelled;
  });
}
