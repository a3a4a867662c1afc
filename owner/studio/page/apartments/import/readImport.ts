import { isColour } from "../../../draft/rows/rowColours.ts";
import { rowColumns } from "../../../draft/rows/rowColumns.ts";
import type { CellAnswers, ChosenFile, ImportState } from "./chosenFile.ts";
import type { ReadSheet } from "./sheetFile.ts";

/** An import in progress: once it is applied, or while it has no file, there is nothing to resume. */
export type OpenImport = ImportState & { readonly chosen: ChosenFile };

export const isOpenImport = (importing: ImportState): importing is OpenImport => importing.chosen !== undefined;

/** Parses an import stored by the browser; undefined if it is invalid, in which case the import starts over. */
export function readImport(stored: unknown): OpenImport | undefined {
  if (!isRecord(stored) || !["file", "columns", "trial"].includes(String(stored["step"]))) return undefined;
  return isChosen(stored["chosen"]) ? (stored as OpenImport) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Set);
const isText: Check = (value) => typeof value === "string";
const isWhole: Check = (value) => Number.isInteger(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
const isSetOfTexts: Check = (value) => value instanceof Set && [...value].every(isText);

const isColumns: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([name, at]) => (rowColumns as readonly string[]).includes(name) && isWhole(at));

const isCell: Check = (value) =>
  value === null || ["string", "number", "boolean"].includes(typeof value) || value instanceof Date;

const isColours: Check = (value) =>
  Array.isArray(value) && value.every((each) => each === null || (isText(each) && isColour(String(each))));

function isSheet(value: unknown): value is ReadSheet {
  if (!isRecord(value) || !isText(value["name"])) return false;
  if (!isColours(value["rowColours"] ?? []) || !listOf(isText)(value["merged"] ?? [])) return false;
  const { ok, sheet, sentence } = value;
  if (ok !== true) return ok === false && isText(sentence);
  return (
    isRecord(sheet) &&
    listOf(listOf(isCell))(sheet["grid"]) &&
    isWhole(sheet["headingRow"]) &&
    isColumns(sheet["columns"]) &&
    listOf(isText)(sheet["headings"]) &&
    listOf(isWhole)(sheet["personal"])
  );
}

const isAnswers = (value: unknown): value is CellAnswers =>
  isRecord(value) &&
  recordOf(isText)(value["corrected"]) &&
  isSetOfTexts(value["leftOut"]) &&
  (value["correcting"] === undefined || isText(value["correcting"]));

function isChosen(value: unknown): value is ChosenFile {
  if (!isRecord(value) || !isAnswers(value)) return false;
  const { file, sheets, sheet, columns, words, towers, between = {}, wish, past } = value as Fields;
  return (
    isText(file) &&
    Array.isArray(sheets) &&
    sheets.every(isSheet) &&
    sheets[Number(sheet)]?.ok === true &&
    isColumns(columns) &&
    recordOf(isText)(words) &&
    recordOf(isText)(towers) &&
    recordOf(isText)(between) &&
    recordOf((isOn) => typeof isOn === "boolean")(wish) &&
    listOf(isAnswers)(past)
  );
}
