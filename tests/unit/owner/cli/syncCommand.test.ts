import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build } from "vite";
import { commandScripts } from "../../../../build/package/packageScripts.ts";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { listenHere } from "../../../support/listenHere.ts";
import { xlsxFile, xlsxParts, zipFile } from "../../../support/xlsxFile.ts";

// The command as a person or a cron job runs it: a separate process, its exit code, its output and the files it leaves.

const homes = Array.from({ length: 40 }, (_, index) => `k5-${String(index + 1).padStart(2, "0")}`);
const buyers = ["Arben Hoxha", "Teuta Gashi", "Žarko Petrović"];

/** A sheet as owners have it, including buyers' names. `offers`: status and price of apartments that are not simply for sale. */
function sheet(offers: Readonly<Record<string, string>> = {}, list: readonly string[] = homes): string {
  const lines = list.map((home, index) => {
    const [status = "", price = ""] = (offers[home] ?? "Në shitje|98.000 €").split("|");
    return [home, buyers[index % 3], status, price, `kapar nga ${buyers[(index + 1) % 3] ?? ""}`].join(";");
  });
  return ["Nr.;Blerësi;Statusi;Çmimi;shënime", ...lines].join("\n");
}

let folder = "";
let command = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kulla-sync-"));
  // Among the modules, so that it finds its libraries.
  await mkdir("node_modules/.cache", { recursive: true });
  command = await mkdtemp("node_modules/.cache/kulla-command-");
  await build({ ...commandScripts(command), logLevel: "silent" });
});
afterAll(() => Promise.all([folder, command].map((each) => rm(each, { recursive: true }))));

/** A separate folder with project, sheet and sync.json. */
async function place(text: string, more: object = {}): Promise<string> {
  const here = await mkdtemp(join(folder, "owner-"));
  const apartments = homes.map((id) => ({ id, label: id.slice(3), status: "available" }));
  const columns = { home: "Nr.", status: "Statusi", price: "Çmimi" };
  const config = { project: "project.json", source: "homes.csv", columns, out: "site/availability.json", ...more };
  await writeFile(join(here, "project.json"), JSON.stringify({ floors: [{ tower: "k5", floor: 1, apartments }] }));
  await writeFile(join(here, "sync.json"), JSON.stringify(config));
  await writeFile(join(here, "homes.csv"), text);
  return here;
}

function run(...args: readonly string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(command, "bin/kulla.js"), "sync", ...args]);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, printed })));
}

const sync = (here: string, ...args: readonly string[]) => run("--config", join(here, "sync.json"), ...args);
const availabilityIn = async (here: string) =>
  JSON.parse(await readFile(join(here, "site/availability.json"), "utf8")) as AvailabilityFile;
const filesIn = async (here: string) => (await readdir(here, { recursive: true })).toSorted();

