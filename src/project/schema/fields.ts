import { check, number, object, pipe, regex, string, tuple, union } from "valibot";
import { forgiving } from "./forgiving.ts";
import { part } from "./part.ts";

const between = (from: number, to: number) =>
  pipe(
    number(),
    check((value) => value >= from && value <= to, `not a number from ${from} to ${to}`),
  );
const text = part(string());
const coordinate = between(-1e5, 1e5);
const path = pipe(string(), regex(/^[Mm][MLHVCSQTAZmlhvcsqtaz0-9eE ,.+-]+$/, "not an SVG path"));
const milliseconds = between(0, 60_000);
const localText = union([string(), object({ sq: text, en: text, de: text })]);

/** The kinds of single values a project file is made of. */
export const fields = {
  between,
  text,
  localText,
  /** A name has to be there; a record without one is still shown. */
  name: forgiving(localText, ""),
  id: pipe(string(), regex(/^.{1,100}$/, "an id has 1 to 100 characters")),
  /** Id of another record; whether it leads anywhere is seen in checkLinks.ts. */
  link: forgiving(string(), ""),
  whole: pipe(
    coordinate,
    check((value) => Number.isInteger(value), "not a whole number"),
  ),
  area: part(between(0, 1e5)),
  point: part(tuple([coordinate, coordinate])),
  milliseconds,
  fadeMs: forgiving(milliseconds, 200),
  outline: forgiving(path, ""),
  portraitOutline: part(path),
};
