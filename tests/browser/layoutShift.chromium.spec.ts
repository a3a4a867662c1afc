import { expect, test, type Page } from "@playwright/test";
import { isAlive } from "../support/isAlive.ts";

// Only Chromium measures layout shifts.
const pages = ["/", "/click-floor", "/seventh-floor", "/services", "/about", "/videos", "/vizualizimet", "/contact"];

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

for (const path of [...pages, "/navigate-floor#k5-07-05"]) {
  test(`nothing moves while ${path} loads and comes alive`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect((await shiftOf(page)).toFixed(3)).toBe("0.000");
  });
}

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
    expect((await shiftOf(page)).toFixed(4)).toBe("0.0000");
  });
}
