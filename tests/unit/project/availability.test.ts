import { describe, expect, it } from "vitest";
import { parseProject } from "../../../src/project/parseProject.ts";
import { readAvailability } from "../../../src/project/readAvailability.ts";
import type { Apartment, Project } from "../../../src/project/types.ts";
import { changedApartments, withAvailability } from "../../../src/project/withAvailability.ts";
import { baseUrl, goodFile } from "./goodFile.ts";
import { mutationsOf } from "./mutations.ts";

const generatedAt = "2026-11-22T13:00:00Z";
const justAfter = Date.parse(generatedAt) + 60_000;
const dayMs = 86_400_000;

const good = {
  version: 1,
  revision: 17,
  generatedAt,
  staleAfterS: 86_400,
  source: "homes.xlsx",
  homes: {
    "k5-01-01": { status: "reserved", changedAt: generatedAt },
    "k5-01-02": { status: "available", price: { kind: "exact", amount: 98_000, currency: "EUR" } },
    "k5-01-03": { status: "sold" },
    "k5-02-01": { price: { kind: "from", amount: 70_000, currency: "EUR", validUntil: "2026-12-31" } },
    "k6-01-01": { status: "notReleased" },
  },
};

/** Every apartment is available and has a price in its own file. */
const project: Project = (() => {
  const parsed = parseProject({ ...goodFile(), version: 2 }, baseUrl).project;
  const floors = parsed.floors.map((floor) => ({
    ...floor,
    apartments: floor.apartments.map((home): Apartment => ({
      ...home,
      status: "available",
      price: { kind: "exact", amount: 50_000, currency: "EUR" },
    })),
  }));
  return { ...parsed, floors };
})();

function readGood(file: unknown) {
  const { availability, problems } = readAvailability(file);
  if (!availability) throw new Error(problems.join("\n"));
  return availability;
}

const liveAt = (now: number, file: unknown = good): Project =>
  withAvailability(project, { availability: readGood(file), now });

function homeOf({ floors }: Project, id: string): Apartment {
  const home = floors.flatMap((floor) => floor.apartments).find((each) => each.id === id);
  if (!home) throw new Error(`There is no ${id}.`);
  return home;
}

describe("an availability file", () => {
  it("is read with no fields but its own", () => {
    const { availability, problems } = readAvailability({
      ...good,
      shënime: "Agim Krasniqi",
      homes: { a: { status: "sold", buyer: "Agim Krasniqi", price: { kind: "exact", amount: 1, note: "Agim" } } },
    });
    expect(problems).toEqual([]);
    expect(JSON.stringify({ ...availability, homes: [...(availability?.homes ?? [])] })).not.toContain("Agim");
    expect(availability?.homes.get("a")).toEqual({ status: "sold", price: { kind: "exact", amount: 1 } });
  });

  it.each([
    ["a page", "<!doctype html>"],
    ["nothing", null],
    ["a list", []],
    ["another version", { ...good, version: 2 }],
    ["no revision", { ...good, revision: undefined }],
    ["a revision in words", { ...good, revision: "seventeen" }],
    ["no date", { ...good, generatedAt: undefined }],
    ["an impossible date", { ...good, generatedAt: "2026-13-77T13:00:00Z" }],
  ])("that is or has %s is not read, and a sentence says why", (_, file) => {
    const { availability, problems } = readAvailability(file);
    expect(availability).toBeUndefined();
    expect(problems).not.toEqual([]);
  });

  it("reports where it is wrong, and every valid apartment in it is read", () => {
    const homes = { ...good.homes, "k5-01-03": { status: "verkauft" }, "k5-02-01": 5 };
    const { availability, problems } = readAvailability({ ...good, homes });
    expect(problems.join("\n")).toMatch(/homes\.k5-01-03\.status: Expected .*"verkauft"\nhomes\.k5-02-01: /);
    expect(availability?.homes.get("k5-01-01")?.status).toBe("reserved");
    expect(availability?.homes.get("k5-01-03")?.status).toBeUndefined();
  });

  it("with an error in one place does not affect other apartments, whatever it is", () => {
    const full = readGood(good).homes;
    const mutations = mutationsOf(good as never, 20_261_122);
    for (let count = 0; count < 800; count += 1) {
      const { value } = mutations.next() as { value: { steps: readonly unknown[]; kind: string; file: unknown } };
      const { availability, problems } = readAvailability(value.file);
      const where = `${value.kind} at ${value.steps.join(".")}`;
      const [field, id] = value.steps;
      if (!availability) {
        expect(["version", "revision", "generatedAt"], where).toContain(field);
        expect(problems, where).not.toEqual([]);
        continue;
      }
      const others = [...full].filter(([home]) => field !== "homes" || (id !== undefined && home !== id));
      for (const [home, reported] of others) expect(availability.homes.get(home), where).toEqual(reported);
      for (const { status } of availability.homes.values()) {
        expect([undefined, "available", "reserved", "sold", "notReleased"], where).toContain(status);
      }
    }
  });
});

