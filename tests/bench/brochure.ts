import type { Browser, CDPSession, Page } from "@playwright/test";
import { placeBrochure } from "../support/brochure.ts";
import { place } from "../support/place.ts";
import { metricsOf, startCounters, settledMetrics, type Metrics } from "./chromium.ts";
import { framesOf } from "./framesOf.ts";
import { buildFixture } from "./buildFixture.ts";
import type { Row } from "./rows.ts";

const viewport = { width: 1440, height: 900 };
const next = "Faqja tjetër";
const rest = (page: Page, ms: number) => page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms);

type Seen = { pictures: number; bytes: number };

/** Counts the page pictures loaded from now on. */
function watchPages(page: Page): Seen {
  const seen: Seen = { pictures: 0, bytes: 0 };
  page.on("response", (response) => {
    if (!/\/page-\d+-\d+\.\w+$/.test(response.url())) return;
    seen.pictures += 1;
    void response.body().then(
      (body) => (seen.bytes += body.length),
      () => undefined,
    );
  });
  return seen;
}

type Subject = {
  readonly name: string;
  readonly page: Page;
  readonly seen: Seen;
  readonly session: CDPSession;
  readonly isGated: boolean;
  turn(): Promise<unknown>;
};

async function rowsOf({ name, page, seen, session, turn, isGated }: Subject): Promise<Row[]> {
  const first = { ...seen };
  const start = await settledMetrics(session);
  const atRest = await framesOf(page);
  const before: Metrics = await metricsOf(session);
  await turn();
  await rest(page, 1500);
  const after = await metricsOf(session);
  const spent = (key: string) => (after[key] ?? 0) - (before[key] ?? 0);
  const row = (what: string, value: number, unit: string, limit?: number): Row => {
    return { name: `${name}: ${what}`, value, unit, ...(isGated && limit !== undefined ? { limit } : {}) };
  };
  return [
    row("pictures at first view", first.pictures, "", 3),
    row("picture bytes at first view", first.bytes / 1024, "K", 200),
    row("new pictures per turn", seen.pictures - first.pictures, "", 2),
    row("frames at rest", atRest, "per s", 0),
    row("layouts per turn", spent("LayoutCount"), ""),
    row("script per turn", spent("ScriptDuration") * 1e3, "ms"),
    row("nodes", start["Nodes"] ?? 0, ""),
    row("heap", (start["JSHeapUsedSize"] ?? 0) / 1024, "K"),
  ];
}

/** The brochure of the showcase, or one of so many pages. */
async function kullaBrochure(browser: Browser, origin: string, count?: number): Promise<Row[]> {
  const page = await browser.newPage({ viewport, baseURL: origin });
  const seen = watchPages(page);
  if (count === undefined) await place(page, "<kulla-brochure></kulla-brochure>");
  else await placeBrochure(page, count);
  const brochure = page.locator("kulla-brochure");
  await brochure.getByRole("button", { name: next }).waitFor();
  await page.waitForLoadState("networkidle");
  const pages = count ?? (await pagesOf(page));
  await brochure.evaluate((node) => Reflect.set(node, "page", "0"));
  await page.waitForFunction(haveAllCome);
  const turn = () => brochure.getByRole("button", { name: next }).click();
  const session = await startCounters(page);
  const rows = await rowsOf({ name: `brochure, ${pages} pages`, page, seen, session, turn, isGated: true });
  await page.close();
  return rows;
}

/** Runs in the page: it is open, and every picture that may have loaded by now has. */
function haveAllCome(): boolean {
  const brochure = document.querySelector<HTMLElement & { readonly screen?: { readonly page?: number } | null }>(
    "kulla-brochure",
  );
  const pictures = [...(brochure?.shadowRoot?.querySelectorAll<HTMLImageElement>("[data-page] img") ?? [])];
  const isThere = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth > 0;
  return brochure?.screen?.page === 0 && pictures.length > 0 && pictures.every(isThere);
}

const pagesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const project = (await (await fetch("/project/project.json")).json()) as { brochure: { pages: unknown[] } };
    return project.brochure.pages.length;
  });

/**
 * The most common library with the same pictures: used as in its README, and with children that render only the pictures near the
 * open page.
 */
async function theirs(browser: Browser, origin: string, use: "documented" | "near"): Promise<Row[]> {
  const page = await browser.newPage({ viewport });
  const seen = watchPages(page);
  await page.goto(`${origin}/__fixtures/bench/pageflip.html${use === "near" ? "?near" : ""}`);
  await page.locator(".stf__block").waitFor();
  await page.waitForLoadState("networkidle");
  const turn = () => page.evaluate(() => (globalThis as unknown as { turn(): void }).turn());
  const session = await startCounters(page);
  const name = use === "near" ? "react-pageflip, pictures near the open page" : "react-pageflip, 120 pages";
  const rows = await rowsOf({ name, page, seen, session, turn, isGated: false });
  await page.evaluate(() => (globalThis as unknown as { unmount(): void }).unmount());
  rows.push({ name: `${name}: frames after unmount`, value: await framesOf(page), unit: "per s" });
  await page.close();
  return rows;
}

/** The showcase's flip book and one of 1000 pages, and react-pageflip with 120 of the same pictures in both ways. */
export async function measureBrochure(browser: Browser, origin: string, scratch: string): Promise<readonly Row[]> {
  await buildFixture(scratch, "pageflip");
  return [
    ...(await kullaBrochure(browser, origin)),
    ...(await kullaBrochure(browser, origin, 1000)),
    ...(await theirs(browser, origin, "documented")),
    ...(await theirs(browser, origin, "near")),
  ];
}
