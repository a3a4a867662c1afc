import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPresentFile, writeAvailability } from "../../../../owner/sync/availabilityFile.ts";
import { planSync, writingOf } from "../../../../owner/sync/planSync.ts";
import { nextRevision, type AvailabilityFile } from "../../../../src/project/availability.ts";

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

it("is complete for every reader while it is being written", async () => {
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

it("stays unchanged, with no draft next to it, if the disk refuses the next one", async () => {
  const out = join(folder, "availability.json");
  // A folder cannot be replaced by a file.
  await mkdir(join(out, "inside"), { recursive: true });
  await expect(writeAvailability({ out, history: join(folder, "history"), next: fileOf(1, 1) })).rejects.toThrow(
    /availability\.json cannot be written: /,
  );
  expect(await readdir(folder)).toEqual(["availability.json"]);
});

it("is read without foreign fields", async () => {
  const out = join(folder, "availability.json");
  const file = { ...fileOf(7, 1), buyer: "Arben" };
  const home = { ...entry, status: "gone", price: { kind: "exact", amount: "5", owner: "Arben" }, notes: "Arben" };
  await writeFile(out, JSON.stringify({ ...file, homes: { ...file.homes, "h-1": home, "h-2": null } }));
  expect(await readPresentFile(out)).toEqual({
    ...fileOf(7, 1),
    homes: {
      "h-0": entry,
      "h-1": { price: { kind: "exact" }, changedAt },
      "h-2": { changedAt: fileOf(7, 1).generatedAt },
    },
  });
  expect(await readPresentFile(join(folder, "other.json"))).toBeUndefined();
});

it("with the highest possible revision does not block later ones", async () => {
  const [out, history] = [join(folder, "availability.json"), join(folder, "history")];
  const now = new Date("2026-11-22T13:00:00Z");
  await writeFile(out, JSON.stringify(fileOf(2 ** 53 - 1, 1)));
  for (let turn = 0; turn < 3; turn += 1) {
    const replaced = await readPresentFile(out);
    const next = { ...fileOf(nextRevision(replaced, now), 1) };
    await writeAvailability({ out, history, next, ...(replaced && { replaced }) });
    expect(next.revision).toBe(now.getTime() / 1000 + turn);
  }
  expect((await readPresentFile(out))?.homes).toEqual(fileOf(1, 1).homes);
});

it("is reported, and not waited for, if it is a pipe, endlessly nested, or not an availability file", async () => {
  const out = join(folder, "availability.json");
  execFileSync("mkfifo", [out]);
  await expect(readPresentFile(out)).rejects.toThrow("cannot be read: it is not a file");
  await rm(out);
  await writeFile(out, `{"version":1,"homes":${"[".repeat(200_000)}`);
  await expect(readPresentFile(out)).rejects.toThrow("it is nested more than 200 levels deep");
  for (const revision of [-1, 1.5, "7", 1e308, 2 ** 53, null]) {
    await writeFile(out, JSON.stringify({ ...fileOf(1, 1), revision }));
    await expect(readPresentFile(out), String(revision)).rejects.toThrow("it is not an availability file");
  }
});

it("keeps its history next to it and nowhere else, whatever already exists", async () => {
  const [out, history, victim] = ["availability.json", "history", "victim"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(victim);
  for (let revision = 1; revision <= 40; revision += 1)
    await writeFile(join(victim, `availability-${revision}.json`), "of somebody else");
  await symlink(victim, history);
  const writing = { out, history, next: fileOf(2, 1), replaced: fileOf(1, 1) };
  await expect(writeAvailability(writing)).rejects.toThrow("history is a link that leads elsewhere: remove it.");
  expect(await readdir(victim)).toHaveLength(40);
  await rm(history);
  await mkdir(history);
  // Names that are not numbers of our files are left alone, and stop nothing.
  for (const name of ["9007199254740993", "0012", "1e5", "99999999999999999999"])
    await writeFile(join(history, `availability-${name}.json`), "x");
  for (let revision = 2; revision <= 40; revision += 1)
    await writeAvailability({ out, history, next: fileOf(revision, 1), replaced: fileOf(revision - 1, 1) });
  expect(await readdir(history)).toHaveLength(34);
});

/** A folder with a list, whose sync.json writes to `out`, next to a folder `elsewhere`. */
async function received(
  out: string,
): Promise<{ readonly config: string; readonly owned: string; readonly elsewhere: string }> {
  const [owned, elsewhere] = [join(folder, "owned"), join(folder, "elsewhere")];
  await mkdir(join(owned, "site"), { recursive: true });
  await mkdir(elsewhere);
  await symlink(elsewhere, join(owned, "link"));
  await symlink(elsewhere, join(owned, "site", "link"));
  await symlink(elsewhere, join(folder, "own-link"));
  const floors = [{ tower: "a", floor: 1, apartments: [{ id: "a-1", label: "1" }] }];
  await writeFile(join(owned, "project.json"), JSON.stringify({ towers: [{ id: "a", name: "A" }], floors }));
  await writeFile(join(owned, "list.csv"), "Id;Status\na-1;sold\n");
  const settings = { project: "project.json", source: "list.csv", columns: { home: "Id", status: "Status" }, out };
  const config = join(owned, "sync.json");
  await writeFile(config, JSON.stringify(settings));
  return { config, owned, elsewhere };
}

it.each(["link/availability.json", "site/link/availability.json", "site/../link/new/availability.json"])(
  "is not written through a folder link below sync.json: %s",
  async (out) => {
    const { config, elsewhere } = await received(out);
    await expect(planSync(config, new Date())).rejects.toThrow(
      /owned.*link is a link that leads elsewhere: remove it, or name the folder that it leads to in sync\.json \("out"\)\.$/,
    );
    expect(await readdir(elsewhere)).toEqual([]);
  },
);

it("is not written through a link that appears after the list is read", async () => {
  const { config, owned, elsewhere } = await received("late/availability.json");
  const plan = await planSync(config, new Date());
  await symlink(elsewhere, join(owned, "late"));
  await expect(writeAvailability(writingOf(plan))).rejects.toThrow(/late is a link that leads elsewhere/);
  expect(await readdir(elsewhere)).toEqual([]);
  await rm(join(owned, "late"));
  await writeAvailability(writingOf(plan));
  expect(await readPresentFile(join(owned, "late", "availability.json"))).toMatchObject({ homes: { "a-1": {} } });
});

it.each([
  ["..", () => "../own-link/availability.json"],
  ["an absolute path", () => join(folder, "own-link", "availability.json")],
])("is written where sync.json names another folder with %s, even by a link", async (_, out) => {
  const { config, elsewhere } = await received(out());
  await writeAvailability(writingOf(await planSync(config, new Date())));
  expect(await readdir(elsewhere)).toEqual(["availability.json"]);
});
