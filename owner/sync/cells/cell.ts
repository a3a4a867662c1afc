/** A cell as a sheet or a list provides it; null: empty. */
export type CellValue = string | number | boolean | Date | null;

/** A cell's value, or why it has no usable one. */
export type CellResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

export const valid = <T>(value: T): CellResult<T> => ({ ok: true, value });

export const invalid = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason });

/** Marks a cell whose formula the spreadsheet never calculated, as in files written by programs. */
export const uncalculated = "#FORMULA";

/** "#N/A", "#DIV/0!", in German "#NV", "#WERT!"; "#12" is a name. */
const formulaError = /^#(?:N\/A|N\/D|NV|DIV\/0!|[\p{Lu}]{3,}[!?])$/u;

/** Why a cell has no value at all, whatever its column: its formula failed, or was never calculated. */
export function cellProblem(value: CellValue): string | undefined {
  if (typeof value !== "string" || !value.startsWith("#")) return undefined;
  const text = value.trim();
  if (text === uncalculated) return "a formula without its value: open the list in Excel and save it";
  return formulaError.test(text) ? "its formula fails: correct it in the list" : undefined;
}

/** Months as spreadsheets shorten them in a CSV: "2-Mar", "02. Mrz", "Jan-12". */
const months =
  "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mrz|mär|mai|juni|juli|sept|okt|dez|shk|pri|maj|qer|korr|gush|sht|tet|nën|dhj|avg|јан|фев|мар|апр|мај|јун|јул|авг|сеп|окт|ное|нов|дек";
const monthDay = new RegExp(`^(?:\\d{1,2}(?:-|\\. ?)(?:${months})(?:[-.]\\d{2,4})?|(?:${months})-\\d{2})$`, "iu");
const calendarDay = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}(?<mark>[./])\d{1,2}\k<mark>(?:19|20)\d{2})$/;

/** Whether a spreadsheet turned a name like "1-2" into a date. Dates reach the studio's page as texts, as they do from a CSV. */
export const isDay = (value: CellValue): boolean =>
  value instanceof Date ||
  (typeof value === "string" && (calendarDay.test(value.trim()) || monthDay.test(value.trim())));

export const turnedIntoDate = "the spreadsheet turned it into a date: format the cell as text";

/** Characters without a width that web pages and chats leave in copied texts: "1" with one of them is still 1. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Dashes and the like mean an empty cell. */
const nothing = /^[-–—/.]*$/;

/**
 * Marks in the place of a letter's one or two: normalizing puts them in order, which takes the square of their number. Unicode's own limit
 * is 30 (UAX #15, "Stream-Safe Text Format"). Two Japanese marks count only once they are normalized.
 */
const heapedMarks = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/** A text in a normalization form, within time in proportion to its length. */
const normalized = (text: string, form: "NFKC" | "NFKD"): string => text.replaceAll(heapedMarks, "$1").normalize(form);

/** A text without marks, in lower case: "Çmimi" is "cmimi". */
export const unmarked = (text: string): string => normalized(text, "NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

/** The text of a cell, with single plain spaces; "" if it is empty. */
export function textOf(value: CellValue): string {
  if (value === null || value === "") return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  // Otherwise "3½" would become "31⁄2".
  const spaced = String(value).replaceAll(/(?<=\d)(?=[¼-¾])/gu, " ");
  const text = normalized(spaced, "NFKC").replaceAll(invisible, "").replaceAll(/\s+/g, " ").trim();
  return nothing.test(text) ? "" : text;
}

/** No place, status, kind, day or figure is longer: a longer text is a note, and no pattern is tried on it. */
export const maxCellLength = 200;
export const tooLong = "longer than 200 characters";

export const isTooLong = (text: string): boolean => text.length > maxCellLength;

/** A cell's value without the end of a longer text: it is still too long, but it can be copied into thousands of rows. */
export function cutCell(value: CellValue, limit: number): CellValue {
  if (typeof value !== "string" || value.length <= limit) return value;
  const text = textOf(value);
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/** Why a cell cannot name a place or an apartment. */
export const placeProblem = (value: CellValue): string | undefined =>
  cellProblem(value) ?? (isTooLong(textOf(value)) ? tooLong : undefined);

/**
 * A word without case, marks, spaces and points: "Në shitje" and "NE-SHITJE" are the same. Letters of any script are preserved, and so are
 * question marks, since "shitur?" expresses doubt.
 */
export function plainWord(text: string): string {
  return unmarkedWord(text).replaceAll(/[^\p{L}\p{N}?]/gu, "");
}

/** The normalized name of a place, without case, marks and spaces: "12 b" is "12B", but "1.12" is not "11.2". */
export function placeName(text: string): string {
  return unmarkedWord(text).replaceAll(/\s/g, "").replaceAll(/[–—−]/g, "-");
}

const unmarkedWord = (text: string): string => unmarked(text).replaceAll("đ", "dj");
