import { writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { grownProject } from "./bigProject.ts";
import type { Row } from "./rows.ts";
import { median } from "./median.ts";

const small = { floors: 2, apartments: 90 };
const large = { floors: 200, apartments: 50 };

/** Milliseconds from the start of the page until the tower's picture is shown with its regions. */
async function firstPictureMs(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const found = await page.waitForFunction(() => {
    const inside = document.querySelector("kulla-building-picker")?.shadowRoot;
    const image = inside?.querySelector<HTMLImageElement>('[part~="stage"] img');
    return image?.complete && image.naturalWidth > 0 && inside?.querySelector("[data-region]") ? performance.now() : 0;
  });
  return await found.jsonValue();
}

const regionsOf = (page: Page): Promise<number> => page.locator("[data-region]").count();

async function regionsOnPlan(page: Page, project: string): Promise<number> {
  await page.evaluate((url) => {
    document.body.innerHTML = `<kulla-floor-explorer tower="k5" floor="100" project="${url}"></kulla-floor-explorer>`;
  }, project);
  await page.locator(".stage.plan [data-region]").first().waitFor({ state: "attached" });
  return regionsOf(page);
}

/** The cost of 200 floors with 10,000 apartments next to 2 floors with 180: the first picture, and the nodes in the page. */
export async function measureGrowth(
  browser: Browser,
  { origin, scratch, rounds }: { origin: string; scratch: string; rounds: number },
): Promise<readonly Row[]> {
  writeFileSync(`${scratch}/180.json`, JSON.stringify(grownProject(small)));
  writeFileSync(`${scratch}/10000.json`, JSON.stringify(grownProject(large)));
  const url = (name: string): string => `${origin}/__fixtures/bench/tower.html?project=/__bench/${name}.json`;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(await firstPictureMs(page, url("180")));
    times.many.push(await firstPictureMs(page, url("10000")));
  }
  const regions = await regionsOf(page);
  const onPlan = await regionsOnPlan(page, "/__bench/10000.json");
  await page.close();
  return [
    { name: "first picture, 10,000 apartments to 180", value: median(times.many) / median(times.few), unit: "x" },
    { name: "regions on a tower of 200 floors", value: regions, unit: "", exact: large.floors },
    { name: "regions on a floor of 10,000 apartments' project", value: onPlan, unit: "", exact: 10 },
  ];
}
