import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { makeCleanClone } from "../../support/cleanClone.ts";
import { region } from "../../support/region.ts";
import { watchConsole } from "../../support/watchConsole.ts";

// `npm run dev` and its variants, as real processes. They optimize their libraries first, which takes a busy machine a while.
test.describe.configure({ timeout: 180_000 });
const expectInTime = expect.configure({ timeout: 60_000 });

const started: ChildProcess[] = [];
const copies: string[] = [];
test.afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts a server in a folder and resolves with the address it prints after a word. */
async function start(file: string, word: string, env: Readonly<Record<string, string>>, folder = "."): Promise<string> {
  const child = spawn(process.execPath, ["demo/runTs.mjs", file], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, address] = /^\s*(\w+)\s+(http:\S+)/.exec(line) ?? [];
    if (name === word && address !== undefined) return address;
  }
  throw new Error(`${file} ended without an address for "${word}".`);
}

async function startSite(word: string, folder?: string): Promise<string> {
  const env = { KULLA_PORT: String(await freePort()), KULLA_MAILBOX_PORT: String(await freePort()) };
  return start("build/dev/runDev.ts", word, env, folder);
}

test("npm run dev shows every state of the elements, and the showcase, from their sources", async ({ page }) => {
  const messages = watchConsole(page);
  const states = await startSite("States");
  await page.goto(`${states}?locale=en`);
  await expectInTime(page.getByRole("link", { name: "Site", exact: true })).toBeVisible();
  for (const name of ["Floor", "Comparison", "Search, nothing found", "Brochure, open", "An unknown tower"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  // Further down the page another state shows the towers too, sooner or later than this one.
  const site = page.locator("section").filter({ has: page.getByRole("link", { name: "Site", exact: true }) });
  await expectInTime(region(site, "Kulla 5")).toBeVisible();
  await page.getByRole("link", { name: "Floor", exact: true }).click();
  await expectInTime(page.locator('[part~="region"][aria-label*="Apartment 3,"]')).toBeVisible();
  await page.goto(new URL("/en/", states).href);
  await expectInTime(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(new URL("/tours/1/vr-1-1/index.htm", states).href);
  await expectInTime(page.getByRole("button", { name: "Ekran i plotë" })).toBeVisible();
  expect(messages.filter((line) => !/GPU stall|GL Driver/.test(line))).toEqual([]);
});

/**
 * The libraries, each linked separately: the servers of two folders that shared `.cache` would each replace the libraries that the
 * other one has prepared, and so reload its page.
 */
function linkLibraries(folder: string): void {
  mkdirSync(folder);
  const libraries = readdirSync("node_modules").filter((name) => !/^\.(?:cache|vite)/.test(name));
  for (const name of libraries) symlinkSync(resolve("node_modules", name), join(folder, name));
}

/** Saves a source with different words in it, as an editor does. */
function edit(file: string, [before, after]: readonly [string, string]): void {
  const text = readFileSync(file, "utf8");
  expect(text, file).toContain(before);
  writeFileSync(file, text.replace(before, after));
}

test("a saved change of a style, a view or a text of the elements shows at once, without reloading the page", async ({
  page,
}) => {
  // A copy: other tests read these sources in the meantime.
  const folder = mkdtempSync(join(tmpdir(), "kulla-edited-"));
  copies.push(folder);
  await makeCleanClone(folder);
  linkLibraries(join(folder, "node_modules"));
  await page.goto(`${await startSite("States", folder)}?locale=en`);
  await page.getByRole("link", { name: "Site", exact: true }).click();
  await expectInTime(region(page, "Kulla 5")).toBeVisible();
  await region(page, "Kulla 5").click();
  const picker = page.locator("kulla-building-picker, kulla-apartment-picker");
  const title = picker.getByRole("heading").first();
  await expect(title).toContainText("Kulla 5");
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));

  const rule = ":is(.screen .title, .apartment-title) {";
  edit(join(folder, "src/finder/Finder.css"), [rule, `${rule} outline: 7px solid;`]);
  await expectInTime(title).toHaveCSS("outline-width", "7px");
  edit(join(folder, "src/finder/tower/FloorList.tsx"), ["id={rowIdOf(id)}", `id={rowIdOf(id)} data-edited="yes"`]);
  await expectInTime(picker.locator("[data-edited=yes]").first()).toBeVisible();
  edit(join(folder, "src/text/en.ts"), ["Choose a floor in the picture", "Take the lift in the picture"]);
  await expectInTime(picker.getByText("Take the lift in the picture").first()).toBeVisible();
  await expect(title).toContainText("Kulla 5");
  expect(await page.evaluate(() => "isFirstDocument" in globalThis)).toBe(true);
});

test("npm run dev:studio shows the studio from its sources, with its server behind it", async ({ page }) => {
  const messages = watchConsole(page);
  const apartment = mkdtempSync(join(tmpdir(), "kulla-dev-"));
  const env = { KULLA_STUDIO_PORT: String(await freePort()), HOME: apartment, USERPROFILE: apartment };
  await page.goto(await start("build/dev/runStudioDev.ts", "Studio", env));
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: /Try the sample/ }).click();
  // The folder's own origin serves its files to this page, too.
  const picture = page.waitForResponse((response) => /\/files\/.+\.(?:jpg|webp|avif|png)$/.test(response.url()));
  await page.getByRole("button", { name: /^Kulla 5/ }).click();
  expect((await picture).status()).toBe(200);
  expect(messages).toEqual([]);
});
