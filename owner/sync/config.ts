import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import type { Price, Status } from "../../src/project/types.ts";
import { statuses } from "./cells/status.ts";
import type { TowerWords } from "./cells/apartments/towerKeys.ts";
import { SyncError } from "./SyncError.ts";
import type { TableShape } from "./table/readTable.ts";
import { isAddress } from "./table/source.ts";
import { pricesName } from "./prices/priceFile.ts";
import { isPricePerArea } from "./cells/headings.ts";
import { columns, type Column, type ColumnNames } from "./cells/row.ts";
import { printable } from "../system/terminal/printable.ts";
import { isRecord } from "../../src/project/isRecord.ts";

/** The validated sync.json, its files as absolute paths. docs/owners/sync.md describes each field. */
export type SyncConfig = TableShape & {
  readonly project: string;
  /** A file, or an http(s) address. */
  readonly source: string;
  /** The owner's own words for a status. */
  readonly statuses: Readonly<Record<string, Status>>;
  /** The owner's own words for a building, with its id. */
  readonly towers: TowerWords;
  /** Used if neither the amount's cell nor a column states it: ISO 4217, and whether amounts are exact. */
  readonly currency: string;
  readonly priceKind: Exclude<Price["kind"], "onRequest">;
  readonly staleAfterS: number;
  readonly out: string;
  /** The folder of sync.json if `out` is named as a path below it; undefined for one with `..` out of it, or an absolute one. */
  readonly outRoot?: string | undefined;
  /** Next to sync.json rather than next to `out`, which is on a web server. */
  readonly history: string;
  /** Next to sync.json, for the same reason. */
  readonly prices: string;
  /** Share of the apartments, 0 to 1, that may change without confirmation. */
  readonly maxChange: number;
};

type Fields = Readonly<Record<string, unknown>>;

const fieldNames = new Set(
  "$schema project source sheet delimiter json columns statuses towers currency priceKind staleAfterS out maxChange".split(
    " ",
  ),
);

/** Reads fields one by one and notes problems with each by its path. */
class FieldReader {
  readonly failures: string[] = [];

  constructor(private readonly fields: Fields) {}

  /** The value if it is an accepted one, else the default; without a default a missing field is an error. */
  read<T>(
    name: string,
    expected: {
      readonly is: (value: unknown) => value is T;
      readonly description: string;
      readonly default?: NoInfer<T>;
    },
  ): T {
    const value = this.fields[name] ?? expected.default;
    if (expected.is(value)) return value;
    this.failures.push(
      value === undefined ? `${name}: is missing, ${expected.description}` : `${name}: is not ${expected.description}`,
    );
    return expected.default as T;
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
/** Anything else with `://` would be treated as a file, and its user name and password would be shown. */
const isSource = (value: unknown): value is string =>
  isText(value) && (isAddress(value) ? URL.canParse(value.trim()) : !/^\s*[a-z][\w+.-]+:\/\//i.test(value));
const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === "string";
const isCode = (value: unknown): value is string => typeof value === "string" && /^[A-Z]{3}$/.test(value);
const isKind = (value: unknown): value is SyncConfig["priceKind"] => value === "exact" || value === "from";
const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0;
const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;

/**
 * `value`: the parsed sync.json; `file`: its path, which its own relative paths start from.
 * @throws SyncError with all problems, one per line, each with the path of its field
 */
export function parseConfig(value: unknown, file: string): SyncConfig {
  if (!isRecord(value)) throw new SyncError(`${file} is not a JSON object.`);
  const reader = new FieldReader(value);
  const inFolder = (path: string) => resolve(dirname(file), path);
  const text = (name: string, what: string) => reader.read(name, { is: isText, description: what });
  const optional = (name: string) => reader.read(name, { is: isOptionalText, description: "a text" });
  const project = text("project", "the project file");
  const source = reader.read("source", { is: isSource, description: "a file or an http(s) address" });
  const [sheet, delimiter, json] = [optional("sheet"), optional("delimiter"), optional("json")];
  const out = reader.read("out", { is: isText, description: "a file", default: "availability.json" });
  const config = {
    columns: parseColumns(value["columns"], reader.failures),
    statuses: parseStatuses(value["statuses"], reader.failures),
    towers: parseTowers(value["towers"], reader.failures),
    currency: reader.read("currency", { is: isCode, description: 'a code like "EUR"', default: "EUR" }),
    priceKind: reader.read("priceKind", { is: isKind, description: '"exact" or "from"', default: "exact" }),
    staleAfterS: reader.read("staleAfterS", {
      is: isSeconds,
      description: "a whole number of seconds above 0",
      default: 86_400,
    }),
    maxChange: reader.read("maxChange", { is: isShare, description: "a share from 0 to 1", default: 0.2 }),
    out: inFolder(out),
    outRoot: isInsideFolder(dirname(file), out) ? resolve(dirname(file)) : undefined,
    history: inFolder("history"),
    prices: inFolder(pricesName),
  };
  const unknown = Object.keys(value).filter((name) => !fieldNames.has(name));
  const failures = [...reader.failures, ...unknown.map((name) => `${name}: is not a known field`)];
  if (failures.length > 0) throw new SyncError(failures.map((failure) => printable(`${file}: ${failure}.`)).join("\n"));
  return {
    ...config,
    project: inFolder(project),
    source: isAddress(source) ? source.trim() : inFolder(source),
    ...(sheet !== undefined && { sheet }),
    ...(delimiter !== undefined && { delimiter }),
    ...(json !== undefined && { json }),
  };
}

function isInsideFolder(folder: string, path: string): boolean {
  const [first] = relative(folder, resolve(folder, path)).split(sep);
  return !isAbsolute(path) && first !== "..";
}

function parseColumns(value: unknown, failures: string[]): ColumnNames {
  if (!isRecord(value)) {
    failures.push("columns: is missing; it gives the heading of each column to read");
    return {};
  }
  const names: Partial<Record<Column, string>> = {};
  for (const [name, heading] of Object.entries(value)) {
    const column = columns.find((each) => each === name);
    if (!column) failures.push(`columns.${name}: there is no such column; there are ${columns.join(", ")}`);
    else if (!isText(heading)) failures.push(`columns.${name}: is not the heading of a column`);
    else if (column === "price" && isPricePerArea(heading)) {
      failures.push(`columns.price: "${heading}" is a price per m²; name it as "pricePerArea"`);
    } else names[column] = heading;
  }
  if (!("status" in value)) failures.push("columns.status: is missing, the column that says what is sold");
  if ("home" in value === "label" in value) {
    failures.push(
      "columns: must identify apartments either by home (their id) or by label with tower, entrance and floor, not by both",
    );
  }
  return names;
}

function parseTowers(value: unknown, failures: string[]): TowerWords {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    failures.push("towers: is not an object that maps words of the list");
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([word, id]) => {
      if (!isText(id)) failures.push(`towers.${word}: is not the id of a building`);
      return isText(id) ? [[word, id] as const] : [];
    }),
  );
}

function parseStatuses(value: unknown, failures: string[]): SyncConfig["statuses"] {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    failures.push("statuses: is not an object that maps words of the list");
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([word, name]) => {
      const status = statuses.find((each) => each === name);
      if (!status) failures.push(`statuses.${word}: is not one of ${statuses.join(", ")}`);
      return status ? [[word, status] as const] : [];
    }),
  );
}
