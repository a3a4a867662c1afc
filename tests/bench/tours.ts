import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { metricsOf } from "./chromium.ts";
import type { Row } from "./rows.ts";
import { median } from "./median.ts";

const kilobyte = 1024;
const sampleTour = "/tours/1/vr-1-1/index.htm";
const peers = {
  Pannellum: "/__fixtures/bench/tours/pannellum.html",
  Marzipano: "/__fixtures/bench/tours/marzipano.html",
};

type Figures = {
  readonly js: number;
  readonly other: number;
  readonly framesAtRest: number;
};

/** A tour of ours next to two viewers with the same panorama on a phone's screen, used as in their documentation. */
export async function measureTours(
  browser: Browser,
  { origin, turns, isQuiet }: { origin: string; turns: number; isQuiet: boolean },
): Promise<Row[]> {
  const own = await figuresOf(browser, origin + sampleTour);
  const rows: Row[] = [
    {
      name: "tour: until its first picture",
      value: await firstPicture(browser, origin + sampleTour),
      unit: "K",
      limit: 24,
    },
    { name: "tour: JS until it is sharp", value: own.js, unit: "K", limit: 30 },
    { name: "tour: everything else until it is sharp", value: own.other, unit: "K", limit: 350 },
    { name: "tour: frames asked for at rest in a second", value: own.framesAtRest, unit: "", limit: 0 },
  ];
  const ratios = await ratiosOfTurning(browser, origin, turns);
  for (const [name, address] of Object.entries(peers)) {
    const peer = await figuresOf(browser, origin + address);
    rows.push(
      { name: `  ${name}: JS`, value: peer.js, unit: "K" },
      { name: `  ${name}: until its first, sharp picture`, value: peer.js + peer.other, unit: "K" },
      { name: `  ${name}: frames asked for at rest in a second`, value: peer.framesAtRest, unit: "" },
      {
        name: `  main thread per move, ours to ${name}'s`,
        value: ratios.get(name) ?? Number.NaN,
        unit: "x",
        // Times are limits on a quiet machine only. Pannellum's applies next to other work too.
        ...((isQuiet || name === "Pannellum") && { limit: 1 }),
      },
    );
  }
  return rows;
}

/** With every script blocked: the bytes loaded when the picture named in the HTML is shown. */
async function firstPicture(browser: Browser, address: string): Promise<number> {
  const page = await newPage(browser);
  await page.route("**/*.js", (route) => route.abort());
  const bytes = weighing(page);
  await page.goto(address);
  await page.locator("img.first").evaluate((picture: HTMLImageElement) => picture.decode());
  const { js, other } = await bytes();
  await page.close();
  return js + other;
}

async function figuresOf(browser: Browser, address: string): Promise<Figures> {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      document.documentElement.dataset["frames"] = String(Number(document.documentElement.dataset["frames"] ?? 0) + 1);
      return ask.call(window, callback);
    };
  });
  const bytes = weighing(page);
  await openDrawn(page, address);
  const weight = await bytes();
  const frames = () => page.evaluate(() => Number(document.documentElement.dataset["frames"] ?? 0));
  await page.waitForTimeout(2000);
  const before = await frames();
  await page.waitForTimeout(1000);
  const framesAtRest = (await frames()) - before;
  await page.close();
  return { ...weight, framesAtRest };
}

/**
 * The median of several turns, each of our view and of a peer's right after one another, by the peer's name: a single turn's figure
 * varies by a fifth with other work on the machine.
 */
async function ratiosOfTurning(browser: Browser, origin: string, turns: number): Promise<Map<string, number>> {
  const ratios = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn += 1) {
    const own = await costOfTurning(browser, origin + sampleTour);
    for (const [name, address] of Object.entries(peers)) {
      const ratio = own / (await costOfTurning(browser, origin + address));
      ratios.set(name, [...(ratios.get(name) ?? []), ratio]);
    }
  }
  return new Map([...ratios].map(([name, all]) => [name, median(all)]));
}

async function openDrawn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".drawn").first().waitFor({ state: "attached", timeout: 60_000 });
  await untilQuiet(page);
}

/** Tiles are requested after the first picture is drawn: waits until nothing has arrived for two seconds. */
async function untilQuiet(page: Page): Promise<void> {
  let lastMs = Date.now();
  page.on("response", () => {
    lastMs = Date.now();
  });
  while (Date.now() - lastMs < 2000) await page.waitForTimeout(250);
}

const moves = 40;

/** Milliseconds of the main thread's own time, independent of other work on the machine, per mouse move while the view is turned. */
async function costOfTurning(browser: Browser, address: string): Promise<number> {
  const page = await newPage(browser);
  await openDrawn(page, address);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.mouse.move(300, 300);
  await page.mouse.down();
  const before = await metricsOf(session);
  for (let move = 1; move <= moves; move += 1) await page.mouse.move(300 - 4 * move, 300);
  const after = await metricsOf(session);
  await page.close();
  return (((after["TaskDuration"] ?? 0) - (before["TaskDuration"] ?? 0)) * 1000) / moves;
}

async function newPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 412, height: 823 } });
}

/** Adds up the bytes over the wire in K: text as sent by brotli, pictures unchanged. */
function weighing(page: Page): () => Promise<{ js: number; other: number }> {
  const coming: Promise<{ isJs: boolean; bytes: number }>[] = [];
  page.on("response", (response) => {
    const kind = extname(new URL(response.url()).pathname);
    const isText = [".js", ".css", ".json", ".htm", ".html", ".svg"].includes(kind);
    // The body of a response read as a blob is not available here; its size is still known.
    const picture = async (): Promise<number> => (await response.request().sizes()).responseBodySize;
    const text = async (): Promise<number> => brotliCompressSync(await response.body()).length;
    const weighed = (isText ? text() : picture()).then(
      (bytes) => ({ isJs: kind === ".js", bytes }),
      () => ({ isJs: false, bytes: 0 }),
    );
    coming.push(weighed);
  });
  return async () => {
    const files = await Promise.all(coming);
    const sum = (isJs: boolean): number =>
      files.filter((file) => file.isJs === isJs).reduce((total, { bytes }) => total + bytes, 0) / kilobyte;
    return { js: sum(true), other: sum(false) };
  };
}
