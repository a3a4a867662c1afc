import type { Browser } from "@playwright/test";
import type { Row } from "./rows.ts";

/** Requests a partner's page makes until the picker is usable, and how many of them failed. */
export async function measureStart(browser: Browser, origin: string): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const requested: string[] = [];
  let pictures = 0;
  let failed = 0;
  page.on("request", (request) => {
    if (!/^data:|^blob:/.test(request.url()) && !request.url().endsWith("favicon.ico")) requested.push(request.url());
    if (request.resourceType() === "image") pictures += 1;
  });
  page.on("requestfailed", () => (failed += 1));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("favicon.ico")) failed += 1;
  });
  await page.goto(`${origin}/__fixtures/bench/picker.html`);
  await page
    .getByRole("link", { name: /^Kulla 5|^Kati 11/ })
    .first()
    .or(page.getByRole("button", { name: /^Kulla 5/ }).first())
    .waitFor();
  await page.waitForLoadState("networkidle");
  const foreign = requested.filter((url) => !url.startsWith(origin)).length;
  await page.close();
  return [
    // Loader, scripts, style sheet, project; the page itself does not count.
    { name: "requests until the picker is usable", value: requested.length - 1 - pictures, unit: "", limit: 8 },
    { name: "  and its pictures", value: pictures, unit: "", limit: 1 },
    { name: "requests that failed", value: failed, unit: "", limit: 0 },
    { name: "requests to other origins", value: foreign, unit: "", limit: 0 },
  ];
}
