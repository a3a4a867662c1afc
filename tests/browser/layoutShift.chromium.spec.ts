import { expect, test, type Page } from "@playwright/test";
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

test("nothing moves where a page comes in two pieces, a half column beside its picture", async ({ page, baseURL }) => {
  const site = await inTwoPieces(baseURL ?? "", '<ol class="list floors"');
  try {
    await page.goto(`${site.url}/click-floor`, { waitUntil: "commit" });
    // The faces are unpacked, and all that may be shown of the first piece has been painted.
    await expect.poll(() => page.evaluate(() => document.fonts.check('300 1em "Newsreader"'))).toBe(true);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    );
    site.release();
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect((await shiftsOf(page)).told).toEqual([]);
  } finally {
    await site.close();
  }
});

for (const path of ["/services", "/first-floor"]) {
  test(`nothing moves on ${path} either where style sheets and faces come late to a slow telephone`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.route(/\.(css|woff2)$/, async (route) => {
      const answer = await route.fetch();
      // One after the other, the faces last, if they are files.
      await new Promise((resolve) => {
        setTimeout(resolve, route.request().url().endsWith(".css") ? 200 : 900);
      });
      await route.fulfill({ response: answer });
    });
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(path);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    // To the letter: the figures' units are small, and so would be what they moved by.
    const { sum, told } = await shiftsOf(page);
    expect(sum.toFixed(4), told.join("\n")).toBe("0.0000");
  });
}
