import { cutCell, type CellValue } from "../cells/cell.ts";
import { cellLimit } from "../cells/extras.ts";
import { parseJsonText } from "../../../src/project/file/parseJsonText.ts";
import { SyncError } from "../SyncError.ts";
import {
  columns,
  sheetLimits,
  sizeProblem,
  type SheetCell,
  type Column,
  type ColumnNames,
  type Row,
} from "../cells/row.ts";

/**
 * Reads the records of a list in a JSON file. `path` is the path of the list, such as "data.items" ("": the file itself is the list); the
 * name of a column is the path of its value in a record.
 * @throws SyncError if the file is not valid JSON or too large, has no list at the path, or if no record has a value for a column
 */
export function readJsonList(text: string, names: ColumnNames, path: string): readonly Row[] {
  const list = valueAt(parse(text), keysOf(path));
  if (!Array.isArray(list)) throw new SyncError(`There is no list at "${path}" ("json" in the configuration).`);
  const failure = sizeProblem({ rows: list.length, columns: 0 });
  if (failure !== undefined) throw new SyncError(failure);
  const paths = columns.flatMap((column): readonly ColumnPath[] => {
    const name = names[column];
    return name === undefined ? [] : [{ column, name, keys: keysOf(name) }];
  });
  const missing = paths.flatMap(({ name, keys }) =>
    list.some((record) => valueAt(record, keys) !== undefined) ? [] : [`"${name}"`],
  );
  if (missing.length > 0)
    throw new SyncError(`No record of the list has ${missing.join(", ")} ("columns" in the configuration).`);
  return list.map((record: unknown, index) => rowOf(record, `${path}[${index}]`, paths));
}

function parse(text: string): unknown {
  if (text.length > sheetLimits.jsonCharacters)
    throw new SyncError("The source returns more than 20 million characters: it is not a list of apartments.");
  const json = parseJsonText(text);
  if (!json.ok) throw new SyncError(`The source ${json.problem}.`);
  return json.value;
}

/** A column, and the path of its values as keys. */
type ColumnPath = { readonly column: Column; readonly name: string; readonly keys: readonly string[] };

function rowOf(record: unknown, at: string, paths: readonly ColumnPath[]): Row {
  const cells: Partial<Record<Column, SheetCell>> = {};
  for (const { column, name, keys } of paths) {
    const value = valueAt(record, keys) ?? null;
    if (!isCellValue(value)) return { at, cells, failure: `"${name}" is neither a text nor a number` };
    cells[column] = { at: `${at}.${name}`, value: cutCell(value, cellLimit(column)) };
  }
  return { at, cells };
}

function isCellValue(value: unknown): value is CellValue {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** The keys of a path like "data.items" or "units.0.id". */
const keysOf = (path: string): readonly string[] => (path === "" ? [] : path.split("."));

/** The value at a path; undefined if there is none. */
function valueAt(value: unknown, keys: readonly string[]): unknown {
  let inner = value;
  for (const key of keys) {
    if (typeof inner !== "object" || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Readonly<Record<string, unknown>>)[key];
  }
  return inner;
}
