import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readAvailability, writeAvailability } from "../../../sync/availabilityFile.ts";
import type { AvailabilityFile } from "../../../src/project/availability.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kulla-availability-"));
});
afterEach(() => rm(folder, { recursive: true }));

const changedAt = "2026-11-22T13:00:00Z";
const entry = { status: "sold", price: { kind: "from", amount: 98_000, currency: "EUR" }, changedAt } as const;
const fileOf = (revision: number, homes = 2000): AvailabilityFile => ({
  version: 1,
  revision,
  generatedAt: changedAt,
  staleAfterS: 86_400,
  source: "homes.csv",
  homes: Object.fromEntries(Array.from({ length: homes }, (_, index) => [`h-${index}`, entry])),
});

it("is whole for everybody who reads it while it is written", async () => {
  const out = join(folder, "availability.json");
  const history = join(folder, "history");
  await writeAvailability({ out, history, next: fileOf(1) });
  const seen: number[] = [];
  const reading = (async () => {
    while (seen.at(-1) !== 30) seen.push((JSON.parse(await readFile(out, "utf8")) as AvailabilityFile).revision);
  })();
  for (let revision = 2; revision <= 30; revision += 1) {
    await writeAvailability({ out, history, next: fileOf(revision), replaced: fileOf(revision - 1) });
  }
  await reading;
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(await readdir(folder)).toEqual(["availability.json", "history"]);
});

it("stays as it was, with no draft beside it, where the disk refuses the next one", async () => {
  const out = join(folder, "availability.json");
  // A folder cannot be replaced by a file.
  await mkdir(join(out, "inside"), { recursive: true });
  await expect(writeAvailability({ out, history: join(folder, "history"), next: fileOf(1, 1) })).rejects.toThrow(
    /availability\.json cannot be written: /,
  );
  expect(await readdir(folder)).toEqual(["availability.json"]);
});

it("is read without what others have put into it", async () => {
  const out = join(folder, "availability.json");
  const file = { ...fileOf(7, 1), buyer: "Arben" };
  const home = { ...entry, status: "gone", price: { kind: "exact", amount: "5", owner: "Arben" }, notes: "Arben" };
  await writeFile(out, JSON.stringify({ ...file, homes: { ...file.homes, "h-1": home, "h-2": null } }));
  expect(await readAvailability(out)).toEqual({
    ...fileOf(7, 1),
    homes: {
      "h-0": entry,
      "h-1": { price: { kind: "exact" }, changedAt },
      "h-2": { changedAt: fileOf(7, 1).generatedAt },
    },
  });
  expect(await readAvailability(join(folder, "other.json"))).toBeUndefined();
});
