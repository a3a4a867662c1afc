import type { ApartmentKind, AreaKind } from "../../../../src/project/types.ts";
import {
  cellProblem,
  isDay,
  turnedIntoDate,
  textOf,
  type CellResult,
  valid,
  invalid,
} from "../../../sync/cells/cell.ts";
import type { SheetCell } from "../../../sync/cells/row.ts";
import { readDay } from "../../../sync/cells/day.ts";
import { kindOfName, readKind } from "../../../sync/cells/kind.ts";
import { readRooms } from "../../../sync/cells/rooms.ts";
import { readStatus, type StatusWords } from "../../../sync/cells/status.ts";
import {
  type Computation,
  type Finding,
  finding,
  type PriceReading,
  readPrice,
  type ReadPrice,
} from "../../../sync/cells/apartments/readRow.ts";
import { extraColumns, isExtraColumn } from "../../../sync/cells/extras.ts";
import { readTerms } from "../../../sync/cells/apartments/priceTerms.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";
import { isSamePrice } from "../../../../src/project/withAvailability.ts";
import type { DraftApartment, DraftFloor, DraftLayout, DraftProject } from "../draft.ts";
import type { TypicalPrices } from "../../../sync/cells/apartments/typicalPrices.ts";
import { areaForPrice, type StatedArea, priceAreas } from "../../../sync/cells/apartments/priceAreas.ts";
import { type AreaColumn, areaColumns, isAreaColumn, withArea } from "../apartments/areaColumns.ts";
import { parseFigureCell } from "../apartments/apartmentCells.ts";
import {
  hasAmount,
  isPriceColumn,
  lastingTerms,
  type PriceColumn,
  priceValue,
  readExtrasOf,
  withPriceValue,
} from "../apartments/priceColumns.ts";
import type { FloorNames } from "../apartments/floorNames.ts";
import type { RowCells } from "./rowPlaces.ts";
import { layoutCalled } from "../edit/layoutPictures.ts";

/** The fields of an apartment that a row can change. */
export type ApartmentField =
  | "label"
  | "kind"
  | "entrance"
  | "storeys"
  | "status"
  | "reservedUntil"
  | "price"
  | PriceColumn
  | "type"
  | "rooms"
  | "bedrooms"
  | "area"
  | AreaColumn
  | "outdoorArea"
  | "layout";

/** A value of an apartment before and after; undefined: none. */
export type FieldChange = { readonly field: ApartmentField; readonly before: unknown; readonly after: unknown };

export type RowReading = {
  readonly words: StatusWords;
  readonly layouts: readonly DraftLayout[];
  /** Whether an empty cell clears the draft's value; the values that would be cleared are reported either way. */
  readonly clearsEmpty: boolean;
  /** Whether an apartment without a kind gets the one that its name begins with: "Lokal L-1". */
  readonly kindsByName: boolean;
  readonly typical?: TypicalPrices;
  /** The area that the list's prices per m² refer to, if the list shows it. */
  readonly counted?: AreaKind | undefined;
  /** The floors of the draft's apartments, by id; an extra of a price may be one of these apartments. */
  readonly floorOf: ReadonlyMap<string, DraftFloor>;
  /** The floors of a tower that a cell names. */
  readonly readFloors: FloorNames["read"];
  /** Which of an apartment's areas the project shows. */
  readonly mainArea?: DraftProject["mainArea"] | undefined;
};

export type ReadApartment = {
  readonly apartment: DraftApartment;
  readonly changes: readonly FieldChange[];
  /** The kind that its name begins with, if nothing else states one. */
  readonly kindByName?: ApartmentKind;
  /** Cells that could not be read: the draft's values stay. */
  readonly findings: readonly Finding[];
  /** How a price was computed that the row states by area only. */
  readonly computed?: Computation;
  /** Why a price per square metre beside the price is not used. */
  readonly leftOut?: Finding;
  /** Why the price is on request although its cell has words. */
  readonly noAmount?: Finding;
  /** The draft's values that the sheet leaves empty. */
  readonly emptied: readonly { readonly field: ApartmentField; readonly before: unknown }[];
};

const maxTextLength = 100;

