import { writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { grownProject } from "./bigProject.ts";
import type { Row } from "./rows.ts";
import { median } from "./median.ts";

// Floors of the tower, and apartments per floor.
const small = { floors: 2, apartments: 90 };
const large = { floors: 200, apartments: 50 };

/** Milliseconds from the start of the page until the tower's picture is shown with its regions. */
async function firstPictureMs(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const shownAt = await page.waitForFunction(() => {
    const root = document.querySelector("kulla-building-picker")?.shadowRoot;
    const image = root?.querySelector<HTMLImageElement>('[part~="stage"] img');
    return image?.complete && image.naturalWidth > 0 && root?.querySelector("[data-region]") ? performance.now() : 0;
  });
  return await shownAt.jsonValue();
}

const regionsOf = (page: Page): Promise<number> => page.locator("[data-region]").count();

async function regionsOnPlan(page: Page, project: string): Promise<number> {
  await page.evaluate((url) => {
    document.body.innerHTML = `<kulla-floor-explorer tower="k5" floor="100" project="${url}"></kulla-floor-explorer>`;
  }, project);
  await page.locator(".stage.plan [data-region]").first().waitFor({ state: "attached" });
  return regionsOf(page);
}

/** The cost of 200 floors with 10,000 apartments next to 2 floors with 180: the first picture, and the regions. */
export async function measureGrowth(
  browser: Browser,
  { origin, scratch, rounds }: { origin: string; scratch: string; rounds: number },
): Promise<readonly Row[]> {
  writeFileSync(`${scratch}/180.json`, JSON.stringify(grownProject(small)));
  writeFileSync(`${scratch}/10000.json`, JSON.stringify(grownProject(large)));
  const url = (name: string): string => `${origin}/__fixtures/bench/tower.html?project=/__bench/${name}.json`;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const timesMs = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    timesMs.few.push(await firstPictureMs(page, url("180")));
    timesMs.many.push(await firstPictureMs(page, url("10000")));
  }
  const regions = await regionsOf(page);
  const regionsOnFloor = await regionsOnPlan(page, "/__bench/10000.json");
  await page.close();
  return [
    { name: "first picture, 10,000 apartments vs. 180", value: median(timesMs.many) / median(timesMs.few), unit: "x" },
    { name: "regions on a tower of 200 floors", value: regions, unit: "", exact: large.floors },
    // Every floor has the outlines of the sample's plan, whatever the number of its apartments.
    { name: "regions on a floor in a project with 10,000 apartments", value: regionsOnFloor, unit: "", exact: 10 },
  ];
}
