import { expect, test, type Locator, type Page } from "@playwright/test";
import { place } from "../../support/place.ts";

// Pages of agencies that are made larger or smaller by `zoom`: lengths relative to the window grow with it, percentages do not.

const box = async (shown: Locator): Promise<readonly number[]> =>
  shown.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  });

const placeZoomed = (page: Page, zoom: number, markup: string): Promise<void> =>
  place(page, `<style>body { margin: 0 } main { zoom: ${zoom} }</style>${markup}`);

for (const zoom of [0.8, 1.25]) {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    test(`in a page with zoom ${zoom} at ${width} px the price form is as high as the window, and its end can be reached`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await placeZoomed(
        page,
        zoom,
        `<kulla-apartment-preview locale="en" apartment="k5-07-05"></kulla-apartment-preview>`,
      );
      await page.getByRole("button", { name: "ASK FOR THE PRICE" }).click();
      const dialog = page.getByRole("dialog", { name: "Ask for the price" });
      await expect(dialog).toBeVisible();
      await expect
        .poll(async () => {
          const [left = -1, , right, bottom] = await box(dialog);
          // Without the page's scroll bar.
          const isAtEdge = right === (await page.evaluate(() => document.documentElement.clientWidth));
          return { isInside: left >= 0, isAtEdge, bottom };
        })
        .toEqual({ isInside: true, isAtEdge: true, bottom: height });
      const phone = dialog.getByRole("link", { name: "+383 38 000 000" });
      await phone.focus();
      await expect(phone).toBeInViewport({ ratio: 1 });
    });

  test(`in a page with zoom ${zoom} an element opened over the page covers the window`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await placeZoomed(
      page,
      zoom,
      `<div style="width: 180px"><kulla-floor-explorer locale="en" tower="k5" floor="7"></kulla-floor-explorer></div>`,
    );
    await page.getByRole("button", { name: "Open floor 7" }).click();
    await expect.poll(() => box(page.getByRole("dialog", { name: "Open floor 7" }))).toEqual([0, 0, 1000, 800]);
  });
}

for (const zoom of [0.8, 1.25]) {
  test(`in a page with zoom ${zoom} the open brochure and its footer fit into a laptop's window`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 700 });
    await placeZoomed(page, zoom, `<kulla-brochure locale="en" page="3"></kulla-brochure>`);
    const brochure = page.locator("kulla-brochure");
    await expect(brochure.getByRole("button", { name: "Chapters" })).toBeVisible();
    await expect.poll(async () => (await box(brochure))[3]).toBeLessThanOrEqual(700);
  });

  test(`in a page with zoom ${zoom} the filters beside the search end within the window`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 700 });
    await placeZoomed(page, zoom, `<kulla-apartment-search locale="en"></kulla-apartment-search>`);
    const filters = page.getByRole("heading", { name: "Filters" });
    await expect(filters).toBeVisible();
    const height = (): Promise<number> =>
      filters.evaluate((node) => {
        let panel: Element | null = node;
        while (panel && getComputedStyle(panel).position !== "sticky") panel = panel.parentElement;
        return panel?.getBoundingClientRect().height ?? Infinity;
      });
    await expect.poll(height).toBeLessThanOrEqual(700);
  });
}
