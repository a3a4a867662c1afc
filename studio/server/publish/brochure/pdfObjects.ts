import { inflateSync } from "node:zlib";

/** What an object of a PDF is (ISO 32000-1, 7.3); a text is kept as its bytes, one letter each. */
export type PdfValue =
  | null
  | boolean
  | number
  | { readonly kind: "name" | "text"; readonly text: string }
  | { readonly kind: "ref"; readonly number: number }
  | readonly PdfValue[]
  | PdfDictionary;

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export const isDictionary = (value: PdfValue): value is PdfDictionary => value instanceof Map;
export const isList = (value: PdfValue): value is readonly PdfValue[] => Array.isArray(value);

/** Gives the object that a reference means, and any other value as it is. */
export type PdfObjects = (value: PdfValue | undefined) => PdfValue;

/** Nothing that an outline needs is larger when it is unpacked. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * The objects of a PDF by their numbers, found by looking for them and not by its tables, which many files have wrong: of two with one
 * number the later one counts, as in a file that was changed. Objects packed into streams are found, too.
 */
export function pdfObjects(file: string): PdfObjects {
  const places = new Map<number, { readonly at: number; readonly within: string }>();
  for (const { index, 0: mark, 1: number } of file.matchAll(/(?<![\d.])(\d{1,10})\s+\d{1,5}\s+obj(?![a-z])/g)) {
    places.set(Number(number), { at: index + mark.length, within: file });
  }
  for (const { index } of file.matchAll(/\/ObjStm\b/g)) {
    const start = file.lastIndexOf(" obj", index);
    const stream = start < 0 ? undefined : unpacked(file, start + 4);
    for (const [number, at] of stream?.places ?? []) {
      const isLater = (places.get(number)?.within ?? "") !== file;
      if (isLater) places.set(number, { at, within: stream?.text ?? "" });
    }
  }
  const known = new Map<number, PdfValue>();
  const objectOf = (number: number): PdfValue => {
    const place = places.get(number);
    if (!known.has(number)) known.set(number, place ? readValue(place.within, place.at) : null);
    return known.get(number) ?? null;
  };
  return (value) => {
    let found = value ?? null;
    // A reference may lead to another one; who leads in a circle leads nowhere.
    for (let steps = 0; isRef(found) && steps < 8; steps += 1) found = objectOf(found.number);
    return isRef(found) ? null : found;
  };
}

const isRef = (value: PdfValue): value is { readonly kind: "ref"; readonly number: number } =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "ref";

/** A stream of objects: its text, and where in it each object begins. */
function unpacked(file: string, at: number): { readonly text: string; readonly places: ReadonlyMap<number, number> } {
  const head = readValue(file, at);
  const start = /^[\s\S]*?stream\r?\n/.exec(file.slice(at, at + 4000))?.[0].length;
  const end = file.indexOf("endstream", at);
  if (!isDictionary(head) || start === undefined || end < 0) return { text: "", places: new Map() };
  const first = head.get("First");
  const text = inflated(file.slice(at + start, end));
  const numbers = text.slice(0, typeof first === "number" ? first : 0).match(/\d+/g) ?? [];
  const places = new Map<number, number>();
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    places.set(Number(numbers[index]), Number(numbers[index + 1]) + Number(first));
  }
  return { text, places };
}

function inflated(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, "latin1"), { maxOutputLength: mostUnpacked }).toString("latin1");
  } catch {
    // Packed in another way, or damaged: what is in it is not there.
    return "";
  }
}

const deepest = 60;
const delimiters = /[\s\0()<>[\]{}/%]/;

/** Where in a file one reads. */
type Cursor = { readonly file: string; at: number };

/** The value that begins at a place of a PDF; what cannot be read is null. */
export const readValue = (file: string, at: number): PdfValue => valueAt({ file, at }, 0);

