import type { HomeKind, Status } from "../../project/types.ts";
import { type Filter, type Outdoor, type Range, type Side } from "./filter.ts";

/**
 * A filter as attributes and addresses write it: `bedrooms=2,3&area=60-90&floor=4-&side=S,E&tower=k5&outdoor=terrace,5-&kind=home&status=available&price=-120000`.
 * Ranges: `60-90`, `60-` (from), `-90` (up to), `4` (just that); where an end lies below 0: `-1..3`, `-2..`, `..-1`.
 * A form may say `area-from=60&area-to=90` and name an option several times. `outdoor` takes kinds, a range in m², or both. Parts and values that say nothing are left out.
 */
export function parseFilter(text: string): Filter {
  const values = valuesOf(text);
  const list = (name: string): readonly string[] => values.get(name) ?? [];
  const known = <T extends string>(name: string, all: readonly T[]): readonly T[] =>
    all.filter((each) => list(name).includes(each));
  const bedrooms = list("bedrooms").flatMap((each) => (/^\d{1,2}$/.test(each) ? Number(each) : []));
  const range = (name: string): Range | undefined => {
    const [from = "", to = ""] = [list(`${name}-from`)[0], list(`${name}-to`)[0]];
    return rangeIn([...list(name), `${from}..${to}`.replaceAll(/[\s+]/g, "")]);
  };
  const [area, floor, outdoorArea, price] = [range("area"), range("floor"), range("outdoor"), range("price")];
  return {
    bedrooms: [...new Set(bedrooms)].toSorted((a, b) => a - b),
    sides: known("side", sides),
    towers: [...new Set(list("tower"))],
    outdoor: known("outdoor", outdoors),
    kinds: known("kind", kinds),
    statuses: known("status", statuses),
    ...(area && { area }),
    ...(floor && { floor }),
    ...(outdoorArea && { outdoorArea }),
    ...(price && { price }),
  };
}

/** What is said under each name, once or several times, a comma between values. */
function valuesOf(text: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const part of text.replace(/^[?#]/, "").split("&")) {
    const [name = "", value = ""] = part.split("=", 2);
    const told = value.replaceAll(/%2c/gi, ",").split(",").map(decoded).filter(Boolean);
    values.set(name, [...(values.get(name) ?? []), ...told]);
  }
  return values;
}

/** Anybody may have typed it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return "";
  }
}

/** The same as text; "" for a filter that asks for nothing. What was read and written once stays as it is. */
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
  ];
  return parts
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.map(written).join(",")}`)
    .join("&");
}

const sides: readonly Side[] = ["N", "E", "S", "W"];
const outdoors: readonly Outdoor[] = ["balcony", "terrace"];
const kinds: readonly HomeKind[] = ["home", "shop", "office", "parking", "storage"];
const statuses: readonly Status[] = ["available", "reserved", "sold", "notReleased"];

/** Ids are open: whatever an address cannot hold is written as its code; one with a comma in it cannot be named. */
const written = (value: string | number): string =>
  encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, "\uFFFD"));

const number = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const forms = [new RegExp(`^(${number})?-(${number})?$`), new RegExp(`^(-?${number})?\\.\\.(-?${number})?$`)];

/** The first of some values that is a range; its ends the right way round. */
function rangeIn(values: readonly string[]): Range | undefined {
  for (const value of values) {
    const [, first, last] = new RegExp(`^(${number})$`).test(value)
      ? ["", value, value]
      : (forms.map((form) => form.exec(value)).find(Boolean) ?? []);
    const range = rangeOf(first, last);
    if (range) return range;
  }
  return undefined;
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
