import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepInSync } from "../../../../demo/server/keepInSync.ts";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";

let folder = "";
let end = async () => {};
const reports: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kulla-in-sync-"));
  reports.length = 0;
  await mkdir(join(folder, "sample"));
  const apartments = [{ id: "k5-01", label: "1", status: "available" }];
  await writeFile(join(folder, "project.json"), JSON.stringify({ floors: [{ tower: "k5", floor: 1, apartments }] }));
  const columns = { home: "Nr.", status: "Statusi" };
  const config = { project: "../project.json", source: "homes.csv", columns };
  await writeFile(join(folder, "sample/sync.json"), JSON.stringify(config));
});
afterEach(async () => {
  await end();
  await rm(folder, { recursive: true });
});

const write = (text: string) => writeFile(join(folder, "sample/homes.csv"), text);
const out = () => join(folder, ".start/site/project/availability.json");
const statusNow = async () => {
  const { homes: apartments } = JSON.parse(await readFile(out(), "utf8")) as AvailabilityFile;
  return apartments["k5-01"]?.status;
};

/** As long as a busy machine may need. */
const patient = { timeout: 20_000, interval: 50 };

async function start(): Promise<void> {
  const tell = (report: string) => void reports.push(report);
  end = await keepInSync({ config: join(folder, "sample/sync.json"), out: out(), tell });
}

it("the running site follows the sheet, however a program saves it, even from sold back to free", async () => {
  await write("Nr.;Statusi\nk5-01;Shitur\n");
  await start();
  expect(await statusNow()).toBe("sold");
  expect(reports).toEqual([]);

  await write("Nr.;Statusi\nk5-01;Rezervuar\n");
  await vi.waitFor(async () => expect(await statusNow()).toBe("reserved"), patient);
  // The report comes after the file has been written.
  await vi.waitFor(() => expect(reports.join("\n")).toContain("sold → reserved"), patient);

  await writeFile(join(folder, "sample/.draft"), "Nr.;Statusi\nk5-01;Shitur\n");
  await rename(join(folder, "sample/.draft"), join(folder, "sample/homes.csv"));
  await vi.waitFor(async () => expect(await statusNow()).toBe("sold"), patient);

  await write("Nr.;Statusi\nk5-01;Në shitje\n");
  await vi.waitFor(async () => expect(await statusNow()).toBe("available"), patient);
});

it("an unreadable list is reported and changes nothing; the next valid one is used", async () => {
  await write("Nr.;Statusi\nk5-01;Shitur\n");
  await start();
  await write("Nr.;Gjendja\nk5-01;Rezervuar\n");
  await vi.waitFor(() => expect(reports.join("\n")).toContain('"Statusi" is missing'), patient);
  expect(await statusNow()).toBe("sold");
  await write("Nr.;Statusi\nk5-01;Rezervuar\n");
  await vi.waitFor(async () => expect(await statusNow()).toBe("reserved"), patient);
});

it("a server that starts its file again has a newer revision than any open page", async () => {
  const revisionNow = async () => (JSON.parse(await readFile(out(), "utf8")) as AvailabilityFile).revision;
  await write("Nr.;Statusi\nk5-01;Shitur\n");
  await start();
  await write("Nr.;Statusi\nk5-01;Rezervuar\n");
  await vi.waitFor(async () => expect(await statusNow()).toBe("reserved"), patient);
  const before = await revisionNow();
  await end();
  // The build empties its folder.
  await rm(join(folder, ".start"), { recursive: true });
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  await start();
  vi.useRealTimers();
  expect(await revisionNow()).toBeGreaterThan(before);
});
