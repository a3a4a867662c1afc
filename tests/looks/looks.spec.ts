import { readFileSync, readdirSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { settled } from "../support/settled.ts";
import { stillPictures } from "../support/stillPictures.ts";
import { agencyLooks } from "./agencyLooks.ts";
import { brandLooks } from "./brandLooks.ts";
import { elementLooks } from "./elementLooks.ts";
import { pageLooks } from "./pageLooks.ts";

const windows = [
  { width: 390, height: 844, hasTouch: true },
  { width: 820, height: 1180, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
] as const;

const folder = "tests/looks/baselines";
const looks = windows.flatMap((window) =>
  [...pageLooks, ...elementLooks, ...brandLooks, ...agencyLooks]
    .filter(({ widths = [window.width] }) => widths.includes(window.width))
    .map((look) => ({ ...look, window, file: `${look.name}-${window.width}.png` })),
);
const inTheDark = (file: string): string => `dark-${file}`;

/** The browser that drew the baselines has to match them pixel by pixel; another one gets some tolerance for letters and edges. */
const { chromium } = JSON.parse(readFileSync(`${folder}/browser.json`, "utf8")) as { readonly chromium: string };
const roomFor = (version: string) =>
  version === chromium ? { threshold: 0.02, maxDiffPixels: 0 } : { threshold: 0.1, maxDiffPixelRatio: 0.02 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, path, steps, isWindow = false, isUnscrolled = false, isThemed = false, window, file } of looks) {
  const { width, height, hasTouch } = window;
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, hasTouch });
    test(`${name} looks as it did`, async ({ page, browser }) => {
      await page.clock.setFixedTime("2026-11-20T10:00:00Z");
      await stillPictures(page);
      await page.goto(path);
      await settled(page, !isUnscrolled);
      await steps?.(page);
      if (steps) await settled(page, false);
      // Code to copy contains this server's port, in the machine's own font.
      const how = { fullPage: !isWindow, mask: [page.locator("pre")], ...roomFor(browser.version()) };
      await expect.soft(page).toHaveScreenshot(file, how);
      if (!isThemed) return;
      await page.locator("main > *").evaluate((element) => element.setAttribute("theme", "dark"));
      await expect(page).toHaveScreenshot(inTheDark(file), how);
    });
  });
}

test("the baselines are those of the looks and no others, and take 13 MB at most", () => {
  const files = looks.flatMap(({ file, isThemed }) => (isThemed ? [file, inTheDark(file)] : [file]));
  const baselines = readdirSync(folder).filter((file) => file.endsWith(".png"));
  expect(baselines.toSorted()).toEqual(files.toSorted());
  const bytes = baselines.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(13 * 1024 * 1024);
});
