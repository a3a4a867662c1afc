/** A cell as a sheet or a list gives it; null: empty. */
export type CellValue = string | number | boolean | Date | null;

/** What a cell says, or why it says nothing usable. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

export const told = <T>(value: T): Read<T> => ({ ok: true, value });

export const wrong = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason });

/** Dashes and the like stand for nothing. */
const nothing = /^[-–—/.]*$/;

/** The text of a cell, with single plain spaces; "" where it is empty. */
export function textOf(value: CellValue): string {
  if (value === null) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  const text = String(value).normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  return nothing.test(text) ? "" : text;
}

/** Words without case, marks, spaces and points: "Në shitje" and "NE-SHITJE" are the same. Letters of any script stay. */
export function plainWord(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("đ", "dj")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
