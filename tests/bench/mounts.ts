import type { CDPSession, Page } from "@playwright/test";
import { buildFixture } from "./buildFixture.ts";
import { launchChromium, startCounters, settledMetrics, type Metrics } from "./chromium.ts";
import { framesOf } from "./framesOf.ts";
import type { Row } from "./rows.ts";

const tags = [
  "kulla-building-picker",
  "kulla-floor-explorer",
  "kulla-apartment-preview",
  "kulla-apartment-picker",
  "kulla-brochure",
];

/** The browser's machine code for hot functions grows for a long time and is not a leak of ours. */
const interpreted = ["--js-flags=--no-opt --no-sparkplug --no-maglev"];

/** So many are in the page at a time: each scrolls near the screen, renders and is removed. */
const atOnce = 20;

async function cycle(page: Page, tag: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ name, rounds, together }) => {
      const place = { tower: "k5", floor: "7", apartment: "k5-07-05", page: "3" };
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let round = 0; round < rounds; round += 1) {
        const elements = Array.from({ length: together }, () => {
          const element = document.createElement(name);
          for (const [attribute, value] of Object.entries(place)) element.setAttribute(attribute, value);
          return element;
        });
        document.body.append(...elements);
        const isShown = ({ shadowRoot }: HTMLElement): boolean =>
          !!shadowRoot?.querySelector('[part~="stage"], [part~="button"]');
        for (let wait = 0; wait < 200 && !elements.every(isShown); wait += 1) await frame();
        for (const element of elements) element.remove();
        await frame();
      }
    },
    { name: tag, rounds: times / atOnce, together: atOnce },
  );
}

/** Counters once no more memory is freed: a loading picture keeps its tree until it has arrived. */
async function restingMetrics(session: CDPSession): Promise<Metrics> {
  let metrics = await settledMetrics(session);
  for (let alike = 0, turn = 0; alike < 5 && turn < 50; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = await settledMetrics(session);
    alike = next["Nodes"] === metrics["Nodes"] ? alike + 1 : 0;
    metrics = next;
  }
  return metrics;
}

async function leftBy(page: Page, tag: string, times: number): Promise<(key: string) => number> {
  const session = await startCounters(page);
  await cycle(page, tag, 100);
  const before = await restingMetrics(session);
  await cycle(page, tag, times);
  const after = await restingMetrics(session);
  return (key) => (after[key] ?? 0) - (before[key] ?? 0);
}

/**
 * Nodes, listeners, frames and heap left after each element was inserted into a page and removed again `times` times, next to an
 * empty element with the same libraries: React always leaves that much.
 */
export async function measureMounts(
  origin: string,
  { path, times, scratch }: { readonly path: string; readonly times: number; readonly scratch: string },
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  await buildFixture(scratch, "emptyElement");
  const browser = await launchChromium(interpreted, path);
  for (const tag of ["bench-empty", ...tags]) {
    const isOurs = tag !== "bench-empty";
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/__fixtures/bench/mounts.html`);
    const url = isOurs ? `/widgets/${tag}.js` : "/__bench/emptyElement.js";
    await page.addScriptTag({ type: "module", url: origin + url });
    await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
    const left = await leftBy(page, tag, times);
    const name = `${tag}, ${times} mounts`;
    const limit = isOurs ? { limit: 0 } : {};
    rows.push(
      { name: `${name}: nodes left`, value: left("Nodes"), unit: "", ...limit },
      { name: `${name}: listeners left`, value: left("JSEventListeners"), unit: "", ...limit },
      { name: `${name}: frames after`, value: await framesOf(page), unit: "per s", ...limit },
      {
        name: `${name}: heap left`,
        value: left("JSHeapUsedSize") / times,
        unit: "B per mount",
        ...(isOurs ? { limit: 300 } : {}),
      },
    );
    await page.close();
  }
  await browser.close();
  return rows;
}
