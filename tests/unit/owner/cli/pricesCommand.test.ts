import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { builtCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { copyOwnerFolder } from "../../../support/copyOwnerFolder.ts";
import { makeOwnerFolder, put, smallDraft } from "../../../support/ownerFolder.ts";

// Prices as recorded and printed by separate processes.

let all = "";
/** A folder that was published once, and is copied rather than changed. */
let published = "";
let kulla: BuiltCommand;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-prices-"));
  kulla = await builtCommand();
  published = await publishedFolder();
}, 60_000);
afterAll(() => rm(all, { recursive: true }));

const today = (): string => new Date().toISOString().slice(0, 10);
const linesOf = async (folder: string) => (await readFile(join(folder, "prices.jsonl"), "utf8")).trimEnd().split("\n");
const publishedIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, "published/availability.json"), "utf8")) as AvailabilityFile;

async function publishedFolder(settings: object = {}): Promise<string> {
  const folder = await makeOwnerFolder(all, smallDraft(settings));
  expect(await kulla.run(["publish", folder])).toMatchObject({ code: 0 });
  return folder;
}

/** A published folder whose list is synced. */
async function syncedFolder(settings?: object): Promise<string> {
  const folder = settings ? await publishedFolder(settings) : await copyOwnerFolder(published, all);
  const columns = { home: "Nr.", status: "Statusi", price: "Çmimi" };
  const config = {
    project: "published/project.json",
    source: "lista.csv",
    out: "published/availability.json",
    maxChange: 1,
  };
  await put(folder, "sync.json", JSON.stringify({ ...config, columns }));
  return folder;
}

async function sync(folder: string, ...rows: readonly string[]) {
  await writeFile(join(folder, "lista.csv"), ["Nr.;Statusi;Çmimi", ...rows].join("\n"));
  return kulla.run(["sync", "--config", join(folder, "sync.json"), "--write"]);
}

describe("prices.jsonl", () => {
  it("records the changes of kulla publish and kulla sync in one chain, and neither publishes it", async () => {
    const folder = await syncedFolder();
    expect((await linesOf(folder)).map((line) => JSON.parse(line) as object)).toMatchObject([
      { id: "b1-1", day: today(), price: { kind: "from", amount: 90_000, currency: "EUR" }, status: "available" },
      { id: "b1-2", day: today(), price: null, perM2: null, status: "sold" },
    ]);
    // Nothing is new.
    expect((await kulla.run(["publish", folder])).printed).toContain("Nothing has changed");
    expect(await linesOf(folder)).toHaveLength(2);
    expect((await sync(folder, "b1-1;E lirë;nga 85.000 €", "b1-2;Shitur;")).code).toBe(0);
    expect(await linesOf(folder)).toHaveLength(3);
    const { homes } = await publishedIn(folder);
    expect(homes["b1-1"]?.price).toEqual({ kind: "from", amount: 85_000, currency: "EUR", since: today() });
    expect(homes["b1-2"]).not.toHaveProperty("price");
    // Publishing keeps the list's prices, and adds no line for them.
    await put(folder, "kulla-draft.json", JSON.stringify(smallDraft({ name: "Blloku i Ri", history: "public" })));
    expect((await kulla.run(["publish", folder])).code).toBe(0);
    expect((await publishedIn(folder)).homes["b1-1"]?.price).toMatchObject({
      amount: 85_000,
      since: today(),
      before: 90_000,
    });
    expect(await linesOf(folder)).toHaveLength(3);
    expect((await kulla.run(["publish", folder, "--back", "1"])).code).toBe(0);
    expect((await publishedIn(folder)).homes["b1-1"]?.price).toEqual({
      kind: "from",
      amount: 85_000,
      currency: "EUR",
      since: today(),
    });
    expect((await sync(folder, "b1-1;Shitur;nga 85.000 €", "b1-2;Shitur;")).code).toBe(0);
    expect(JSON.parse((await linesOf(folder)).at(-1) ?? "")).toMatchObject({ id: "b1-1", status: "sold" });
    const names = await readdir(join(folder, "published"), { recursive: true });
    expect(names.filter((name) => name.includes("prices"))).toEqual([]);
    expect((await kulla.run(["check", folder])).printed).not.toContain("prices.jsonl");
  });

  it("shows visitors the previous price only if the project has set that", async () => {
    const folder = await syncedFolder({ history: "public" });
    await sync(folder, "b1-1;E lirë;nga 85.000 €", "b1-2;Shitur;");
    expect((await publishedIn(folder)).homes["b1-1"]?.price).toMatchObject({ since: today(), before: 90_000 });
    await put(folder, "kulla-draft.json", JSON.stringify(smallDraft({ history: "Public" })));
    expect((await kulla.run(["check", folder])).printed).toContain('Note: history: not "public"');
  });

  it("is reported if something else has changed it; visitors get the new statuses, and no line is added", async () => {
    const folder = await syncedFolder();
    const changed = (await readFile(join(folder, "prices.jsonl"), "utf8")).replace("90000", "80000");
    await put(folder, "prices.jsonl", changed);
    const sentence =
      "prices.jsonl: line 2 does not follow from the line before it: a line was changed, added or removed. Restore an unchanged copy, or rename it";
    expect(await kulla.run(["check", folder])).toMatchObject({ code: 0, printed: expect.stringContaining(sentence) });
    const synced = await sync(folder, "b1-1;Shitur;", "b1-2;Shitur;");
    expect(synced).toMatchObject({ code: 1, printed: expect.stringContaining(sentence) });
    expect((await publishedIn(folder)).homes["b1-1"]?.status).toBe("sold");
    await put(folder, "kulla-draft.json", JSON.stringify(smallDraft({ name: "Tjetër" })));
    const again = await kulla.run(["publish", folder]);
    expect(again).toMatchObject({ code: 1, printed: expect.stringContaining(sentence) });
    expect(again.printed).toContain("Published: version 2");
    const back = await kulla.run(["publish", folder, "--back", "1"]);
    expect(back).toMatchObject({ code: 1, printed: expect.stringContaining(sentence) });
    expect(await readFile(join(folder, "prices.jsonl"), "utf8")).toBe(changed);
    // The remedy that the message names.
    await put(folder, "prices-old.jsonl", changed);
    await rm(join(folder, "prices.jsonl"));
    expect((await kulla.run(["publish", folder])).code).toBe(0);
    expect(await linesOf(folder)).toHaveLength(2);
  });

  it("is not written through a link", async () => {
    const folder = await syncedFolder();
    const victim = join(folder, "victim.txt");
    await put(folder, "victim.txt", "of somebody else");
    await rm(join(folder, "prices.jsonl"));
    await symlink(victim, join(folder, "prices.jsonl"));
    for (const ran of [await sync(folder, "b1-1;Shitur;", "b1-2;Shitur;"), await kulla.run(["publish", folder])])
      expect(ran).toMatchObject({ code: 1, printed: expect.stringContaining("prices.jsonl: it is a link") });
    expect(await readFile(victim, "utf8")).toBe("of somebody else");
  });

  it("stays intact when several processes write at once", async () => {
    const folder = await syncedFolder();
    await writeFile(join(folder, "lista.csv"), ["Nr.;Statusi;Çmimi", "b1-1;Shitur;", "b1-2;E rezervuar;"].join("\n"));
    const syncNow = () => kulla.run(["sync", "--config", join(folder, "sync.json"), "--write", "--yes"]);
    for (const { code } of await Promise.all([syncNow(), syncNow(), syncNow()])) expect(code).toBe(0);
    expect(await linesOf(folder)).toHaveLength(4);
    expect((await kulla.run(["prices", folder])).code).toBe(0);
  });
});

