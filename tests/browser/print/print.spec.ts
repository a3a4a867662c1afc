import { expect, test, type Page } from "@playwright/test";
import { loadScript, place } from "../../support/place.ts";

/** Prints the page, as its browser does after announcing it; Playwright can do that with Chromium only. */
async function print(page: Page, browserName: string): Promise<void> {
  if (browserName === "chromium") await page.pdf({ format: "A4" });
  else await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
}

test("an element far below the screen is rendered when the page is printed, and not before", async ({
  page,
  browserName,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => void (/\/project\/towers\//.test(request.url()) && pictures.push(request.url())));
  const far = `<kulla-building-picker id="far" tower="k6" hints="off"></kulla-building-picker>`;
  await place(page, `<kulla-floor-explorer tower="k5" floor="3"></kulla-floor-explorer>`);
  await expect(page.getByRole("heading", { name: "Kati 3" })).toBeVisible();
  await page.locator("main").evaluate((main, html) => {
    main.insertAdjacentHTML("beforeend", `<div style="height: 5000px"></div>${html}`);
  }, far);
  await loadScript(page, "kulla-building-picker.js");
  const inside = page.locator("#far").getByRole("heading", { name: "Kulla 6" });
  await expect(page.locator("#far")).toHaveJSProperty("screen", null);
  expect(pictures).toEqual([]);
  await print(page, browserName);
  await expect(inside).toBeAttached();
  await expect.poll(() => pictures.length).toBe(1);
});