/** An apartment with its row's values; unmapped columns and unreadable cells change nothing. */
export function readRowApartment(before: DraftApartment, cells: RowCells, reading: RowReading): ReadApartment {
  const findings: Finding[] = [];
  const values = new Map<ApartmentField, unknown>();
  const take = (
    field: ApartmentField,
    cell: SheetCell | undefined,
    read: (cell: SheetCell) => CellResult<unknown>,
  ): void => {
    if (!cell) return;
    const failed = cellProblem(cell.value);
    const result = failed === undefined ? read(cell) : invalid(failed);
    if (result.ok) values.set(field, result.value);
    else findings.push(finding(cell, result.reason));
  };
  for (const field of ["label", "entrance", "type"] as const) take(field, cells[field], readName);
  take("bedrooms", cells.bedrooms, (cell) => readNumber(cell, true));
  take("rooms", cells.rooms, ({ value }) => readRooms(value));
  for (const field of ["area", "outdoorArea", ...areaFields] as const) {
    take(field, cells[field], (cell) => statedNumber(readNumber(cell, false)));
  }
  const storeys = storeysIn(cells, reading.floorOf.get(before.id), reading.readFloors);
  if (storeys) values.set("storeys", storeys);
  take("status", cells.status, ({ value }) => readStatus(value, reading.words));
  take("reservedUntil", cells.reservedUntil, ({ value }) => readDay(value));
  take("layout", cells.layout, (cell) => readLayout(cell, reading.layouts));
  take("kind", cells.kind, ({ value }) => statedKind(before, readKind(value)));
  const kindByName = nameKind(before, cells);
  if (kindByName && reading.kindsByName) values.set("kind", kindByName);
  const read = (): Omit<ReadApartment, "findings"> => ({
    ...merge(before, values, reading.clearsEmpty),
    ...(kindByName && { kindByName }),
  });
  const { vat, ...reasons } = readPriceCells(before, cells, { reading, values, findings });
  readTermCells(before, cells, { reading, values, findings, ...(vat && { vat }) });
  return { ...read(), findings, ...reasons };
}

type RowTarget = {
  readonly reading: RowReading;
  readonly values: Map<ApartmentField, unknown>;
  readonly findings: Finding[];
};

function readPriceCells(
  before: DraftApartment,
  cells: RowCells,
  { reading, values, findings }: RowTarget,
): Pick<ReadPrice, "computed" | "leftOut" | "noAmount" | "vat"> {
  if (!(cells.price ?? cells.pricePerArea ?? cells.priceKind)) return {};
  const area = areaForPrice(areasIn(before, cells, reading.mainArea), reading.counted);
  const isUnread = cells.area !== undefined && !values.has("area");
  const { price, perM2, ...reasons } = priceIn(
    before,
    { cells, typical: reading.typical, ...(area && !isUnread && { area }) },
    findings,
  );
  if (price !== "unread") values.set("price", price);
  if (perM2 && perM2 !== "unread") values.set("pricePerArea", perM2.value);
  return reasons;
}

/** The row's statements about the price besides its amount; `vat`: the VAT in the amount's own cell. */
function readTermCells(
  before: DraftApartment,
  cells: RowCells,
  { reading, values, findings, vat }: RowTarget & Pick<ReadPrice, "vat">,
): void {
  const price = values.has("price") ? (values.get("price") as DraftApartment["price"]) : before.price;
  const isApartmentId = (id: string) => reading.floorOf.has(id);
  const terms = readTerms(cells, { currency: price?.currency ?? "EUR", isApartmentId, vat }, findings);
  for (const column of ["vat", "vatPercent"] as const) {
    const term = terms[column];
    if (term && term !== "unread") values.set(column, term.value);
  }
  for (const column of Object.keys(extraColumns).filter(isExtraColumn)) {
    const term = terms[column];
    if (term && term !== "unread") values.set(column, readExtrasOf(before, column, term.value));
  }
}

/** The areas that a price per m² may refer to, from the row or else from the draft. */
export function areasIn(
  { area, areas }: DraftApartment,
  cells: RowCells,
  mainArea: RowReading["mainArea"],
): readonly StatedArea[] {
  const figure = (field: "area" | "netArea" | "totalArea"): number | undefined => {
    const read = cells[field] && readNumber(cells[field], false);
    return read?.ok ? read.value || undefined : undefined;
  };
  const [net, total] = [figure("netArea") ?? areas?.net, figure("totalArea") ?? areas?.total];
  return priceAreas({ area: figure("area") ?? area, areas: { ...areas, net, total } }, mainArea);
}

/** Several floors in one cell, including the apartment's own: "2–3". A single floor does not indicate further ones. */
function storeysIn(
  { floor: cell }: RowCells,
  own: DraftFloor | undefined,
  readFloors: RowReading["readFloors"],
): readonly number[] | undefined {
  const floors = own ? readFloors(own.tower, cell?.value ?? null) : [];
  return own && floors.length > 1 && floors.includes(own.floor) ? floors : undefined;
}

const areaFields = Object.keys(areaColumns).filter(isAreaColumn);

/** Without a kind it is an apartment already. */
const statedKind = (
  before: DraftApartment,
  read: CellResult<ApartmentKind | undefined>,
): CellResult<ApartmentKind | undefined> =>
  read.ok && read.value === "home" && before.kind === undefined ? valid(undefined) : read;