describe("kulla prices", () => {
  it("prints a day, a period and an apartment as CSV", async () => {
    const head = "apartment,day,status,kind,price,currency,perM2,validUntil";
    const [first, second] = [`b1-1,${today()},available,from,90000,EUR,,`, `b1-2,${today()},sold,,,,,`];
    const printed = async (...args: readonly string[]) => {
      const ran = await kulla.run(["prices", published, ...args]);
      expect(ran.code).toBe(0);
      return ran.printed.trimEnd().split("\n");
    };
    expect(await printed()).toEqual([head, first, second]);
    expect(await printed("--day", today())).toEqual([head, first, second]);
    expect(await printed("--day", "2020-01-01")).toEqual([head]);
    expect(await printed("--from", "2020-01-01", "--to", "2020-12-31")).toEqual([head]);
    expect(await printed("--apartment", "b1-2", "--from", today())).toEqual([head, second]);
  });

  it("reports what is missing, and prints the intact part of a modified file", async () => {
    expect(await kulla.run(["prices", await makeOwnerFolder(all)])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("There is no prices.jsonl in"),
    });
    const folder = await copyOwnerFolder(published, all);
    expect(await kulla.run(["prices", folder, "--apartment", "k9"])).toEqual({
      code: 1,
      printed: 'prices.jsonl has no apartment "k9".\n',
    });
    const text = await readFile(join(folder, "prices.jsonl"), "utf8");
    await put(folder, "prices.jsonl", text.replace('"sold"', '"sould"'));
    const ran = await kulla.run(["prices", folder]);
    expect(ran.code).toBe(1);
    expect(ran.printed).toContain("prices.jsonl: line 2 is damaged.");
    expect(ran.printed).toContain(`b1-1,${today()},available`);
    expect(ran.printed).not.toContain("b1-2");
  });

  it.each([
    [["--day", "29.11.2026"], '--day takes a day like 2026-11-29, not "29.11.2026".'],
    [["--day", "2026-02-30"], '--day takes a day like 2026-11-29, not "2026-02-30".'],
    [["--day", "2026-11-29", "--to", "2026-11-30"], "Use either --day, or --from and --to."],
    [["--from", "2026-11-29", "--to", "2026-11-28"], "--from 2026-11-29 is after --to 2026-11-28."],
    [["--month", "2026-11"], "--month"],
    [["more"], "Name the folder."],
  ])("refuses %j", async (args, sentence) => {
    const ran = await kulla.run(["prices", all, ...args]);
    expect(ran).toMatchObject({ code: 2, printed: expect.stringContaining(sentence) });
    expect(ran.printed).toContain("Exit codes: 0 everything is printed");
  });
});