describe.concurrent("kulla sync", () => {
  it("prints its usage, and accepts nothing else", async () => {
    const [help, none, wrong] = await Promise.all([run("--help"), run(), run("--config", "sync.json", "--wirte")]);
    expect(help.code).toBe(0);
    expect(help.printed).toContain("Exit codes: 0");
    expect(none.code).toBe(2);
    expect(none.printed).toContain("--config is missing: ");
    expect(wrong.code).toBe(2);
    expect(wrong.printed).toContain("--wirte");
  });

  it("only shows the changes without --write", async () => {
    const here = await place(sheet({ "k5-07": "Rezervuar|" }));
    const before = await filesIn(here);
    const { code, printed } = await sync(here);
    expect(code).toBe(0);
    expect(printed).toContain("homes.csv: 40 rows, 40 apartments of 40 in the project");
    expect(printed).toContain("k5-07        available → reserved");
    expect(printed).toContain("and 20 more");
    expect(printed).toContain("Nothing is written yet: add --write.");
    expect(await filesIn(here)).toEqual(before);
  });

  it("writes the file, then only changes; the previous file moves to the history, and no draft remains", async () => {
    const here = await place(sheet());
    expect((await sync(here, "--write")).code).toBe(0);
    const first = await availabilityIn(here);
    expect(first).toMatchObject({ version: 1, staleAfterS: 86_400, source: "homes.csv" });
    expect(first.homes["k5-07"]).toEqual({
      status: "available",
      price: { kind: "exact", amount: 98_000, currency: "EUR", since: first.generatedAt.slice(0, 10) },
      changedAt: first.generatedAt,
    });
    await writeFile(join(here, "homes.csv"), sheet({ "k5-07": "Shitur|" }));
    const again = await sync(here, "--write");
    expect(again.code).toBe(0);
    expect(again.printed).toContain("k5-07        available, 98,000 EUR → sold");
    const second = await availabilityIn(here);
    expect(second.revision).toBeGreaterThan(first.revision);
    expect(second.homes["k5-07"]?.status).toBe("sold");
    expect(second.homes["k5-08"]).toEqual(first.homes["k5-08"]);
    expect(JSON.parse(await readFile(join(here, `history/availability-${first.revision}.json`), "utf8"))).toEqual(
      first,
    );
    // Nothing new: fresh again, and nothing more in the history.
    const third = await sync(here, "--write");
    expect(third.printed).toContain("Nothing has changed.");
    const fresh = await availabilityIn(here);
    expect(fresh.revision).toBeGreaterThan(second.revision);
    expect(fresh.homes).toEqual(second.homes);
    expect(await filesIn(here)).toEqual([
      "history",
      `history/availability-${first.revision}.json`,
      "homes.csv",
      "prices.jsonl",
      "project.json",
      "site",
      "site/availability.json",
      "sync.json",
    ]);
  });

  it("keeps the last thirty files", async () => {
    const here = await place(sheet());
    await sync(here, "--write");
    const file = await availabilityIn(here);
    await writeFile(join(here, "site/availability.json"), JSON.stringify({ ...file, revision: 50 }));
    await mkdir(join(here, "history"));
    for (let revision = 15; revision < 50; revision += 1) {
      await writeFile(join(here, `history/availability-${revision}.json`), "{}");
    }
    await writeFile(join(here, "homes.csv"), sheet({ "k5-01": "Shitur|" }));
    expect((await sync(here, "--write")).code).toBe(0);
    const files = await readdir(join(here, "history"));
    expect(files).toHaveLength(30);
    expect(files).toContain("availability-50.json");
    expect(files).not.toContain("availability-20.json");
    expect((await availabilityIn(here)).revision).toBeGreaterThan(50);
  });

  it("stops at too many changes or an apartment that returns from sold, and writes nothing until it is confirmed", async () => {
    const here = await place(sheet({ "k5-01": "Shitur|" }));
    await sync(here, "--write");
    await writeFile(join(here, "homes.csv"), sheet({}));
    const back = await sync(here, "--write");
    expect(back.code).toBe(1);
    expect(back.printed).toContain("k5-01: sold before, available now.");
    expect(back.printed).toContain("Nothing is written: review the changes, then add --yes.");
    await writeFile(join(here, "homes.csv"), sheet(Object.fromEntries(homes.slice(0, 9).map((id) => [id, "Shitur|"]))));
    const many = await sync(here, "--write");
    expect(many.code).toBe(0);
    await writeFile(join(here, "homes.csv"), sheet(Object.fromEntries(homes.map((id) => [id, "Shitur|"]))));
    const all = await sync(here, "--write");
    expect(all.code).toBe(1);
    expect(all.printed).toContain("31 of 40 apartments change, more than 20 %");
    expect((await availabilityIn(here)).homes["k5-40"]?.status).toBe("available");
    // A new file replaces the old one and is never seen half written.
    const before = await stat(join(here, "site/availability.json"));
    expect((await sync(here, "--write", "--yes")).code).toBe(0);
    expect((await availabilityIn(here)).homes["k5-40"]?.status).toBe("sold");
    expect((await stat(join(here, "site/availability.json"))).ino).not.toBe(before.ino);
  });

  it("writes the valid rows and reports the others by cell and reason: exit code 1", async () => {
    const text = sheet({ "k5-03": "Rezrvuar|98,5", "k5-04": "\u001b[31mI kuq|", "k5-07": "Shitur|" }).replace(
      "k5-05;",
      "k9-05;",
    );
    const here = await place(`${text}\nk5-40;Arben; Hoxha;Shitur;1;x`);
    const { code, printed } = await sync(here, "--write");
    expect(code).toBe(1);
    expect(printed).toMatch(/C4 +"Rezrvuar": not a known status/);
    // Control characters do not reach the terminal.
    expect(printed).toContain('"·[31mI kuq": not a known status');
    expect(printed).toMatch(/D4 +"98,5": in full or in thousands/);
    expect(printed).toMatch(/A6 +"k9-05": no such apartment in the project/);
    expect(printed).toMatch(/Missing in the sheet.*\n +k5-05\n/);
    expect(printed).toMatch(/row 42 +it has 6 cells, the headings 5/);
    for (const line of printed.split("\n"))
      expect(line.length).toBeLessThanOrEqual(line.startsWith("Written") ? 300 : 100);
    const { homes: now } = await availabilityIn(here);
    expect(now["k5-07"]?.status).toBe("sold");
    expect(now["k5-03"]).not.toHaveProperty("status");
    expect(now["k5-05"]).not.toHaveProperty("status");
  });

  it("never lets buyers' names out of the sheet, neither into a file nor onto the screen, whatever is wrong with it", async () => {
    const wrong = sheet({ "k5-03": "Rezrvuar|98,5" }).replace("k5-05;", "k9-05;");
    const sheets = [
      sheet(),
      wrong,
      `${sheet()}\nk5-40;Arben; Hoxha;Arben Hoxha;Teuta Gashi;x`,
      `${sheet()}\nk5-40;"Arben Hoxha;Shitur;1;x`,
      sheet().replace("Statusi", "Gjendja"),
      sheet().replace("Nr.;Blerësi;Statusi;Çmimi;shënime\n", ""),
      `<html>${sheet()}`,
      `PK\u0003\u0004${sheet()}`,
    ];
    for (const text of sheets) {
      const here = await place(text);
      const { printed } = await sync(here, "--write", "--yes");
      await rm(join(here, "homes.csv"));
      const files = (await readdir(here, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
      const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
      const everything = [printed, ...texts].join("\n");
      for (const name of ["Arben", "Hoxha", "Teuta", "Gashi", "arko", "Petrovi", "kapar"]) {
        expect(everything).not.toContain(name);
      }
    }
  });

  it("does not start over if it cannot read the previous file", async () => {
    const here = await place(sheet());
    await sync(here, "--write");
    await writeFile(join(here, "site/availability.json"), '{"version":1,"homes":');
    const { code, printed } = await sync(here, "--write", "--yes");
    expect(code).toBe(1);
    expect(printed).toContain("availability.json cannot be read: it is not valid JSON");
    expect(await readFile(join(here, "site/availability.json"), "utf8")).toBe('{"version":1,"homes":');
  });

  it("does not follow an address into a cloud's internal network, and never shows the key in it", async () => {
    const { url, close } = await listenHere(
      createServer((_, response) =>
        response.writeHead(302, { Location: "http://169.254.169.254/latest/meta-data" }).end(),
      ),
    );
    const source = `${url.replace("//", "//owner:secret@")}/homes.csv?key=secret`;
    const { code, printed } = await sync(await place(sheet(), { source }), "--write");
    await close();
    expect(code).toBe(1);
    expect(printed).toBe(
      `${new URL(url).host} redirects to 169.254.169.254, an address of a local network: that is not followed. If the sheet is there, write that address into sync.json.\n`,
    );
  });

  it.each([
    ["a missing sheet", { source: "other.csv" }, "other.csv cannot be read: there is no such file."],
    ["a missing project", { project: "other.json" }, "other.json cannot be read: there is no such file."],
    ["a field it does not know", { colums: {} }, "sync.json: colums: is not a known field."],
    ["a place where nothing can be written", { out: "homes.csv/availability.json" }, "cannot be read: ENOTDIR"],
  ])("reports %s in one sentence: exit code 1", async (_, more, sentence) => {
    const { code, printed } = await sync(await place(sheet(), more), "--write");
    expect(code).toBe(1);
    expect(printed).toContain(sentence);
    expect(printed).not.toContain("    at ");
  });
});

it("reads an Excel file in the package, too, and ends a hostile one with a sentence", async () => {
  const here = await place(sheet(), { source: "homes.xlsx" });
  const head = ["Nr.", "Statusi", "Çmimi"];
  await writeFile(
    join(here, "homes.xlsx"),
    xlsxFile({ Banesat: [head, ...homes.map((id) => [id, "Shitur", 98_000])] }),
  );
  const read = await run("--config", join(here, "sync.json"), "--write", "--yes");
  expect(read).toMatchObject({ code: 0, printed: expect.stringContaining("homes.xlsx: 40 rows, 40 apartments of 40") });
  const far = { "xl/worksheets/sheet1.xml": '<worksheet><sheetData><row r="&#57;99999999"/></sheetData></worksheet>' };
  const parts = Object.entries({ ...xlsxParts({ Banesat: [head] }), ...far });
  const made = [{ name: "a.xml", text: "x", method: 99 }, ...parts.map(([name, text]) => ({ name, text }))];
  await writeFile(join(here, "homes.xlsx"), zipFile(made));
  expect(await run("--config", join(here, "sync.json"))).toEqual({ code: 1, printed: "The Excel file is damaged.\n" });
});
