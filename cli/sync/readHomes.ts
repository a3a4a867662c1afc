import type { Price, Status } from "../../src/project/availability.ts";
import { textOf, told, type Read } from "./cells/cell.ts";
import { readCurrency } from "./cells/currency.ts";
import { readDay } from "./cells/day.ts";
import { readPriceCell, readPriceKind } from "./cells/price.ts";
import { readStatus, type StatusWords } from "./cells/status.ts";
import { homeFinder } from "./findHome.ts";
import type { ProjectHome } from "./projectHomes.ts";
import type { Cell, Row } from "./table/table.ts";

/** What is wrong, where. `value`: of a mapped column only; absent where its cell cannot be trusted to be that column's. */
export type Finding = { readonly at: string; readonly value?: string; readonly reason: string };

/** What the sheet says of a home; "unread": its cell is wrong, what was said before stays. */
export type HomeNews = { readonly status: Status | undefined | "unread"; readonly price: Price | undefined | "unread" };

export type SheetNews = {
  readonly rows: number;
  readonly homes: ReadonlyMap<string, HomeNews>;
  readonly wrong: readonly Finding[];
  readonly unknown: readonly Finding[];
};

export type Reading = {
  readonly homes: readonly ProjectHome[];
  readonly words: StatusWords;
  readonly currency: string;
  readonly priceKind: "exact" | "from";
};

const unread: HomeNews = { status: "unread", price: "unread" };

/** Reads every row on its own: a broken one costs no other anything. A home that stands there twice is read from neither row. */
export function readHomes(rows: readonly Row[], reading: Reading): SheetNews {
  const find = homeFinder(reading.homes);
  const news = new Map<string, HomeNews>();
  const firstAt = new Map<string, string>();
  const [faults, unknown]: [Finding[], Finding[]] = [[], []];
  const take = (row: Row, id: string): void => {
    const cell = row.cells.home ?? row.cells.label ?? { at: row.at, value: id };
    const before = firstAt.get(id);
    if (before !== undefined) faults.push(finding(cell, `stands in ${before} already`));
    else firstAt.set(id, cell.at);
    const isReadable = before === undefined && row.fault === undefined;
    news.set(id, isReadable ? readRow(row.cells, reading, faults) : unread);
  };
  for (const row of rows) {
    const found = find(row);
    if (row.fault !== undefined) faults.push({ at: row.at, reason: row.fault });
    if (found.kind === "found") take(row, found.home.id);
    else if (row.fault === undefined) {
      (found.kind === "unknown" ? unknown : faults).push(finding(found.cell, found.reason));
    }
  }
  return { rows: rows.length, homes: news, wrong: faults, unknown };
}

function readRow(cells: Row["cells"], reading: Reading, faults: Finding[]): HomeNews {
  const status = noted(cells.status, (value) => readStatus(value, reading.words), faults);
  return { status, price: readPrice(cells, reading, faults) };
}

function readPrice(cells: Row["cells"], reading: Reading, faults: Finding[]): HomeNews["price"] {
  const cell = noted(cells.price, readPriceCell, faults);
  const kind = noted(cells.priceKind, readPriceKind, faults);
  const currency = noted(cells.currency, readCurrency, faults);
  const validUntil = noted(cells.validUntil, readDay, faults);
  if (cell === "unread" || kind === "unread" || currency === "unread" || validUntil === "unread") return "unread";
  if (cell?.kind === "onRequest" || kind === "onRequest") return { kind: "onRequest" };
  if (cell?.amount === undefined) return undefined;
  if (cell.currency && currency && cell.currency !== currency) {
    faults.push(finding(cells.currency, `the price beside it is in ${cell.currency}`));
    return "unread";
  }
  return {
    kind: cell.kind ?? kind ?? reading.priceKind,
    amount: cell.amount,
    currency: cell.currency ?? currency ?? reading.currency,
    ...(validUntil !== undefined && { validUntil }),
  };
}

/** What a cell says; a wrong one is noted. */
function noted<T>(
  cell: Cell | undefined,
  read: (value: Cell["value"]) => Read<T>,
  faults: Finding[],
): T | undefined | "unread" {
  const result = cell ? read(cell.value) : told(undefined);
  if (result.ok) return result.value;
  faults.push(finding(cell, result.reason));
  return "unread";
}

function finding(cell: Cell | undefined, reason: string): Finding {
  const value = cell ? textOf(cell.value) : "";
  return { at: cell?.at ?? "", ...(value !== "" && { value }), reason };
}
