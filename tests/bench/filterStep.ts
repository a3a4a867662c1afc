import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { parseProject } from "../../src/project/parseProject.ts";
import { emptyFilter, type Filter } from "../../src/search/filter/filter.ts";
import { filterCounts, scalesOf } from "../../src/search/filter/filterCounts.ts";
import { grownProject } from "./bigProject.ts";
import type { Row } from "./rows.ts";
import { median } from "./median.ts";

const large = { floors: 200, apartments: 50 };

/** Milliseconds to filter 10,000 apartments and count for every option, and of an equivalent bare array filter. */
function filterMs(rounds: number): { readonly ours: number; readonly bare: number } {
  const { project } = parseProject(grownProject(large), "https://kulla.example/project.json");
  const apartments = project.floors.flatMap((floor) => floor.apartments);
  const scales = scalesOf(apartments);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const filter: Filter = { ...emptyFilter, bedrooms: [1 + (round % 2)], sides: ["S"], statuses: ["available"] };
    const start = performance.now();
    const { length } = filterCounts(filter, apartments, scales).apartments;
    const between = performance.now();
    const found = apartments.filter(
      ({ type, side, status }) =>
        filter.bedrooms.some((count) => type === `${count}+1`) &&
        side.some((each) => filter.sides.includes(each)) &&
        status !== undefined &&
        filter.statuses.includes(status),
    );
    bare.push(performance.now() - between);
    ours.push(between - start);
    if (found.length !== length) throw new Error(`The filter leaves ${length} apartments, a bare one ${found.length}.`);
  }
  return { ours: median(ours), bare: median(bare) };
}

/** Milliseconds of the main thread from a press on an option until its frame is painted: for the press, and for that frame. */
async function stepMs(page: Page, url: string, rounds: number): Promise<number> {
  await page.goto(url);
  const options = page.locator("input[name=bedrooms]");
  await options.nth(1).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ms = await options.nth(round % 2).evaluate(async (option: HTMLInputElement) => {
      const start = performance.now();
      option.click();
      const pressed = performance.now() - start;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const frame = performance.now();
      // A message arrives after the frame that this callback belongs to.
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener("message", resolve);
        port1.start();
        port2.postMessage(0);
      });
      return pressed + performance.now() - frame;
    });
    times.push(ms);
  }
  return median(times);
}

/**
 * The cost of a filter step with 10,000 apartments: its computation next to a bare array filter, its complete path to the screen
 * next to a hand-written page.
 */
export async function measureFilterStep(
  browser: Browser,
  { origin, scratch, rounds }: { origin: string; scratch: string; rounds: number },
): Promise<readonly Row[]> {
  mkdirSync(`${scratch}/many`, { recursive: true });
  writeFileSync(`${scratch}/many/project.json`, JSON.stringify(grownProject(large)));
  const { ours, bare } = filterMs(20 * rounds);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const step = await stepMs(
    page,
    `${origin}/__fixtures/projects/show.html?tag=kulla-apartment-search&project=/__bench/many`,
    rounds,
  );
  const cells = await page.locator(".cell[data-home]").count();
  const byHand = await stepMs(
    page,
    `${origin}/__fixtures/bench/filter-page.html?cells=${cells}&project=/__bench/many/project.json`,
    rounds,
  );
  await page.close();
  return [
    { name: "filter and counts of 10,000 apartments to a bare array filter", value: ours / bare, unit: "x" },
    { name: "filter step, 10,000 apartments: press and frame", value: step, unit: "ms" },
    { name: "filter step, 10,000 apartments to the hand-written page", value: step / byHand, unit: "x" },
    { name: "filter step, 10,000 apartments: apartments in the document", value: cells, unit: "", limit: 400 },
  ];
}
