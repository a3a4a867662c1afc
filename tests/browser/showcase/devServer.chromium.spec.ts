import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { region } from "../../support/region.ts";
import { watchConsole } from "../../support/watchConsole.ts";

// `npm run dev` and its kind, as real processes. They optimize their libraries first, which a busy machine takes its time for.
test.describe.configure({ timeout: 180_000 });
const expectInTime = expect.configure({ timeout: 60_000 });

const started: ChildProcess[] = [];
test.afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts a server and resolves with the address it prints behind a word. */
async function start(file: string, word: string, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ["demo/runTs.mjs", file], {
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

const startSite = async (word: string): Promise<string> =>
  start("build/dev/runDev.ts", word, {
    KULLA_PORT: String(await freePort()),
    KULLA_MAILBOX_PORT: String(await freePort()),
  });

test("npm run dev shows every state of the elements, and the showcase, from their sources", async ({ page }) => {
  const said = watchConsole(page);
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
  expect(said.filter((line) => !/GPU stall|GL Driver/.test(line))).toEqual([]);
});

/** Saves a source with other words in it, as an editor does, and puts it back at the end. */
async function edit(
  file: string,
  [before, after]: readonly [string, string],
  seen: () => Promise<void>,
): Promise<void> {
  const text = readFileSync(file, "utf8");
  expect(text, file).toContain(before);
  try {
    writeFileSync(file, text.replace(before, after));
    await seen();
  } finally {
    writeFileSync(file, text);
  }
}

test("a style, a view and a word of the elements that are saved are seen where one is, and the page is not loaded again", async ({
  page,
}) => {
  await page.goto(`${await startSite("States")}?locale=en`);
  await page.getByRole("link", { name: "Site", exact: true }).click();
  await expectInTime(region(page, "Kulla 5")).toBeVisible();
  await region(page, "Kulla 5").click();
  const picker = page.locator("kulla-building-picker, kulla-apartment-picker");
  const title = picker.getByRole("heading").first();
  await expect(title).toContainText("Kulla 5");
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));

  const rule = ":is(.screen .title, .apartment-title) {";
  await edit("src/finder/Finder.css", [rule, `${rule} outline: 7px solid;`], () =>
    expect(title).toHaveCSS("outline-width", "7px"),
  );
  await edit("src/finder/tower/FloorList.tsx", ["id={rowIdOf(id)}", `id={rowIdOf(id)} data-edited="yes"`], () =>
    expect(picker.locator("[data-edited=yes]").first()).toBeVisible(),
  );
  await edit("src/text/en.ts", ["Choose a floor in the picture", "Take the lift in the picture"], () =>
    expect(picker.getByText("Take the lift in the picture").first()).toBeVisible(),
  );
  await expect(title).toContainText("Kulla 5");
  expect(await page.evaluate(() => "isFirstDocument" in globalThis)).toBe(true);
});

test("npm run dev:studio shows the studio from its sources, with its server behind it", async ({ page }) => {
  const said = watchConsole(page);
  const apartment = mkdtempSync(join(tmpdir(), "kulla-dev-"));
  const env = { KULLA_STUDIO_PORT: String(await freePort()), HOME: apartment, USERPROFILE: apartment };
  await page.goto(await start("build/dev/runStudioDev.ts", "Studio", env));
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: /Try the sample/ }).click();
  // The folder's own origin hands its files to this page, too.
  const picture = page.waitForResponse((response) => /\/files\/.+\.(?:jpg|webp|avif|png)$/.test(response.url()));
  await page.getByRole("button", { name: /^Kulla 5/ }).click();
  expect((await picture).status()).toBe(200);
  expect(said).toEqual([]);
});
