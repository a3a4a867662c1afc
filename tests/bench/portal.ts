import type { Browser, Page } from "@playwright/test";
import { startCounters, settledMetrics } from "./chromium.ts";
import type { Row } from "./rows.ts";

const pair = `<kulla-apartment-preview apartment="k5-03-07"></kulla-apartment-preview><kulla-building-picker hints="off"></kulla-building-picker>`;
const loader = `<script type="module" src="/widgets/kulla.js"></script>`;
const far = `<div style="height: 20000px"></div>${pair.repeat(10)}`;

/** Between a script's arrival and its requests, a busy machine's connection is as idle as at the end. */
const isShown = (page: Page): Promise<void> => page.locator('[part~="stage"]').first().waitFor();

/** A page with the markup; returns its requests below our folders, and its listeners when all is still. */
async function visit(browser: Browser, origin: string, body: string, isThere?: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.route("**/portal.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><link rel="icon" href="data:,">${body}` }),
  );
  await page.goto(`${origin}/portal.html`);
  await isThere?.(page);
  await page.waitForLoadState("networkidle");
  const metrics = await settledMetrics(await startCounters(page));
  await page.close();
  return { requested, listeners: metrics["JSEventListeners"] ?? 0 };
}

/** A portal's page with twenty elements: what they share, and their cost while no visitor has come near. */
export async function measurePortal(browser: Browser, origin: string): Promise<readonly Row[]> {
  const near = await visit(browser, origin, pair.repeat(10) + loader, isShown);
  const waiting = await visit(browser, origin, far + loader);
  const without = await visit(browser, origin, far);
  const count = (text: string) => near.requested.filter((path) => path.includes(text)).length;
  const elsewhere = waiting.requested.filter((path) => path !== "/portal.html" && path !== "/widgets/kulla.js");
  return [
    { name: "20 elements: requests for the project", value: count("/project/project.json"), unit: "", exact: 1 },
    { name: "20 elements: requests for React", value: count("/c/core-"), unit: "", exact: 1 },
    { name: "20 far elements: requests besides the loader", value: elsewhere.length, unit: "", exact: 0 },
    { name: "20 far elements: listeners", value: waiting.listeners - without.listeners, unit: "", exact: 0 },
  ];
}
