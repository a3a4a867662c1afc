import type { ApartmentId, Price, PriceExtra } from "../../../src/project/types.ts";
import { maxCellLength, plainWord, textOf, valid, invalid, type CellValue, type CellResult } from "./cell.ts";
import { readExtraPrice, taxOnTop } from "./price.ts";
import { inclusionOf } from "./vat.ts";

/** Columns of lists and of the table that are extras of a price, by their kind. */
export const extraColumns = { parkingPrice: "parking", storagePrice: "storage", otherPayments: "other" } as const;

export type ExtraColumn = keyof typeof extraColumns;

export const isExtraColumn = (column: string): column is ExtraColumn => Object.hasOwn(extraColumns, column);

/** A cell's statement about a cost on top of a price; its amount is missing if it is on request. */
export type ReadExtra = Omit<PriceExtra, "kind" | "name"> & { readonly name?: string; readonly currency?: string };

const obligatory =
  /(?<![\p{L}])(?:obligatory|mandatory|compulsory|(?:i|e|të) detyrueshëm|(?:i|e) detyrueshme|obligativ|pflicht|verpflichtend|obligatorisch|obavez(?:no|an|na)|обавез(?:но|ан|на)|задолжител(?:но|ен|на))(?![\p{L}])/iu;
const optional =
  /(?<![\p{L}])(?:optional|opsional|me dëshirë|wahlweise|freiwillig|po želji|opciono|по жељи|по желба|опционо)(?![\p{L}])/iu;

/** No parking place or storage room costs less: a smaller number is a count, or in thousands. */
const least: Readonly<Record<ExtraColumn, number>> = { parkingPrice: 100, storagePrice: 100, otherPayments: 0 };

/** The longest cell with several extras. */
const maxExtrasLength = 2000;

/** The length up to which a column's cells are read. */
export const cellLimit = (column: string): number => (isExtraColumn(column) ? maxExtrasLength : maxCellLength);

type ExtraReading = { readonly column: ExtraColumn; readonly isApartmentId: (id: ApartmentId) => boolean };

/**
 * A parking place or storage room by its price, "15.000 €", or by its code in the project, "G-12"; or both: "G-12: 15.000". Other
 * payments are preceded by a name: "Connection: 850". Semicolons separate several. Each may be marked "obligatory" or "optional".
 */
export function readExtras(value: CellValue, reading: ExtraReading): CellResult<readonly ReadExtra[] | undefined> {
  if (typeof value === "number") return value === 0 ? valid(undefined) : listOf([readAmount(value, reading)]);
  const text = textOf(value);
  if (text.length > maxExtrasLength) return invalid("longer than 2,000 characters");
  // "inkl.": nothing comes on top of the price.
  if (text === "" || (inclusionOf(text) === "included" && !reading.isApartmentId(text))) return valid(undefined);
  const parts = text.split(";").flatMap((part) => part.trim() || []);
  const readPart = reading.column === "otherPayments" ? readPayment : readExtra;
  return listOf(parts.map((part) => readPart(part, reading)));
}

/** A payment with its name, which may contain colons. */
function readPayment(text: string, reading: ExtraReading): CellResult<ReadExtra> {
  const unnamed = readExtra(text, reading);
  if (unnamed.ok) return unnamed;
  // After the name there are at most the code of a parking place, which may have colons itself, and its amount.
  for (const { index } of [...text.matchAll(/:/g)].slice(-4)) {
    const name = text.slice(0, index).trim();
    const read = readExtra(text.slice(index + 1).trim(), reading);
    if (read.ok && name !== "") return valid({ name, ...read.value });
  }
  return unnamed.reason === taxOnTop ? unnamed : invalid("not a payment with its amount: write “Name: 850”");
}

function listOf(read: readonly CellResult<ReadExtra>[]): CellResult<readonly ReadExtra[]> {
  const extras: ReadExtra[] = [];
  for (const each of read) {
    if (!each.ok) return each;
    extras.push(each.value);
  }
  return valid(extras);
}

function readExtra(text: string, reading: ExtraReading): CellResult<ReadExtra> {
  const { isApartmentId } = reading;
  const must = obligatory.test(text) ? true : optional.test(text) ? false : undefined;
  const stated = must === undefined ? {} : { obligatory: must };
  const plain = text
    .replace(obligatory, " ")
    .replace(optional, " ")
    .replace(/(?<![\s,()])[\s,()]+$/, "")
    .trim();
  if (isApartmentId(plain)) return valid({ apartment: plain, ...stated });
  const colon = plain.lastIndexOf(":");
  const id = plain.slice(0, Math.max(0, colon)).trim();
  if (colon >= 0 && !isApartmentId(id)) return invalid(notAnExtra);
  const amount = readAmount(plain.slice(colon + 1).trim(), reading);
  return amount.ok ? valid({ ...(colon >= 0 && { apartment: id }), ...amount.value, ...stated }) : amount;
}

const notAnExtra =
  "neither a price nor a code of the project: write “15000” or the code of the parking place or storage";

function readAmount(value: CellValue, { column }: ExtraReading): CellResult<ReadExtra> {
  const read = readExtraPrice(value);
  if (!read.ok && read.reason === taxOnTop) return read;
  if (!read.ok || !read.value || read.value.kind === "from" || read.value.noAmount !== undefined)
    return invalid(notAnExtra);
  const { amount, currency } = read.value;
  if (amount === undefined) return valid({});
  return amount < least[column]
    ? invalid("in full or in thousands? Write the whole amount")
    : valid({ amount, ...(currency && { currency }) });
}

type Extras = NonNullable<Price["extras"]>;

/**
 * Extras of one kind as a cell states them: each one's name in all languages, and whether it is obligatory, stay where the cell is
 * silent. Parking places and storage rooms are matched by their order, other payments by their names.
 */
export function statedExtras(column: ExtraColumn, before: Extras, read: readonly ReadExtra[]): Extras {
  const previous = before.filter(({ kind }) => kind === extraColumns[column]);
  return read.map(({ currency: _currency, name: statedName, ...extra }, index) => {
    const isSame = (each: PriceExtra) => namesOf(each).some((name) => plainWord(name) === plainWord(statedName ?? ""));
    const same = statedName === undefined ? previous[index] : previous.find(isSame);
    const isUnnamed = column === "otherPayments" && statedName === undefined;
    const { name = statedName, obligatory: must } = isUnnamed && same?.name !== undefined ? {} : (same ?? {});
    return {
      kind: extraColumns[column],
      ...(name !== undefined && { name }),
      ...extra,
      ...(extra.obligatory === undefined && must !== undefined && { obligatory: must }),
    };
  });
}

const namesOf = ({ name = "" }: PriceExtra): readonly string[] =>
  typeof name === "string" ? [name] : Object.values(name);

/** All extras with those of one kind replaced, at the position of the first of them. */
export function withExtras(column: ExtraColumn, before: Extras, extras: Extras): Extras {
  const isOwn = ({ kind }: PriceExtra) => kind === extraColumns[column];
  const first = before.findIndex(isOwn);
  const others = before.filter((extra) => !isOwn(extra));
  return others.toSpliced(first < 0 ? others.length : first, 0, ...extras);
}
