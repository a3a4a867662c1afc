import type { ApartmentKind } from "../../../../src/project/types.ts";
import { placeName, plainWord } from "../../../sync/cells/cell.ts";
import { isExtraColumn } from "../../../sync/cells/extras.ts";
import { guardFormula } from "../../../sync/cells/spreadsheetText.ts";
import type { Draft, DraftFloor, DraftApartment } from "../draft.ts";
import { areaColumns, isAreaColumn } from "../apartments/areaColumns.ts";
import { type FileColumn, fileColumns, filesOfApartment } from "../apartments/fileColumns.ts";
import { extrasOf, extrasText, isPriceColumn, type ExtraWords, priceValue } from "../apartments/priceColumns.ts";
import { floorNames } from "../apartments/floorNames.ts";
import { towerFinder } from "../rows/rowPlaces.ts";
import { type RowColumn, rowColumns } from "../rows/rowColumns.ts";

/** A list's headings and words, in the owner's language; an import understands them. */
export type ListWords = {
  readonly headings: Readonly<Record<RowColumn, string>>;
  /** For columns that name an apartment's own files; missing: the list has none. */
  readonly fileHeadings?: Readonly<Record<FileColumn, string>>;
  readonly kinds: Readonly<Record<ApartmentKind, string>>;
  readonly statuses: Readonly<Record<"available" | "reserved" | "sold" | "notReleased", string>>;
  readonly priceKinds: Readonly<Record<"exact" | "from" | "onRequest", string>>;
  readonly vat: Readonly<Record<"included" | "excluded", string>>;
  readonly obligations: Omit<ExtraWords, "onRequest" | "language">;
  /** The language of other payments' names; if missing, the first that each has. */
  readonly language?: string;
};

export type ListCell = string | number;

/** A list of apartments, headings first; `allowed`: the words that a column accepts. */
export type ExportedList = {
  readonly rows: readonly (readonly ListCell[])[];
  readonly columns: readonly RowColumn[];
  readonly allowed: Readonly<Partial<Record<RowColumn, readonly string[]>>>;
};

const placeColumns: ReadonlySet<RowColumn> = new Set(["home", "tower", "floor", "label"]);

/** All apartments of a draft as a list that can be imported again; `isTemplate`: only their names and places, to be filled in. */
export function exportedList({ project, settings }: Draft, words: ListWords, isTemplate: boolean): ExportedList {
  const columns = rowColumns;
  const names = project.towers.map(({ id, name }) => [id, typeof name === "string" ? name : undefined] as const);
  const hasDistinctNames = new Set(names.map(([, name]) => placeName(name ?? ""))).size === names.length;
  const findTower = towerFinder(project.towers, settings.towerWords ?? {});
  const towerNames = new Map(
    names.map(([id, name]) => [id, hasDistinctNames && name && findTower(name) === id ? name : id]),
  );
  const floors = floorNames(project.floors);
  const { fileHeadings } = words;
  const files = isTemplate || !fileHeadings ? [] : fileColumns.map((column) => [column, fileHeadings[column]] as const);
  const rows = project.floors.flatMap((floor) =>
    floor.apartments.map((apartment) => [
      ...columns.map((column): ListCell => {
        if (isTemplate && !placeColumns.has(column)) return "";
        if (column === "tower") return towerNames.get(floor.tower) ?? floor.tower;
        return column === "floor" ? floorCell(apartment, floor, words) : cellOf(apartment, column, words);
      }),
      ...files.map(([column]) => filesOfApartment(apartment, column).join("; ")),
    ]),
  );
  function floorCell({ storeys }: DraftApartment, { tower, floor }: DraftFloor, { language }: ListWords): ListCell {
    const all = storeys && storeys.length > 1 ? floors.write(tower, storeys, language) : undefined;
    return all ?? floors.write(tower, [floor], language) ?? floor;
  }
  return {
    columns,
    rows: [[...columns.map((column) => words.headings[column]), ...files.map(([, heading]) => heading)], ...rows],
    allowed: {
      tower: [...towerNames.values()],
      kind: Object.values(words.kinds),
      status: Object.values(words.statuses),
      layout: (project.layouts ?? []).map(({ id }) => id),
      priceKind: Object.values(words.priceKinds),
      vat: Object.values(words.vat),
    },
  };
}

function cellOf(apartment: DraftApartment, column: Exclude<RowColumn, "tower" | "floor">, words: ListWords): ListCell {
  switch (column) {
    case "home":
      return apartment.id;
    case "label":
      return apartment.label ?? String(apartment.number ?? "");
    case "status":
      return apartment.studio?.typedStatus ?? (apartment.status ? words.statuses[apartment.status] : "");
    case "price":
      return apartment.price?.amount ?? "";
    case "priceKind":
      return apartment.price ? words.priceKinds[apartment.price.kind] : "";
    case "currency":
      return apartment.price?.currency ?? "";
    case "validUntil":
      return apartment.price?.validUntil ?? "";
    case "kind":
      return words.kinds[apartment.kind ?? "home"];
    case "vat":
      return apartment.price?.vat ? words.vat[apartment.price.vat] : "";
    default:
      if (isExtraColumn(column)) {
        const onRequest = words.priceKinds.onRequest;
        return extrasCell(extrasOf(apartment, column), { ...words.obligations, ...words, onRequest });
      }
      if (isPriceColumn(column)) {
        const figure = priceValue(apartment, column);
        return typeof figure === "number" ? figure : "";
      }
      return (isAreaColumn(column) ? apartment.areas?.[areaColumns[column]] : apartment[column]) ?? "";
  }
}

const otherName = ({ kind, name }: ReturnType<typeof extrasOf>[number]) => (kind === "other" ? name : undefined);

/** A single plain amount becomes a number, so that Excel can calculate with it. */
function extrasCell(extras: ReturnType<typeof extrasOf>, words: ExtraWords): ListCell {
  const [only, second] = extras;
  const isPlainAmount = only && !second && (only.apartment ?? only.obligatory ?? otherName(only)) === undefined;
  return isPlainAmount && only.amount !== undefined ? only.amount : extrasText(extras, words, String);
}

/**
 * The list as CSV that Excel opens directly: UTF-8 with a BOM, semicolons, decimal commas. No text is calculated
 * as a formula. Text that contains another program's delimiter is quoted, so that no part of it starts a new cell.
 */
export function listCsv(rows: readonly (readonly ListCell[])[]): string {
  const cell = (value: ListCell) => {
    const text = typeof value === "number" ? String(value).replace(".", ",") : guardFormula(value);
    return typeof value === "string" && /[";,|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** A file name that every system accepts, made of the project's name and the kind of list. */
export const fileName = (project: string, kind: string, extension: string): string =>
  `${plainWord(project) || "projekti"}-${kind}.${extension}`;
