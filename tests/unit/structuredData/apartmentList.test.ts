import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeAvailability } from "../../../owner/sync/availabilityFile.ts";
import { publishedListText, type ApartmentList } from "../../../src/facts/structuredData/apartmentList.ts";

type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};

const page = readFileSync("docs/partners/apartment-list.md", "utf8");
const block = (name: string): unknown => JSON.parse(new RegExp(`\`\`\`${name}\n([^]*?)\n\`\`\``).exec(page)?.[1] ?? "");
const schema = block("json schema") as Schema;

/** A value's violations of the documented schema; an undocumented field is one, too: only data that visitors see is listed. */
function faultsOf(value: unknown, { type, items, properties, ...rest }: Schema, at = "list"): readonly string[] {
  if (rest.enum && !rest.enum.includes(value)) return [`${at}: ${String(value)}`];
  if (rest.const !== undefined && rest.const !== value) return [`${at}: ${String(value)}`];
  if (type === "array")
    return Array.isArray(value)
      ? value.flatMap((each, index) => faultsOf(each, items ?? {}, `${at}.${index}`))
      : [`${at}: not a list`];
  if (type === "object") {
    const fields = Object.entries(value ?? {});
    const missing = (rest.required ?? []).filter((name) => !fields.some(([each]) => each === name));
    return [
      ...missing.map((name) => `${at}.${name}: missing`),
      ...fields.flatMap(([name, field]) => {
        const fieldSchema = properties?.[name];
        return fieldSchema ? faultsOf(field, fieldSchema, `${at}.${name}`) : [`${at}.${name}: not documented`];
      }),
    ];
  }
  return type && typeof value !== type ? [`${at}: not a ${type}`] : [];
}

const projectFile = JSON.parse(readFileSync("public/project/project.json", "utf8")) as object & {
  floors: { apartments: { id: string }[] }[];
};
const now = Date.parse("2026-11-22T14:00:00Z");
const price = { kind: "exact", amount: 98_000, currency: "EUR", validUntil: "2026-12-31" } as const;
const availability = {
  version: 1,
  revision: 1,
  generatedAt: "2026-11-22T13:00:00Z",
  staleAfterS: 86_400,
  source: "homes.csv",
  homes: {
    "k5-03-07": { status: "available", price, changedAt: "2026-11-22T13:00:00Z", buyer: "Arben" },
    "k5-03-08": { status: "sold", price, changedAt: "2026-11-22T13:00:00Z" },
  },
} as const;

const listOf = (files: { projectFile: unknown; availability: unknown }, at = now): ApartmentList =>
  JSON.parse(publishedListText(files, at) ?? "null") as ApartmentList;
const rowOf = ({ apartments }: ApartmentList, id: string) => apartments.find((each) => each.id === id);

describe("apartments.json", () => {
  it("lists every apartment as documented, and no data that visitors do not see", () => {
    for (const file of ["public/project", "tests/fixtures/projects/mixed", "tests/fixtures/projects/blocks"]) {
      const project: typeof projectFile = JSON.parse(readFileSync(`${file}/project.json`, "utf8"));
      const list = listOf({ projectFile: project, availability: undefined });
      const ids = project.floors.flatMap(({ apartments }) => apartments.map(({ id }) => id));
      expect(list.apartments.length, file).toBe(ids.length);
      expect(faultsOf(list, schema), file).toEqual([]);
      expect(JSON.stringify(list), file).not.toContain("kulla.invalid");
    }
    expect(faultsOf(block("json"), schema)).toEqual([]);
  });

  it("has the name, the floor and the plan of an apartment in the project's first language", () => {
    const list = listOf({ projectFile: { ...projectFile, locales: ["en", "sq"] }, availability });
    expect(list).toMatchObject({ version: 1, project: "Kulla", language: "en" });
    expect(rowOf(list, "k5-03-07")).toEqual({
      id: "k5-03-07",
      tower: "k5",
      towerName: "Kulla 5",
      floor: 3,
      floorName: "Floor 3",
      label: "7",
      name: "Apartment 7",
      kind: "home",
      type: "1+1",
      bedrooms: 1,
      area: 60.5,
      outdoorArea: 5.3,
      status: "available",
      statedAt: "2026-11-22T13:00:00Z",
      priceKind: "exact",
      price: 98_000,
      currency: "EUR",
      priceValidUntil: "2026-12-31",
      plan: expect.stringMatching(/^layouts\/20\//) as string,
    });
  });

  it("has the tax, the first day and the price per m² that the owner states, and computes nothing", () => {
    const rowWith = (more: object) => {
      const homes = { "k5-03-07": { status: "available", price: { ...price, ...more } } };
      return rowOf(listOf({ projectFile, availability: { ...availability, homes } }), "k5-03-07");
    };
    const stated = rowWith({ perM2: 1_620.5, vat: "included", vatPercent: 18, since: "2026-03-12" });
    const expected = { pricePerM2: 1_620.5, vat: "included", vatPercent: 18, priceSince: "2026-03-12" };
    expect(stated).toMatchObject(expected);
    expect(faultsOf({ ...listOf({ projectFile, availability }), apartments: [stated] }, schema)).toEqual([]);
    for (const name of Object.keys(expected)) expect(rowWith({})).not.toHaveProperty(name);
  });

  it("states until when its statuses are valid and drops them afterwards; never has a sold apartment's price", () => {
    const named = { ...projectFile, availability: "availability.json" };
    const list = listOf({ projectFile: named, availability });
    expect(list).toMatchObject({ statedAt: availability.generatedAt, validThrough: "2026-11-23T13:00:00.000Z" });
    expect(rowOf(list, "k5-03-08")).toMatchObject({ status: "sold" });
    expect(rowOf(list, "k5-03-08")).not.toHaveProperty("price");
    for (const stale of [
      listOf({ projectFile: named, availability }, now + 48 * 3_600_000),
      listOf({ projectFile: named, availability: undefined }),
    ]) {
      expect(stale).not.toHaveProperty("statedAt");
      expect(stale.apartments.filter(({ status, price: amount }) => status || amount)).toEqual([]);
    }
  });

  it("follows kulla sync, and keeps the addresses of the pages", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kulla-list-"));
    const url = "https://owner.example/apartments/k5-03-07";
    writeFileSync(join(folder, "project.json"), JSON.stringify({ ...projectFile, availability: "availability.json" }));
    writeFileSync(join(folder, "apartments.json"), JSON.stringify({ apartments: [{ id: "k5-03-07", url }, null] }));
    const next = { ...availability, generatedAt: new Date().toISOString() };
    await writeAvailability({ out: join(folder, "availability.json"), history: join(folder, "history"), next });
    const list = JSON.parse(readFileSync(join(folder, "apartments.json"), "utf8")) as ApartmentList;
    rmSync(folder, { recursive: true });
    expect(rowOf(list, "k5-03-07")).toMatchObject({ status: "available", price: 98_000, url });
    expect(list.statedAt).toBe(next.generatedAt);
  });
});
