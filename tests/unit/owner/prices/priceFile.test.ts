import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PriceFileError, pricesName, readPrices, recordPrices } from "../../../../owner/sync/prices/priceFile.ts";
import type { PriceOffer } from "../../../../owner/sync/prices/priceLine.ts";

let folder = "";
let path = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kulla-prices-"));
  path = join(folder, pricesName);
});
afterEach(() => rm(folder, { recursive: true }));

const offer = (id: string, amount: number, status: PriceOffer["status"] = "available"): PriceOffer => ({
  id,
  price: { kind: "exact", amount, currency: "EUR" },
  perM2: amount / 50,
  status,
});

/** Three days of two apartments. */
async function threeDays(): Promise<readonly string[]> {
  await recordPrices(path, [offer("a", 90_000), offer("b", 80_000)], "2026-11-01");
  await recordPrices(path, [offer("a", 95_000), offer("b", 80_000)], "2026-11-10");
  await recordPrices(path, [offer("a", 95_000), offer("b", 80_000, "sold")], "2026-11-20");
  return (await readFile(path, "utf8")).trimEnd().split("\n");
}

const faultOf = (work: Promise<unknown>): Promise<PriceFileError> =>
  work.then(
    () => Promise.reject(new Error("There was no failure.")),
    (error: unknown) => (error instanceof PriceFileError ? error : Promise.reject(error as Error)),
  );

it("starts with every price, then adds a line for each change, and each line contains the hash of the previous one", async () => {
  const lines = await threeDays();
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      id: "a",
      day: "2026-11-01",
      price: { kind: "exact", amount: 90_000, currency: "EUR" },
      perM2: 1800,
      previous: "",
    },
    { id: "b", day: "2026-11-01", status: "available" },
    { id: "a", day: "2026-11-10", price: { amount: 95_000 }, status: "available" },
    { id: "b", day: "2026-11-20", price: { amount: 80_000 }, status: "sold" },
  ]);
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const hash = execFileSync("sha256sum", { input: line }).toString().slice(0, 64);
    expect(JSON.parse(lines[index + 1] ?? "")).toMatchObject({ previous: hash });
  }
});

it("is not touched if nothing has changed, and never changes a line", async () => {
  const lines = await threeDays();
  const before = await stat(path);
  await recordPrices(path, [offer("a", 95_000), offer("b", 80_000, "sold")], "2026-11-21");
  expect((await stat(path)).ino).toBe(before.ino);
  await recordPrices(path, [offer("a", 97_000)], "2026-11-22");
  expect((await readFile(path, "utf8")).split("\n").slice(0, 4)).toEqual(lines);
  expect(await readdir(folder)).toEqual([pricesName]);
});

it.each([
  ["a price that was changed", (lines: string[]) => [lines[0]?.replace("90000", "89000"), ...lines.slice(1)], 2],
  ["a line that was removed", (lines: string[]) => lines.toSpliced(1, 1), 2],
  ["a line that was added", (lines: string[]) => lines.toSpliced(2, 0, lines[2] ?? ""), 4],
  ["a last line that was cut off", (lines: string[]) => [...lines.slice(0, 3), lines[3]?.slice(0, 40)], 4],
  ["lines in another order", (lines: string[]) => [lines[1], lines[0], ...lines.slice(2)], 1],
  ["a field with an invalid value", (lines: string[]) => lines.with(2, (lines[2] ?? "").replace("exact", "x")), 3],
  ["a line nested without end", (lines: string[]) => [...lines, "[".repeat(100_000)], 5],
])("names the line, and adds nothing, after %s", async (_, change, line) => {
  const text = `${change([...(await threeDays())]).join("\n")}\n`;
  await writeFile(path, text);
  const failure = await faultOf(recordPrices(path, [offer("a", 99_000)], "2026-11-22"));
  expect(failure.code).toBe("pricesBroken");
  expect(failure.message).toMatch(new RegExp(`^line ${line} (is damaged|does not follow)`));
  expect(failure.message).toContain("or rename it and keep it: the next run begins a new one");
  expect(failure.intact).toHaveLength(line - 1);
  expect(await readFile(path, "utf8")).toBe(text);
});

it("reports an empty file, and reads one with Windows line endings", async () => {
  const lines = await threeDays();
  await writeFile(path, lines.join("\r\n"));
  await recordPrices(path, [offer("a", 99_000)], "2026-11-22");
  expect(await readPrices(path)).toHaveLength(5);
  await writeFile(path, "");
  expect((await faultOf(readPrices(path))).message).toContain("the file is empty");
});

it("follows no link, waits for no pipe, and reads nothing larger than 64 MB", async () => {
  const elsewhere = join(folder, "elsewhere");
  await writeFile(elsewhere, "of somebody else");
  await symlink(elsewhere, path);
  expect((await faultOf(recordPrices(path, [offer("a", 1)], "2026-11-22"))).message).toContain("it is a link");
  expect(await readFile(elsewhere, "utf8")).toBe("of somebody else");
  await rm(path);
  execFileSync("mkfifo", [path]);
  expect((await faultOf(readPrices(path))).message).toContain("it is not a file");
  await rm(path);
  await mkdir(path);
  expect((await faultOf(readPrices(path))).message).toContain("it is not a file");
  await rm(path, { recursive: true });
  const file = await open(path, "w");
  await file.truncate(64 * 1024 * 1024 + 1);
  await file.close();
  expect((await faultOf(readPrices(path))).message).toContain("it is larger than 64 MB: rename it and keep it");
});

it("loses no change and breaks no line when several processes record at once", async () => {
  await recordPrices(path, [offer("a", 1)], "2026-11-01");
  const amounts = Array.from({ length: 12 }, (_, index) => index + 2);
  await Promise.all(amounts.map((amount) => recordPrices(path, [offer(`h-${amount}`, amount)], "2026-11-02")));
  expect((await readPrices(path)).map(({ id }) => id).toSorted()).toEqual(
    ["a", ...amounts.map((amount) => `h-${amount}`)].toSorted(),
  );
  expect(await readdir(folder)).toEqual([pricesName]);
});

it("continues after a process that was killed while it was writing", async () => {
  await threeDays();
  const lock = join(folder, `.${pricesName}.lock`);
  await writeFile(lock, "");
  const long = new Date(Date.now() - 60_000);
  await utimes(lock, long, long);
  await writeFile(join(folder, ".0123456789abcdef01234567.tmp"), '{"id":"a","da');
  await recordPrices(path, [offer("a", 99_000)], "2026-11-22");
  expect((await readPrices(path)).at(-1)).toMatchObject({ id: "a", day: "2026-11-22" });
});
