import type { Browser, Page } from "@playwright/test";
import { untilAlive } from "../support/isAlive.ts";
import { median } from "./median.ts";
import type { Row } from "./rows.ts";

/** One measured press of the walk, and the unmeasured steps before it. */
type Press = {
  readonly name: string;
  readonly press: (page: Page) => Promise<void>;
  readonly before?: (page: Page) => Promise<void>;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().tap();
const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
};
const keepFloorList = async (page: Page) => {
  const list = page.locator("summary").first();
  if (await list.isVisible()) await list.tap();
};

const picker = "/__fixtures/picker.html?hints=off";

/** From the buildings to the price, then the search, the comparison, the menu and the brochure. */
const steps: readonly Press[] = [
  { name: "tower", before: open(picker), press: (page) => page.locator("#row-k5").tap() },
  { name: "list of floors", press: keepFloorList },
  { name: "floor", press: (page) => page.locator("#row-7").tap() },
  { name: "apartment", press: (page) => page.locator("#row-k5-07-05").tap() },
  { name: "picture", press: button("Fotoja tjetër") },
  { name: "save", press: button(/^Ruaj/) },
  { name: "price form", press: button("PYET PER CMIMIN") },
  { name: "price form, closed", press: button("Mbyll") },
  { name: "tour", press: (page) => page.locator("#apartment-tour").tap() },
  { name: "filters", before: open("/en/apartments"), press: button(/^Filters/) },
  { name: "filter", press: (page) => page.locator("dialog input[name=bedrooms]").nth(1).tap() },
  { name: "filters, closed", press: button(/^Show/) },
  { name: "view: list", press: (page) => page.getByText("List", { exact: true }).first().tap() },
  { name: "view: plans", press: (page) => page.getByText("Plans", { exact: true }).first().tap() },
  { name: "view: towers", press: (page) => page.getByText("Towers", { exact: true }).last().tap() },
  {
    name: "compare",
    before: async (page) => {
      await page.getByText("List", { exact: true }).first().click();
      for (const index of [0, 1]) await page.getByRole("button", { name: /^Save/ }).nth(index).click();
    },
    press: button(/^Compare/),
  },
  { name: "menu", before: open("/en/about"), press: button(/menu/i) },
  { name: "brochure, opened", before: open("/en/flipbook"), press: button(/^Open the brochure/) },
  { name: "brochure, a page", before: (page) => page.waitForLoadState("networkidle"), press: button("Next page") },
  { name: "brochure, one more page", press: button("Next page") },
];

/** Records the longest interaction since the previous call, by the browser's own event timing. */
function recordInteractions(): void {
  type Timing = PerformanceEntry & { readonly interactionId?: number };
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[])
      if (entry.interactionId) longest = Math.max(longest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  Object.assign(globalThis, {
    takeLongest: () => {
      const measured = longest;
      longest = 0;
      return measured;
    },
  });
}

const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Until the paint after the press has been reported.
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (Reflect.get(globalThis, "takeLongest") as () => number)();
  });

/** Every press of the walk on a phone six times slower than this machine, until its next paint. Limited only if nothing else is running. */
export async function measurePresses(
  browser: Browser,
  { origin, isQuiet }: { origin: string; isQuiet: boolean },
): Promise<readonly Row[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(recordInteractions);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const rows: Row[] = [];
  for (const { name, before, press } of steps) {
    await before?.(page);
    await takeLongest(page);
    await press(page);
    const value = await takeLongest(page);
    rows.push({
      name: `press, processor six times slower: ${name}`,
      value,
      unit: "ms",
      ...(isQuiet && { limit: 200 }),
    });
  }
  await context.close();
  const middle = median(rows.map(({ value }) => value));
  return [
    ...rows,
    {
      name: "presses, processor six times slower: the middle one",
      value: middle,
      unit: "ms",
      ...(isQuiet && { limit: 100 }),
    },
  ];
}
