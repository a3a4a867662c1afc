import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { availabilityFile, serveAvailability } from "../../support/availabilityFile.ts";
import { hydrate, isHydrated, openPartnerPage, rendered } from "../../support/serverPage.ts";

const now = { generatedAt: new Date().toISOString() };
const reported = (revision: number, status: string): object =>
  availabilityFile(revision, { "k5-07-05": { status } }, now);

const tag = "kulla-apartment-preview";
const markup = (availability: object | undefined): string =>
  rendered(tag, { apartment: "k5-07-05", availability: "/availability.json" }, { availability });

/** Marks every server-rendered node, and later counts how many of them are still there. */
async function markNodes(page: Page): Promise<() => Promise<number>> {
  const nodes = await page
    .locator(tag)
    .evaluateHandle((host) => [...(host.shadowRoot?.querySelectorAll(".kulla *") ?? [])]);
  return () => nodes.evaluate((all) => all.filter((node) => !node.isConnected).length);
}

function warnings(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) messages.push(message.text());
  });
  return messages;
}

test("markup rendered with an availability file is hydrated node for node, and then updated", async ({ page }) => {
  const messages = warnings(page);
  const server = await serveAvailability(page, reported(1, "sold"));
  await openPartnerPage(page, markup(reported(1, "sold")));
  await expect(page.locator(tag)).toContainText("E shitur");
  await expect(page.locator(tag)).toContainText(/Gjendja më \d\d\.\d\d\.\d{4}/);
  const lost = await markNodes(page);
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.locator(tag)).toContainText(/Gjendja më \d\d\.\d\d\., ora \d\d:\d\d/);
  expect(await lost()).toBe(0);
  expect(messages).toEqual([]);
  server.serve(reported(2, "reserved"));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator(tag)).toContainText("E rezervuar");
});

test("if apartments have changed since the server rendered them, the element renders again in one step, without a warning", async ({
  page,
}) => {
  const messages = warnings(page);
  await serveAvailability(page, reported(2, "reserved"));
  await openPartnerPage(page, markup(reported(1, "sold")));
  await hydrate(page);
  await expect(page.locator(tag)).toContainText("E rezervuar");
  await expect(page.locator(tag)).not.toContainText("E shitur");
  expect(messages).toEqual([]);
});

test("without the availability file the element shows the statuses of the project file", async ({ page }) => {
  const server = await serveAvailability(page, reported(1, "sold"));
  server.fail((route) => route.fulfill({ status: 500, body: "" }));
  await openPartnerPage(page, markup(reported(1, "sold")));
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.locator(tag)).not.toContainText("E shitur");
});

test("markup rendered without a file is hydrated unchanged, and updated from then on", async ({ page }) => {
  const messages = warnings(page);
  await serveAvailability(page, reported(1, "sold"));
  await openPartnerPage(page, markup(undefined));
  const box = await page.locator(`${tag} .kulla`).elementHandle();
  await hydrate(page);
  await expect(page.locator(tag)).toContainText("E shitur");
  expect(await page.locator(`${tag} .kulla`).evaluate((here, before) => here === before, box)).toBe(true);
  expect(messages).toEqual([]);
});

test("the command renders with an availability file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "kulla-")), "availability.json");
  writeFileSync(file, JSON.stringify(reported(1, "sold")));
  const words = ["--project=public/project/project.json", `--availability=${file}`, "--availability-url=/live.json"];
  const { stdout, stderr, status } = spawnSync(
    "node",
    ["dist/package/bin/kulla.js", "render", tag, "--apartment=k5-07-05", ...words],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^<kulla-apartment-preview[^>]* availability="\/live\.json"[^]*E shitur/);
});
