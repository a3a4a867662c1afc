import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { planSync } from "../../../../owner/sync/planSync.ts";
import type { Status } from "../../../../src/project/types.ts";

type Sample = {
  readonly floors: readonly { readonly apartments: readonly { readonly id: string; readonly status: Status }[] }[];
};

it("the sample's sheet contains every apartment of the sample with its status, and its notes stay in it", async () => {
  const plan = await planSync("demo/sample/sync.json", new Date("2026-11-22T13:00:00Z"), "nowhere/availability.json");
  const { floors } = JSON.parse(await readFile("public/project/project.json", "utf8")) as Sample;
  const statuses = Object.fromEntries(
    floors.flatMap((floor) => floor.apartments.map(({ id, status }) => [id, status])),
  );
  expect(Object.fromEntries(Object.entries(plan.file.homes).map(([id, { status }]) => [id, status]))).toEqual(statuses);
  expect([plan.news.wrong, plan.news.unknown, plan.missing, plan.stops]).toEqual([[], [], [], []]);
  expect(new Set(Object.values(plan.file.homes).map(({ price }) => price?.kind))).toEqual(
    new Set(["exact", "from", "onRequest", undefined]),
  );
  expect(await readFile("demo/sample/homes.csv", "utf8")).toContain("Teuta Gashi, pret kredinë");
  expect(JSON.stringify(plan.file)).not.toMatch(/Gashi|kredi/);
});
