import { describe, expect, it } from "vitest";
import { packageFiles } from "../../../build/contract/packageFiles.ts";
import { readOwnTexts } from "../../../src/text/ownTexts.ts";
import { unknownTexts } from "../../../src/text/unknownTexts.ts";
import { en } from "../../../src/text/en.ts";

const files = packageFiles("9.8.7");
const read = (file: string): unknown => JSON.parse(files[file] ?? "");

type Named = { readonly name: string };
const names = (list: readonly Named[]) => list.map(({ name }) => name);

const attributes = ["project", "locale", "theme", "heading-level", "texts", "partner", "page"];
const events = ["projectload", "projectfail", "pagechange"];
const properties = ["project", "locale", "theme", "headingLevel", "texts", "partner", "page"];

describe("A partner's editor", () => {
  it("reads the attributes, events and members of a tag in the manifest", () => {
    const { modules } = read("custom-elements.json") as {
      modules: { path: string; declarations: { attributes: Named[]; events: Named[]; members: Named[] }[] }[];
    };
    expect(modules.map(({ path }) => path)).toContain("kulla-brochure.js");
    const brochure = modules.find(({ path }) => path === "kulla-brochure.js")?.declarations[0];
    expect(names(brochure?.attributes ?? [])).toEqual(attributes);
    expect(names(brochure?.events ?? [])).toEqual(events);
    expect(names(brochure?.members ?? [])).toEqual([...properties, "screen", "show", "back"]);
  });

  it("shows the same from the data for JetBrains and VS Code, with an attribute's possible values", () => {
    const web = read("web-types.json") as {
      version: string;
      contributions: { html: { elements: { name: string; attributes: Named[]; js: Record<string, Named[]> }[] } };
    };
    const brochure = web.contributions.html.elements.find(({ name }) => name === "kulla-brochure");
    expect(web.version).toBe("9.8.7");
    expect(names(brochure?.attributes ?? [])).toEqual(attributes);
    expect(names(brochure?.js["properties"] ?? [])).toEqual(properties);
    expect(names(brochure?.js["events"] ?? [])).toEqual(events);
    const code = read("vscode.html-custom-data.json") as {
      tags: { name: string; attributes: { name: string; values?: Named[] }[] }[];
    };
    const tag = code.tags.find(({ name }) => name === "kulla-brochure");
    expect(names(tag?.attributes ?? [])).toEqual(attributes);
    expect(names(tag?.attributes.find(({ name }) => name === "locale")?.values ?? [])).toEqual([
      "sq",
      "en",
      "de",
      "auto",
    ]);
  });

  it("finds every key that an element knows in texts.schema.json, and none that it warns about", () => {
    const schema = read("texts.schema.json") as {
      additionalProperties: boolean;
      properties: Record<string, { properties?: Record<string, object> }>;
    };
    const { failure, brochure, ...words } = schema.properties;
    const filled = (table: object) => Object.fromEntries(Object.keys(table).map((key) => [key, "x"]));
    const own = readOwnTexts({
      ...filled(words),
      failure: filled(failure?.properties ?? {}),
      brochure: filled(brochure?.properties ?? {}),
    });
    expect(own && unknownTexts(en, own)).toEqual([]);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(["chooseTower", "resume", "askPrice", "close"]));
    expect(Object.keys(failure?.properties ?? {})).toContain("mailTooMany");
    expect(schema.additionalProperties).toBe(false);
  });
});
