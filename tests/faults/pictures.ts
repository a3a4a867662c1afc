import { readFileSync } from "node:fs";
import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import sharp from "sharp";
import { inParallel, type Fault, type Outcome, type Trial } from "./faultClass.ts";
import { openSite } from "./site.ts";

const pictures = /\/project\/.+\.(avif|webp|jpg|svg)$/;
/** A busy machine draws seven pictures late. */
const reportedMs = 20_000;

const markup = `
  <kulla-building-picker id="site" hints="off"></kulla-building-picker>
  <kulla-building-picker id="tower" tower="k5" hints="off"></kulla-building-picker>
  <kulla-floor-explorer id="plan" tower="k5" floor="7"></kulla-floor-explorer>
  <kulla-apartment-preview id="home" apartment="k5-07-05"></kulla-apartment-preview>
  <kulla-brochure id="brochure" page="3"></kulla-brochure>`;

/** All places with pictures; the form's is in a dialog above all others. */
const form = "#home dialog";
const places = [
  form,
  "#site",
  "#tower",
  "#plan",
  "#home .apartment-view",
  "#home .apartment-info",
  '#brochure [data-page="3"]',
];
const widths = [1440, 390, 820];

type Answer = (route: Route) => Promise<void>;

const cutOff: Answer = (route) =>
  // Of truncated pictures beyond that point browsers show the part that arrived.
  route.fulfill({ body: readFileSync(`dist/site${new URL(route.request().url()).pathname}`).subarray(0, 64) });

const huge = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: "#864" } })
  .jpeg()
  .toBuffer();

const answers: readonly (readonly [name: string, answer: Answer])[] = [
  ["404", (route) => route.fulfill({ status: 404 })],
  ["never answering", () => Promise.resolve()],
  ["truncated", cutOff],
  ["huge", (route) => route.fulfill({ contentType: "image/jpeg", body: huge })],
  ["500", (route) => route.fulfill({ status: 500 })],
  ["empty", (route) => route.fulfill({ contentType: "image/avif", body: "" })],
  ["HTML instead", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" })],
];

/** How many places one page of a seed tries. */
export const placesOfPage = places.length;

/** Broken pictures in every place, at every width: each has its message, a retry loads it, and everything else works. */
export async function tryPictures(trial: Trial): Promise<Outcome> {
  const site = await openSite("http://127.0.0.1:9");
  const faults = await inParallel({ count: Math.ceil(trial.count / placesOfPage), workers: trial.workers }, (index) =>
    tryPage(trial, site.url, trial.seed + index),
  );
  site.close();
  return { cases: faults.length * placesOfPage, faults: faults.flat() };
}

async function tryPage({ browser }: Trial, site: string, seed: number): Promise<readonly Fault[]> {
  const turn = Math.max(seed - 1, 0);
  const [name, answer] = answers[turn % answers.length] ?? ["404", cutOff];
  const width = widths[(turn + Math.floor(turn / answers.length)) % widths.length] ?? 390;
  const context = await browser.newContext({ viewport: { width, height: 12_000 } });
  const reported: string[] = [];
  try {
    await tryPlaces(context, site, { name, answer, reported: reported });
  } catch (error) {
    reported.push(String(error).split("\n")[0] ?? "");
  } finally {
    await context.close();
  }
  return reported.map((text) => ({ seed, reported: `${name} at ${width} px: ${text}` }));
}

type Try = { readonly name: string; readonly answer: Answer; readonly reported: string[] };

async function tryPlaces(context: BrowserContext, site: string, { name, answer, reported }: Try): Promise<void> {
  const page = await context.newPage();
  page.on("pageerror", (error) => reported.push(`uncaught error: ${error.message}`));
  let isCorrected = false;
  await page.clock.install();
  await page.route(pictures, (route) => (isCorrected ? route.continue() : answer(route)));
  await openPage(page, site);
  const isShown = name === "huge";
  for (const place of places) {
    const message = sentence(page.locator(place));
    if (isShown) continue;
    if (!(await appears(page, message.first(), name === "never answering"))) reported.push(`${place} says nothing`);
  }
  if (isShown) {
    for (const place of places) if (!(await isDrawn(page.locator(place)))) reported.push(`${place} does not show it`);
  }
  await page.locator(form).getByLabel("Telefoni").fill("+383 44 123 456");
  isCorrected = true;
  for (const place of places) {
    if (!isShown && !(await fix(page.locator(place)))) reported.push(`${place} does not load on a retry`);
    if (place !== form) continue;
    if ((await page.locator(form).getByLabel("Telefoni").inputValue()) === "") reported.push("what was typed is gone");
    await page.keyboard.press("Escape");
  }
}

async function openPage(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/__fixtures/element/blank.html`);
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), markup);
  await page.addScriptTag({ type: "module", url: `${site}/widgets/kulla.js` });
  await page.locator("#home").getByRole("button", { name: "PYET PER CMIMIN" }).click();
  await page.locator(form).waitFor({ timeout: reportedMs });
}

const sentence = (place: Locator): Locator => place.getByRole("alert").filter({ hasText: "nuk u ngarkua" });

/** For a picture that never loads the page waits a while: the clock is advanced until it says so. */
async function appears(page: Page, message: Locator, isAwaited: boolean): Promise<boolean> {
  const end = Date.now() + reportedMs;
  while (Date.now() < end) {
    if (isAwaited) await page.clock.fastForward(15_000);
    if (await isThere(message, 500)) return true;
  }
  return false;
}

async function isDrawn(place: Locator): Promise<boolean> {
  const picture = place.locator("picture:visible img:not(.loading)").first();
  return (await isThere(picture, reportedMs)) && picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
}

async function fix(place: Locator): Promise<boolean> {
  const message = sentence(place);
  for (let left = await message.count(); left > 0; left -= 1) {
    await message.first().getByRole("button", { name: "Provo përsëri" }).click({ timeout: reportedMs });
    if (!(await isGone(message.nth(left - 1)))) return false;
  }
  return isDrawn(place);
}

function isThere(locator: Locator, timeout: number): Promise<boolean> {
  return locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
}

function isGone(locator: Locator): Promise<boolean> {
  return locator.waitFor({ state: "detached", timeout: reportedMs }).then(
    () => true,
    () => false,
  );
}
