import { plainWord, textOf, type Read, told, wrong } from "../../../sync/cells/cell.ts";
import type { Cell } from "../../../sync/cells/row.ts";
import { readStatus, type StatusWords } from "../../../sync/cells/status.ts";
import {
  type Computation,
  type Finding,
  finding,
  readPrice,
  type ReadPrice,
} from "../../../sync/apartments/readRow.ts";
import type { DraftApartment, DraftLayout, DraftProject } from "../draft.ts";
import { areaToCount, type StatedArea } from "../../../sync/apartments/statedArea.ts";
import { readFigure } from "../apartments/apartmentCells.ts";
import type { RowCells } from "./rowPlaces.ts";

/** What of an apartment a row can change. */
export type ApartmentField =
  "label" | "entrance" | "status" | "price" | "type" | "bedrooms" | "area" | "outdoorArea" | "layout";

/** A value of an apartment before and after; undefined: none. */
export type FieldChange = { readonly field: ApartmentField; readonly before: unknown; readonly after: unknown };

export type RowReading = {
  readonly words: StatusWords;
  readonly layouts: readonly DraftLayout[];
  /** Whether an empty cell empties what the draft has; what would go is told either way. */
  readonly clearsEmpty: boolean;
  /** Which of an apartment's areas the project shows. */
  readonly mainArea?: DraftProject["mainArea"] | undefined;
};

export type ReadApartment = {
  readonly apartment: DraftApartment;
  readonly changes: readonly FieldChange[];
  /** Cells that could not be read: what the draft says stays. */
  readonly findings: readonly Finding[];
  /** How a price came to be that the row states by area only. */
  readonly computed?: Computation;
  /** What the draft says and the sheet leaves empty. */
  readonly emptied: readonly { readonly field: ApartmentField; readonly before: unknown }[];
};

const longestText = 100;

/** An apartment with what its row says; of columns that are not named, and of cells that cannot be read, nothing changes. */
export function readRowApartment(before: DraftApartment, cells: RowCells, reading: RowReading): ReadApartment {
  const findings: Finding[] = [];
  const said = new Map<ApartmentField, unknown>();
  const take = (field: ApartmentField, cell: Cell | undefined, read: (cell: Cell) => Read<unknown>): void => {
    if (!cell) return;
    const result = read(cell);
    if (result.ok) said.set(field, result.value);
    else findings.push(finding(cell, result.reason));
  };
  for (const field of ["label", "entrance", "type"] as const) take(field, cells[field], readName);
  for (const field of ["bedrooms", "area", "outdoorArea"] as const) {
    take(field, cells[field], (cell) => readNumber(cell, field === "bedrooms"));
  }
  take("status", cells.status, ({ value }) => readStatus(value, reading.words));
  take("layout", cells.layout, (cell) => readLayout(cell, reading.layouts));
  if (!(cells.price ?? cells.pricePerArea ?? cells.priceKind)) {
    return { ...merge(before, said, reading.clearsEmpty), findings };
  }
  const area = areaToCount({ area: said.get("area") ?? before.area, areas: before.areas }, reading.mainArea);
  const isUnread = cells.area !== undefined && !said.has("area");
  const { price, computed } = priceIn(before, { cells, ...(area && !isUnread && { area }) }, findings);
  if (price !== "unread") said.set("price", price);
  return { ...merge(before, said, reading.clearsEmpty), findings, ...(computed && { computed }) };
}

/** An apartment is always called something, also where its cell is empty. */
function merge(
  before: DraftApartment,
  said: ReadonlyMap<ApartmentField, unknown>,
  clearsEmpty: boolean,
): Omit<ReadApartment, "findings"> {
  const fields: Record<string, unknown> = { ...before };
  const changes: FieldChange[] = [];
  const emptied: { field: ApartmentField; before: unknown }[] = [];
  for (const [field, after] of said) {
    const was = before[field];
    if (JSON.stringify(was) === JSON.stringify(after) || (after === undefined && (was === undefined || was === "")))
      continue;
    if (after === undefined) {
      if (field === "label") continue;
      emptied.push({ field, before: was });
      if (!clearsEmpty) continue;
      delete fields[field];
    } else fields[field] = after;
    changes.push({ field, before: was, after });
  }
  // A status that is chosen now is no longer one that nobody knew.
  if (said.get("status") !== undefined && before.studio?.typedStatus !== undefined) {
    changes.push({ field: "status", before: before.studio.typedStatus, after: said.get("status") });
    delete fields["studio"];
  }
  return { apartment: changes.length > 0 ? (fields as DraftApartment) : before, changes, emptied };
}

function readName({ value }: Cell): Read<string | undefined> {
  if (value instanceof Date) return wrong("the spreadsheet made a date of it: format the cell as text");
  const text = textOf(value);
  if (text.length > longestText) return wrong("longer than 100 letters");
  return told(text === "" ? undefined : text);
}

function readNumber({ value }: Cell, isCount: boolean): Read<number | undefined> {
  if (textOf(value) === "") return told(undefined);
  const text = typeof value === "number" ? String(Math.round(value * 100) / 100) : textOf(value);
  const figure = readFigure(text, isCount);
  if (typeof figure === "string") return wrong(figure);
  // Nothing measures 0 m²: it is not stated.
  return told(figure === 0 && !isCount ? undefined : figure);
}

function readLayout({ value }: Cell, layouts: readonly DraftLayout[]): Read<string | undefined> {
  const text = textOf(value);
  if (text === "") return told(undefined);
  const names = (label: DraftLayout["label"]) => (typeof label === "string" ? [label] : Object.values(label ?? {}));
  const isMeant = ({ id, label }: DraftLayout) =>
    [id, ...names(label)].some((name) => plainWord(name) === plainWord(text));
  const exact = layouts.find(({ id }) => id === text) ?? layouts.find(isMeant);
  return exact ? told(exact.id) : wrong("no such layout in the project");
}

/** What no cell says stays: a currency, that a price is the lowest one, until when it holds. */
function priceIn(
  before: DraftApartment,
  { cells, area }: { readonly cells: RowCells; readonly area?: StatedArea },
  findings: Finding[],
): ReadPrice {
  const had = before.price?.kind === "onRequest" ? undefined : before.price;
  const priceKind = had?.kind === "from" ? "from" : "exact";
  const read = readPrice(cells, { currency: had?.currency ?? "EUR", priceKind, area }, findings);
  const { price } = read;
  if (price === "unread" || price === undefined || price.kind === "onRequest") return read;
  const isKept = !cells.validUntil && had?.validUntil !== undefined;
  return { ...read, price: { ...price, ...(isKept && { validUntil: had.validUntil }) } };
}
