import { expect, test, type Locator } from "@playwright/test";
import { delayRequests } from "../../support/delayRequests.ts";
import { place } from "../../support/place.ts";

// Late parts, one after the other; a delayed part of the code leaves the element unchanged, without a box.
const late = {
  "the project": /\/project\.json$/,
  "the pictures": /\/project\/layouts\/.+\.(avif|webp|jpg|svg)$/,
};

const heightOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.height ?? 0;

for (const [what, address] of Object.entries(late)) {
  for (const width of [390, 820, 1280]) {
    test(`at ${width} px an apartment that waits for ${what} is as tall as it will be, within a line`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await delayRequests(page, address);
      await place(
        page,
        `<style>body { margin: 0 }</style><kulla-apartment-preview apartment="k5-07-05"></kulla-apartment-preview>`,
      );
      const element = page.locator("kulla-apartment-preview");
      const title = page.getByRole("heading", { name: "Banesa 5" });
      await expect(what === "the project" ? page.getByText("Duke u ngarkuar") : title).toBeVisible();
      const before = await heightOf(element);
      release();
      await expect(element.locator(".carousel-slide img").first()).toHaveClass(/ready/);
      expect(Math.abs((await heightOf(element)) - before)).toBeLessThanOrEqual(24);
    });
  }
}
