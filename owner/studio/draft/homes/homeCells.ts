import { type PriceCell, readPriceCell } from "../../../sync/cells/price.ts";
import { readStatus, statusWords, type StatusWords } from "../../../sync/cells/status.ts";
import { textOf } from "../../../sync/cells/cell.ts";
import type { DraftHome, DraftSettings } from "../draft.ts";

/** The columns of the table of homes that can be written in. */
export const homeColumns = ["label", "type", "bedrooms", "area", "outdoorArea", "status", "price"] as const;

export type HomeColumn = (typeof homeColumns)[number];

/** A home with a cell written, or why it could not be read: the home is as it was then, or notes what was typed. */
export type CellResult = { readonly home: DraftHome; readonly reason?: string };

/** The words for statuses that a draft knows. */
export const wordsOf = ({ statusWords: own }: DraftSettings): StatusWords => statusWords(own);

/**
 * A cell of the table as it was typed or pasted. An empty one takes the value away: a status is asked for then. A status nobody
 * knows is noted, and blocks publishing until one is chosen; what the home's status was stays until then.
 */
export function writeCell(
  home: DraftHome,
  { column, text }: { readonly column: HomeColumn; readonly text: string },
  words: StatusWords,
): CellResult {
  const plain = textOf(text);
  if (plain === "" && column !== "status") return { home: without(home, column) };
  switch (column) {
    case "label":
    case "type":
      return { home: set(home, { [column]: plain }) };
    case "status":
      return writeStatus(home, text, words);
    case "price": {
      const read = readPriceCell(text);
      return read.ok ? { home: set(home, { price: priceOf(home.price, read.value) }) } : { home, reason: read.reason };
    }
    default: {
      const figure = readFigure(plain, column === "bedrooms");
      return typeof figure === "number" ? { home: set(home, { [column]: figure }) } : { home, reason: figure };
    }
  }
}

type Price = NonNullable<DraftHome["price"]>;

/** An amount by itself is the price, "nga 95000" the lowest one; its currency, and until when it holds, stay where the cell does not say them. */
function priceOf(before: Price | undefined, { kind, amount, currency }: PriceCell = {}): Price {
  if (amount === undefined) return { kind: kind ?? "onRequest" };
  const told = before?.kind === "onRequest" ? undefined : before;
  return {
    ...told,
    kind: kind ?? "exact",
    amount,
    currency: currency ?? told?.currency ?? "EUR",
  };
}

function writeStatus(noted: DraftHome, text: string, words: StatusWords): CellResult {
  const { studio: _, ...home } = noted;
  const read = readStatus(text, words);
  if (!read.ok) return { home: { ...home, studio: { typedStatus: textOf(text) } }, reason: read.reason };
  const { status: __, ...rest } = home;
  return { home: read.value ? { ...home, status: read.value } : rest };
}

/** "60,5 m2" as a figure; why not where it is none. */
export function readFigure(text: string, isCount: boolean): number | string {
  const digits = text.replace(/ ?m(?:2|²)$/i, "").replace(",", ".");
  if (/^[\dOo.]+$/.test(digits) && /[Oo]/.test(digits)) return "the letter O stands for a zero";
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(digits)) return "not a figure like 60,5";
  return isCount && digits.includes(".") ? "not a whole number" : Number(digits);
}

const set = (home: DraftHome, fields: Partial<DraftHome>): DraftHome => ({ ...home, ...fields });

function without(home: DraftHome, column: HomeColumn): DraftHome {
  // A home is always called something.
  if (column === "label" || !(column in home)) return home;
  return Object.fromEntries(Object.entries(home).filter(([name]) => name !== column)) as DraftHome;
}
