import { describe, expect, it } from "vitest";

const files = import.meta.glob<Record<string, unknown>>("../../../demo/text/{*,pages/*}.ts", { eager: true });
const languages = ["sq", "en", "de"] as const;

type Table = Readonly<Record<(typeof languages)[number], object>>;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && languages.every((language) => language in value);

const tables = Object.values(files).flatMap((file) => Object.entries(file).filter(([, value]) => isTable(value)));

/** Every key of a table with the type of its value, including those in lists and groups. */
function shapeOf(value: unknown, key = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [`${key}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, inner]) => shapeOf(inner, `${key}.${name}`));
}

const wordsOf = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(wordsOf)
      : [];

describe("the site's texts", () => {
  it.each(tables)("%s says the same things in Albanian, English and German", (_, table) => {
    if (!isTable(table)) return;
    for (const language of ["en", "de"] as const) expect(shapeOf(table[language])).toEqual(shapeOf(table.sq));
  });

  it.each(tables)("%s leaves nothing empty", (_, table) => {
    expect(wordsOf(table).filter((word) => word.trim() === "")).toEqual([]);
  });
});
