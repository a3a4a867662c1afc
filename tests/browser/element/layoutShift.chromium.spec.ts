import { expect, test, type Page } from "@playwright/test";
import { splitPageProxy } from "../../support/splitPageProxy.ts";
import { isAlive } from "../../support/isAlive.ts";
import { shiftsOf } from "../../support/layoutShifts.ts";
import { kindsOfPages } from "../../support/siteRoutes.ts";

// Only Chromium measures layout shifts.

/** Until everything loaded so far has been painted. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );

/** Pictures in the window that have neither loaded nor failed, including those of elements. */
const picturesUnderWay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pictures = (root: ParentNode): HTMLImageElement[] => [
      ...root.querySelectorAll("img"),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? pictures(shadowRoot) : [])),
    ];
    const isInWindow = (picture: HTMLImageElement): boolean => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    return pictures(document)
      .filter((picture) => picture.checkVisibility() && isInWindow(picture) && !picture.complete)
      .map(({ currentSrc, src }) => currentSrc || src);
  });

// The cuts at which late content would move a page most: in a list next to a picture, before taller content.
const cuts = [
  { path: "/click-floor", mark: '<details class="side"' },
  { path: "/click-floor", mark: '<ul class="legend"' },
  { path: "/seventh-floor", mark: 'href="/sixth-floor">' },
] as const;

for (const { path, mark } of cuts) {
  test(`nothing moves if ${path} arrives in two pieces, cut at ${mark}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const site = await splitPageProxy(baseURL ?? "", mark);
    try {
      await page.goto(site.url + path, { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
      await expect(page.locator("header.head:visible").first()).toBeVisible();
      await painted(page);
      site.release();
      await expect.poll(() => isAlive(page)).toBe(true);
      await page.waitForLoadState("networkidle");
      const { sum, reported } = await shiftsOf(page);
      expect(sum.toFixed(3), reported.join("\n")).toBe("0.000");
    } finally {
      await site.close();
    }
  });
}

// The preview shows the apartment its address names.
const paths = [
  ...kindsOfPages
    .filter(({ redirectTo }) => !redirectTo)
    .map(({ path, page }) => (page === "apartment" ? `${path}#k5-07-05` : path)),
  // An apartment's own page has the complete apartment in its HTML.
  "/apartments/k5-04-07",
];

for (const path of paths) {
  for (const width of [412, 1280]) {
    test(`nothing moves on ${path} at ${width} px while it loads and hydrates, and next to nothing when the fonts load last`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 823 });
      const faces: string[] = [];
      let release = (): void => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/*.woff2", async (route) => {
        faces.push(route.request().url());
        await isReleased;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      // In a page that is still being parsed nothing waits for hydration yet.
      await page.waitForFunction(() => document.readyState !== "loading");
      await expect.poll(() => isAlive(page)).toBe(true);
      await expect.poll(() => picturesUnderWay(page)).toEqual([]);
      await painted(page);
      const before = await shiftsOf(page);
      expect(before.sum.toFixed(3), before.reported.join("\n")).toBe("0.000");

      await expect.poll(() => faces.length).toBeGreaterThanOrEqual(2);
      release();
      const isUnderWay = (): boolean => [...document.fonts].some(({ status }) => status === "loading");
      await expect.poll(() => page.evaluate(isUnderWay)).toBe(false);
      await page.waitForLoadState("networkidle");
      await painted(page);
      const { sum, reported } = await shiftsOf(page);
      expect(sum, reported.join("\n")).toBeLessThanOrEqual(0.005);
    });
  }
}
