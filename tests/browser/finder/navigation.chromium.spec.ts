import { expect, test, type Page } from "@playwright/test";
import { isAlive } from "../../support/isAlive.ts";
import { kindsOfPages } from "../../support/siteRoutes.ts";
import { countWireBytes } from "../../support/wireBytes.ts";

// A page of every kind as seen on a phone (everyPage.chromium.spec.ts reads all addresses). Only Chromium reports bytes on the wire.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, hasTouch: true });

const maxBytes = 98 * 1024;

/** Everything that went wrong: console errors, policy violations, requests that failed or went elsewhere. */
function watch(page: Page): readonly string[] {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") wrong.push(`elsewhere: ${request.url()}`);
  });
  page.on("response", (response) => response.status() >= 400 && wrong.push(`${response.status()}: ${response.url()}`));
  return wrong;
}

for (const { path, page: kind, redirectTo } of kindsOfPages) {
  test(`${path} loads completely and is interactive: nothing fails, no other host is contacted, and it is light`, async ({
    page,
  }) => {
    const wrong = watch(page);
    const wire = await countWireBytes(page);
    // The preview shows the apartment its address names; without one it leads to the picker.
    const answer = await page.goto(kind === "apartment" ? `${path}#k5-07-05` : path);
    expect(answer?.status()).toBe(kind === "missing" ? 404 : 200);
    // An address that redirects shows another page.
    if (redirectTo) await expect(page).toHaveURL(new RegExp(`${redirectTo}$`));
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S{3}/);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    // The page for unknown addresses has an error status.
    expect(kind === "missing" ? [] : wrong).toEqual([]);
    const { bytes, urls } = await wire();
    expect(bytes, urls.join("\n")).toBeLessThanOrEqual(maxBytes);
  });
}
