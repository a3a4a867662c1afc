import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { isAlive } from "../support/isAlive.ts";
import { kindsOfPages } from "../support/siteRoutes.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The preview shows the home its address names. */
const shown = kindsOfPages
  .filter(({ leadsTo }) => !leadsTo)
  .map(({ page, path }) => ({ path: page === "apartment" ? `${path}#k5-07-05` : path }));

test.use({ reducedMotion: "reduce" });

async function faultsOf(page: Page, unfit: readonly string[] = []): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules([...unfit])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isAlive(page)).toBe(true);
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const { path } of shown) {
  test(`axe finds nothing to mend on ${path}, on a telephone, a tablet and a desk`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 390) await open(page, path);
      expect(await faultsOf(page), `${width} px`).toEqual([]);
      expect(await isTooWide(page), `wider than ${width} px`).toBe(false);
    }
  });
}

for (const { path } of shown) {
  test(`${path} can be read in forced colours, and at 200 %`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await open(page, path);
    // The colours are the visitor's own then; axe reads -webkit-text-fill-color, which still reports the page's.
    expect(await faultsOf(page, ["color-contrast"]), "forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
    // 1280 px at 200 % are 640.
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await faultsOf(page), "200 %").toEqual([]);
    expect(await isTooWide(page), "wider than the window").toBe(false);
  });
}