describe("a project with its availability", () => {
  const live = liveAt(justAfter);

  it("has the file's status and price, and keeps its own for an apartment that is not listed", () => {
    expect(homeOf(live, "k5-01-01").status).toBe("reserved");
    expect(homeOf(live, "k5-01-01").price?.amount).toBe(50_000);
    expect(homeOf(live, "k5-01-02").price?.amount).toBe(98_000);
    expect(homeOf(live, "k6-01-01").status).toBe("notReleased");
    expect(homeOf(live, "k5-02-02")).toBe(homeOf(project, "k5-02-02"));
    expect(live.statusDate).toBe(generatedAt);
  });

  it.each([{}, { status: "free" }, { status: null }, null, 5, "available"])(
    "never marks an apartment as available that the file lists as %j",
    (reported) => {
      expect(
        homeOf(liveAt(justAfter, { ...good, homes: { "k5-01-01": reported } }), "k5-01-01").status,
      ).toBeUndefined();
    },
  );

  it("shows no price of its own if the file's cannot be read", () => {
    const homes = { "k5-01-01": { status: "available", price: { kind: "about", amount: 5 } } };
    expect(homeOf(liveAt(justAfter, { ...good, homes }), "k5-01-01").price).toBeUndefined();
  });

  it("shows a price until the end of its last day", () => {
    const endOfYear = Date.parse("2027-01-01T00:00:00Z");
    const file = { ...good, staleAfterS: 1e9 };
    expect(homeOf(liveAt(endOfYear - 1, file), "k5-02-01").price?.amount).toBe(70_000);
    expect(homeOf(liveAt(endOfYear, file), "k5-02-01").price).toBeUndefined();
  });

  it("knows no status or price any more once the file is too old", () => {
    const homes = (now: number) => liveAt(now).floors.flatMap((floor) => floor.apartments);
    const lastMoment = Date.parse(generatedAt) + dayMs;
    expect(homes(lastMoment).some(({ status }) => status === "available")).toBe(true);
    expect(homes(lastMoment + 1).filter(({ status, price }) => status ?? price)).toEqual([]);
  });

  it("is the identical project if nothing has changed", () => {
    const reported = { availability: readGood(good), now: justAfter };
    expect(withAvailability(project, reported, live)).toBe(live);
    expect(withAvailability(project, { ...reported, now: justAfter + 1000 }, live)).toBe(live);
  });

  it("shares everything with the previous one except changed apartments and their floors", () => {
    const homes = { ...good.homes, "k5-01-02": { status: "sold" } };
    const availability = readGood({ ...good, revision: 18, homes });
    const next = withAvailability(project, { availability, now: justAfter }, live);
    expect(changedApartments(live, next)).toEqual(["k5-01-02"]);
    expect(next.floors.filter((floor, index) => floor !== live.floors[index])).toHaveLength(1);
    expect(homeOf(next, "k5-01-01")).toBe(homeOf(live, "k5-01-01"));
    expect(next.towers).toBe(project.towers);
    expect(next.layouts).toBe(project.layouts);
  });

  it("has an apartment over two floors changed on both of them", () => {
    const file = { ...goodFile(), version: 2 as const };
    const floors = file.floors.map((floor) => ({
      ...floor,
      apartments: floor?.apartments.map((home) => (home?.id === "k5-01-01" ? { ...home, storeys: [1, 2] } : home)),
    }));
    const tall = parseProject({ ...file, floors }, baseUrl).project;
    const reported = { availability: readGood(good), now: justAfter };
    const [lower, upper] = withAvailability(tall, reported).floors.filter(({ tower }) => tower === "k5");
    const through = upper?.through ?? lower?.through;
    expect(through?.[0]?.status).toBe("reserved");
    expect([lower, upper].flatMap((floor) => floor?.apartments ?? [])).toContain(through?.[0]);
  });
});
