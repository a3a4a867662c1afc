import { describe, expect, it } from "vitest";
import { de as visitor } from "../../../../src/text/de.ts";
import { de as bulk } from "../../../../owner/studio/text/bulk/de.ts";
import { de as studio } from "../../../../owner/studio/text/de.ts";
import { de as imports } from "../../../../owner/studio/text/imports/de.ts";
import { de as layouts } from "../../../../owner/studio/text/layouts/de.ts";
import { de as tours } from "../../../../owner/studio/text/tours/de.ts";

/** Every text of a table, however deep. */
const textsOf = (table: object): readonly string[] =>
  Object.values(table).flatMap((value: unknown) => {
    if (typeof value === "string") return [value];
    return value !== null && typeof value === "object" ? textsOf(value) : [];
  });

describe("an owner who reads German", () => {
  it("reads one word for a layout: the one a visitor reads for its drawing", () => {
    const words = [studio.layout, studio.places["layouts"], bulk.layout, imports.rowColumns.layout, tours.ofLayout];
    expect(new Set(words)).toEqual(new Set(["Grundriss"]));
    expect(visitor.plan).toContain("Grundriss");
    const texts = [studio, bulk, imports, layouts, tours].flatMap(textsOf);
    expect(texts.filter((text) => /typen|wohnungstyp|typ \{layout\}|des typs/i.test(text))).toEqual([]);
  });

  it("reads one word for the type of a home, the one a visitor reads", () => {
    expect([studio.columns.type, bulk.type, imports.rowColumns.type]).toEqual([
      visitor.type,
      visitor.type,
      visitor.type,
    ]);
  });
});