/** From the apartment's name, else from a type like "Lokal"; only if neither draft nor list states the kind. */
function nameKind(before: DraftApartment, cells: RowCells): ApartmentKind | undefined {
  if (before.kind !== undefined || textOf(cells.kind?.value ?? null) !== "") return undefined;
  const names = [cells.label?.value ?? before.label ?? null, cells.type?.value ?? null];
  return names.map((name) => kindOfName(textOf(name))).find((kind) => kind !== undefined && kind !== "home");
}

const valueOf = (apartment: DraftApartment, field: ApartmentField): unknown =>
  isAreaColumn(field)
    ? apartment.areas?.[areaColumns[field]]
    : isPriceColumn(field)
      ? priceValue(apartment, field)
      : apartment[field];

function withValue(apartment: DraftApartment, field: ApartmentField, value: unknown): DraftApartment {
  if (isAreaColumn(field)) return withArea(apartment, field, typeof value === "number" ? value : undefined);
  if (isPriceColumn(field)) return withPriceValue(apartment, field, value);
  return withEntry(apartment, field, value) as DraftApartment;
}

/** `undefined` removes it. */
function withEntry(record: object, name: string, value: unknown): object {
  const entries = Object.entries({ ...record, [name]: value });
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

/** An apartment always has a label, even if its cell is empty. */
function merge(
  before: DraftApartment,
  values: ReadonlyMap<ApartmentField, unknown>,
  clearsEmpty: boolean,
): Omit<ReadApartment, "findings"> {
  let apartment = before;
  const changes: FieldChange[] = [];
  const emptied: { field: ApartmentField; before: unknown }[] = [];
  for (const [field, after] of values) {
    const was = valueOf(before, field);
    if (areSame(field, was, after) || (after === undefined && (was === undefined || was === ""))) continue;
    // A row cannot add details to a price on request, or to none.
    if (isPriceColumn(field) && !hasAmount(apartment)) continue;
    if (after === undefined) {
      if (field === "label") continue;
      emptied.push({ field, before: was });
      if (!clearsEmpty) continue;
    }
    apartment = withValue(apartment, field, after);
    changes.push({ field, before: was, after });
  }
  // A chosen status is no longer an unknown one.
  if (values.get("status") !== undefined && before.studio?.typedStatus !== undefined) {
    changes.push({ field: "status", before: before.studio.typedStatus, after: values.get("status") });
    const { studio: _, ...rest } = apartment;
    apartment = rest;
  }
  return { apartment, changes, emptied };
}

/** Prices and extras are the same regardless of the order of their fields. */
function areSame(field: ApartmentField, was: unknown, after: unknown): boolean {
  if (field === "price") return isSamePrice(was as DraftApartment["price"], after as DraftApartment["price"]);
  return JSON.stringify(ordered(was)) === JSON.stringify(ordered(after));
}

const ordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown) =>
        isRecord(each) ? Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)) : each,
      )
    : value;

function readName({ value }: SheetCell): CellResult<string | undefined> {
  if (isDay(value)) return invalid(turnedIntoDate);
  const text = textOf(value);
  if (text.length > maxTextLength) return invalid("longer than 100 characters");
  return valid(text === "" ? undefined : text);
}

function readNumber({ value }: SheetCell, isCount: boolean): CellResult<number | undefined> {
  if (textOf(value) === "") return valid(undefined);
  const text = typeof value === "number" ? String(Math.round(value * 100) / 100) : textOf(value);
  const figure = parseFigureCell(text, isCount);
  if (typeof figure === "string") return invalid(figure);
  return valid(figure);
}

/** 0 m² means that nothing is stated. A studio apartment has 0 bedrooms. */
function statedNumber(read: CellResult<number | undefined>): CellResult<number | undefined> {
  return read.ok && read.value === 0 ? valid(undefined) : read;
}

function readLayout({ value }: SheetCell, layouts: readonly DraftLayout[]): CellResult<string | undefined> {
  const text = textOf(value);
  if (text === "") return valid(undefined);
  const layout = layoutCalled(layouts, text);
  return layout ? valid(layout.id) : invalid("no such layout in the project");
}

/** Details that no cell states stay: currency, lowest-price marker, expiry date, tax and extras. */
function priceIn(
  before: DraftApartment,
  { cells, ...more }: { readonly cells: RowCells } & Partial<Pick<PriceReading, "area" | "typical">>,
  findings: Finding[],
): ReadPrice {
  const had = before.price?.kind === "onRequest" ? undefined : before.price;
  const priceKind = had?.kind === "from" ? "from" : "exact";
  const read = readPrice(cells, { currency: had?.currency ?? "EUR", priceKind, ...more }, findings);
  const { price } = read;
  if (price === "unread" || price === undefined || price.kind === "onRequest") return read;
  if (!had) return read;
  const isSame = had.amount === price.amount && had.currency === price.currency;
  const { validUntil, ...terms } = isSame ? had : lastingTerms(had);
  const isKept = !cells.validUntil && validUntil !== undefined;
  return { ...read, price: { ...terms, ...price, ...(isKept && { validUntil }) } };
}
