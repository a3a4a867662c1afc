import { expect, test, type Page, type Route } from "@playwright/test";
import { inTwoPieces } from "../support/inTwoPieces.ts";
import { isAlive } from "../support/isAlive.ts";

// Only Chromium measures layout shifts.
const pages = ["/", "/click-floor", "/seventh-floor", "/services", "/about", "/videos", "/vizualizimet", "/contact"];

type Shifts = {
  readonly sum: number;
  /** A line each: how much of the screen, when, and what moved from where to where. */
  readonly told: readonly string[];
};

const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join(" ");
        const nameOf = (node?: Node): string =>
          node instanceof Element ? `${node.localName}.${node.getAttribute("class")}` : (node?.textContent ?? "gone");
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: "layout-shift",
          buffered: true,
        });
        const tell = ({ value, startTime, sources }: Shift): string => {
          const moved = sources.map(
            (one) => `${nameOf(one.node)} ${boxOf(one.previousRect)} to ${boxOf(one.currentRect)}`,
          );
          return `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(", ")}`;
        };
        requestAnimationFrame(() =>
          setTimeout(() => resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), told: shifts.map(tell) })),
        );
      }),
  );

for (const path of [...pages, "/navigate-floor#k5-07-05"]) {
  test(`nothing moves while ${path} loads and comes alive`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    const { sum, told } = await shiftsOf(page);
    expect(sum.toFixed(3), told.join("\n")).toBe("0.000");
  });
}

/** Until what has come by now has been painted. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );

// Where a page that came without its rest would move most when it comes: in a list beside a picture, ahead of what is higher than it.
const cuts = [
  { path: "/click-floor", mark: '<details class="side"' },
  { path: "/click-floor", mark: '<ul class="legend"' },
  { path: "/seventh-floor", mark: 'href="/sixth-floor">' },
] as const;

for (const { path, mark } of cuts) {
  test(`nothing moves where ${path} comes in two pieces, cut at ${mark}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const site = await inTwoPieces(baseURL ?? "", mark);
    try {
      await page.goto(site.url + path, { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
      await expect(page.locator("header.head:visible").first()).toBeVisible();
      await painted(page);
      site.release();
      await expect.poll(() => isAlive(page)).toBe(true);
      await page.waitForLoadState("networkidle");
      const { sum, told } = await shiftsOf(page);
      expect(sum.toFixed(3), told.join("\n")).toBe("0.000");
    } finally {
      await site.close();
    }
  });
}

for (const path of ["/", "/click-floor", "/seventh-floor", "/services", "/about"]) {
  for (const width of [412, 1280]) {
    test(`next to nothing moves on ${path} at ${width} px when the faces come after all else`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const faces: Route[] = [];
      await page.route("**/*.woff2", (route) => void faces.push(route));
      await page.goto(path, { waitUntil: "commit" });
      await expect.poll(() => isAlive(page)).toBe(true);
      await painted(page);
      expect(faces.length).toBeGreaterThanOrEqual(2);
      await Promise.all(faces.map((route) => route.continue()));
      await page.waitForLoadState("networkidle");
      const isThere = (): boolean =>
        document.fonts.check('300 1em "Newsreader"') && document.fonts.check('1em "Hanken Grotesk"');
      await expect.poll(() => page.evaluate(isThere)).toBe(true);
      await painted(page);
      const { sum, told } = await shiftsOf(page);
      expect(sum, told.join("\n")).toBeLessThanOrEqual(0.005);
    });
  }
}