function valueAt(cursor: Cursor, depth: number): PdfValue {
  skipSpace(cursor);
  if (depth > deepest) return null;
  const { file, at } = cursor;
  if (file.startsWith("<<", at)) return dictionaryOf(listAt(cursor, ">>", depth));
  switch (file[at]) {
    case "[":
      return listAt(cursor, "]", depth);
    case "(":
      return { kind: "text", text: textAt(cursor) };
    case "<":
      return { kind: "text", text: hexadecimalAt(cursor) };
    case "/": {
      cursor.at += 1;
      const name = wordAt(cursor).replaceAll(/#([\da-f]{2})/gi, (_, code: string) => letter(code));
      return { kind: "name", text: name };
    }
    default:
      return plainAt(cursor);
  }
}

/** A reference, a figure, or a word of its own. */
function plainAt(cursor: Cursor): PdfValue {
  const { file, at } = cursor;
  const [reference, number] = /^(\d{1,10})\s+\d{1,5}\s+R(?![A-Za-z])/.exec(file.slice(at, at + 30)) ?? [];
  if (reference !== undefined) {
    cursor.at += reference.length;
    return { kind: "ref", number: Number(number) };
  }
  const word = wordAt(cursor);
  if (word === "true" || word === "false") return word === "true";
  return word !== "" && Number.isFinite(Number(word)) ? Number(word) : null;
}

/** Past white space and remarks. */
function skipSpace(cursor: Cursor): void {
  const { file } = cursor;
  for (;;) {
    while (cursor.at < file.length && /[\s\0]/.test(file[cursor.at] ?? "")) cursor.at += 1;
    if (file[cursor.at] !== "%") return;
    while (cursor.at < file.length && !/[\r\n]/.test(file[cursor.at] ?? "")) cursor.at += 1;
  }
}

function wordAt(cursor: Cursor): string {
  const start = cursor.at;
  while (cursor.at < cursor.file.length && !delimiters.test(cursor.file[cursor.at] ?? "")) cursor.at += 1;
  return cursor.file.slice(start, cursor.at);
}

/** What begins with a sign as long as the one it ends with. */
function listAt(cursor: Cursor, end: string, depth: number): PdfValue[] {
  const found: PdfValue[] = [];
  cursor.at += end.length;
  for (skipSpace(cursor); cursor.at < cursor.file.length; skipSpace(cursor)) {
    if (cursor.file.startsWith(end, cursor.at)) break;
    const before = cursor.at;
    found.push(valueAt(cursor, depth + 1));
    // What nobody understands would be read for ever.
    if (cursor.at === before) cursor.at += 1;
  }
  cursor.at += end.length;
  return found;
}

/** Between parentheses, which may stand in pairs inside. */
function textAt(cursor: Cursor): string {
  const { file } = cursor;
  let [text, open] = ["", 1];
  for (cursor.at += 1; cursor.at < file.length; cursor.at += 1) {
    const sign = file[cursor.at] ?? "";
    if (sign === "\\") {
      const [escape = ""] = /^\\(?:[0-7]{1,3}|\r?\n|[\s\S])/.exec(file.slice(cursor.at, cursor.at + 4)) ?? [];
      text += escaped(escape.slice(1));
      cursor.at += Math.max(0, escape.length - 1);
      continue;
    }
    if (sign === "(") open += 1;
    if (sign === ")") open -= 1;
    if (open === 0) break;
    text += sign;
  }
  cursor.at += 1;
  return text;
}

function hexadecimalAt(cursor: Cursor): string {
  const end = cursor.file.indexOf(">", cursor.at);
  const last = end < 0 ? cursor.file.length : end;
  const digits = cursor.file.slice(cursor.at + 1, last).replaceAll(/[^\da-f]/gi, "");
  cursor.at = last + 1;
  return (digits.length % 2 === 0 ? digits : `${digits}0`).replaceAll(/../g, letter);
}

const letter = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16));

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\n": "", "\r\n": "" };

const escaped = (sign: string): string =>
  /^[0-7]/.test(sign) ? String.fromCodePoint(Number.parseInt(sign, 8) % 256) : (escapes[sign] ?? sign);

function dictionaryOf(parts: readonly PdfValue[]): PdfDictionary {
  const found = new Map<string, PdfValue>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const key = parts[index];
    if (typeof key === "object" && key !== null && "kind" in key && key.kind === "name") {
      found.set(key.text, parts[index + 1] ?? null);
    }
  }
  return found;
}
