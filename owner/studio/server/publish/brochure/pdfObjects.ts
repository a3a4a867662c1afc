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

/**
 * What may be spent on one file, all in all, however its parts refer to each other: bytes that streams unpack to, objects that are
 * noted, characters that are read. Books of 500 pages need a tenth.
 */
const limits = { unpacked: 64 * 1024 * 1024, objects: 1_000_000, characters: 50_000_000 };

/** A file whose objects would cost more than any book's. */
export class PdfLimitError extends Error {
  override readonly name = "PdfLimitError";
}

type Budget = Record<keyof typeof limits, number>;

function spend(budget: Budget, what: keyof Budget, amount: number): void {
  budget[what] -= amount;
  if (budget[what] < 0) throw new PdfLimitError(`The PDF has more ${what} than a book.`);
}

/**
 * The objects of a PDF by their numbers, found by looking for them and not by its tables, which many files have wrong: of two with one
 * number the later one counts, as in a file that was changed. Objects packed into streams are found, too. Finding and reading them
 * throws a PdfLimitError where the file costs too much.
 */
export function pdfObjects(file: string): PdfObjects {
  const budget: Budget = { ...limits };
  const places = new Map<number, { readonly at: number; readonly within: string }>();
  const starts: number[] = [];
  for (const { index, 0: mark, 1: number } of file.matchAll(/(?<![\d.])(\d{1,10})\s+\d{1,5}\s+obj(?![a-z])/g)) {
    spend(budget, "objects", 1);
    starts.push(index + mark.length);
    places.set(Number(number), { at: index + mark.length, within: file });
  }
  for (const { text, numbers } of packedObjects(file, starts, budget)) {
    for (const [number, at] of numbers) {
      const isLater = (places.get(number)?.within ?? "") !== file;
      if (isLater) places.set(number, { at, within: text });
    }
  }
  const known = new Map<number, PdfValue>();
  const objectOf = (number: number): PdfValue => {
    const place = places.get(number);
    if (!known.has(number)) known.set(number, place ? readValue(place.within, place.at, budget) : null);
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
type PackedObjects = { readonly text: string; readonly numbers: readonly (readonly [number, number])[] };

/** Every stream of objects, unpacked once however often it is mentioned. `starts`: where the file's objects begin, in their order. */
function* packedObjects(file: string, starts: readonly number[], budget: Budget): Generator<PackedObjects> {
  let [next, last, end] = [0, -1, 0];
  // Streams lie beside each other: all together are no longer than the file.
  let packed = file.length;
  for (const { index } of file.matchAll(/\/ObjStm\b/g)) {
    while ((starts[next] ?? Infinity) <= index) next += 1;
    const at = starts[next - 1];
    if (at === undefined || at === last) continue;
    last = at;
    const head = readValue(file, at, budget);
    const begins = /^[\s\S]*?stream\r?\n/.exec(file.slice(at, at + 4000))?.[0].length;
    if (end < at) end = file.indexOf("endstream", at);
    if (end < 0) return;
    if (!isDictionary(head) || begins === undefined || at + begins > end) continue;
    packed -= end - at - begins;
    if (packed < 0) throw new PdfLimitError("The PDF has streams that lie over each other.");
    const text = inflated(file.slice(at + begins, end), budget);
    yield { text, numbers: numbersIn(text, head.get("First"), budget) };
  }
}

function numbersIn(text: string, first: PdfValue | undefined, budget: Budget): PackedObjects["numbers"] {
  if (typeof first !== "number") return [];
  const numbers: [number, number][] = [];
  for (const [, number, at] of text.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)) {
    spend(budget, "objects", 1);
    numbers.push([Number(number), Number(at) + first]);
  }
  return numbers;
}

/** No stream packs better. */
const mostPacked = 1032;

function inflated(packed: string, budget: Budget): string {
  try {
    const bytes = inflateSync(Buffer.from(packed, "latin1"), { maxOutputLength: budget.unpacked + 1 });
    spend(budget, "unpacked", bytes.length);
    return bytes.toString("latin1");
  } catch (error) {
    if (error instanceof PdfLimitError) throw error;
    // Packed in another way, or damaged: what is in it is not there. How far it was unpacked nobody says.
    spend(
      budget,
      "unpacked",
      error instanceof RangeError ? Infinity : Math.min(packed.length * mostPacked, 1024 * 1024),
    );
    return "";
  }
}

const deepest = 60;
/** In characters, of one object without its stream. */
const longestValue = 2_000_000;
const delimiters = /[\s\0()<>[\]{}/%]/;

/** Where in a file one reads. */
type Cursor = { readonly file: string; at: number };

/** The value that begins at a place of a PDF; what cannot be read is null. */
function readValue(file: string, at: number, budget: Budget): PdfValue {
  // As far as may be read: a list without an end would otherwise be read to the end of the file, and each list in it again.
  const cursor = { file: file.slice(0, at + longestValue), at };
  const value = valueAt(cursor, 0);
  spend(budget, "characters", cursor.at - at);
  return value;
}

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
