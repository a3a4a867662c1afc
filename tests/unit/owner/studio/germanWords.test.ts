import { describe, expect, it } from "vitest";
import { de as visitor } from "../../../../src/text/de.ts";
import { de } from "../../../../owner/studio/text/de.ts";

/** Every text of a table, however deep. */
const textsOf = (table: object): readonly string[] =>
  Object.values(table).flatMap((value: unknown) => {
    if (typeof value === "string") return [value];
    return value !== null && typeof value === "object" ? textsOf(value) : [];
  });

describe("an owner who reads German", () => {
  it("reads one word for a layout: the one visitors read for its drawing", () => {
    const words = [de.homes.layout, de.places.layouts, de.bulk.layout, de.imports.rowColumns.layout, de.tours.ofLayout];
    expect(new Set(words)).toEqual(new Set(["Grundriss"]));
    expect(visitor.plan).toContain("Grundriss");
    expect(textsOf(de).filter((text) => /typen|wohnungstyp|typ \{layout\}|des typs/i.test(text))).toEqual([]);
  });

  it("reads one word for the type of an apartment, the one visitors read", () => {
    expect([de.homes.columns.type, de.bulk.type, de.imports.rowColumns.type]).toEqual([
      visitor.type,
      visitor.type,
      visitor.type,
    ]);
  });
});
