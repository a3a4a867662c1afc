import { kinds, outdoors, orientations, statuses, type Filter, type Range } from "./filter.ts";

/**
 * A filter in attributes and addresses, written as a query string (URL parameters): `bedrooms=2,3&area=60-90&floor=4-&side=S,E&tower=k5&outdoor=terrace,5-&kind=home&status=available&price=-120000&perM2=-1400`.
 * Ranges: `60-90`, `60-` (from), `-90` (up to), `4` (exactly); with a negative end: `-1..3`, `-2..`, `..-1`.
 * A form may send `area-from=60&area-to=90`, and an option several times. `outdoor` accepts kinds, a range in m² or both. Invalid parts are ignored.
 */
export function parseFilter(text: string): Filter {
  const params = new URLSearchParams(text.replace(/^#/, ""));
  // Repeated, separated by commas, or both.
  const list = (name: string): readonly string[] =>
    params
      .getAll(name)
      .flatMap((values) => values.split(","))
      .map((value) => value.trim())
      .filter(Boolean);
  const optionsIn = <T extends string>(name: string, all: readonly T[]): readonly T[] =>
    all.filter((each) => list(name).includes(each));
  const bedrooms = list("bedrooms").flatMap((each) => (/^\d{1,2}$/.test(each) ? Number(each) : []));
  const range = (name: string): Range | undefined => {
    const [from = "", to = ""] = [list(`${name}-from`)[0], list(`${name}-to`)[0]];
    return rangeIn([...list(name), `${from}..${to}`.replaceAll(/\s/g, "")]);
  };
  const [area, floor, outdoorArea, price, perM2] = ["area", "floor", "outdoor", "price", "perM2"].map(range);
  return {
    bedrooms: [...new Set(bedrooms)].toSorted((a, b) => a - b),
    sides: optionsIn("side", orientations),
    towers: [...new Set(list("tower"))],
    outdoor: optionsIn("outdoor", outdoors),
    kinds: optionsIn("kind", kinds),
    statuses: optionsIn("status", statuses),
    ...(area && { area }),
    ...(floor && { floor }),
    ...(outdoorArea && { outdoorArea }),
    ...(price && { price }),
    ...(perM2 && { perM2 }),
  };
}

/** Formats a filter as text; "" for an empty one. Parsing and formatting the result again does not change it. */
export function formatFilter(filter: Filter): string {
  const parts: readonly [string, readonly (string | number)[]][] = [
    ["bedrooms", filter.bedrooms],
    ["area", rangeText(filter.area)],
    ["floor", rangeText(filter.floor)],
    ["side", filter.sides],
    ["tower", filter.towers],
    ["outdoor", [...filter.outdoor, ...rangeText(filter.outdoorArea)]],
    ["kind", filter.kinds],
    ["status", filter.statuses],
    ["price", rangeText(filter.price)],
    ["perM2", rangeText(filter.perM2)],
  ];
  return parts
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.map(encodeValue).join(",")}`)
    .join("&");
}

/** Encodes an id for an address. An id with a comma cannot be expressed. */
const encodeValue = (value: string | number): string =>
  encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, "\uFFFD"));

const number = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const forms = [new RegExp(`^(${number})?-(${number})?$`), new RegExp(`^(-?${number})?\\.\\.(-?${number})?$`)];

/** The first valid range. */
function rangeIn(values: readonly string[]): Range | undefined {
  return values.map(parseRange).find((range) => range !== undefined);
}

/** A range with its ends in ascending order; `undefined` for any other text. */
export function parseRange(text: string): Range | undefined {
  const [, first, last] = new RegExp(`^(${number})$`).test(text)
    ? ["", text, text]
    : (forms.map((form) => form.exec(text)).find(Boolean) ?? []);
  return rangeOf(first, last);
}

function rangeOf(first: string | undefined, last: string | undefined): Range | undefined {
  if (first === undefined) return last === undefined ? undefined : { to: plain(last) };
  if (last === undefined) return { from: plain(first) };
  const [from, to] = [plain(first), plain(last)];
  return from <= to ? { from, to } : { from: to, to: from };
}

/** "-0" is 0. */
const plain = (text: string): number => Number(text) + 0;

function rangeText(range: Range | undefined): readonly string[] {
  const { from, to } = range ?? {};
  if (from === undefined && to === undefined) return [];
  if (from === to) return from !== undefined && from < 0 ? [`${from}..${from}`] : [String(from)];
  const dash = Math.min(from ?? 0, to ?? 0) < 0 ? ".." : "-";
  return [`${from ?? ""}${dash}${to ?? ""}`];
}
