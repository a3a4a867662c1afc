import { expect, test } from "@playwright/test";
import { settled } from "../../support/settled.ts";

for (const width of [320, 360, 390]) {
  test(`a finger hits every cell of the search's towers: 24 px, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/en/apartments");
    await settled(page, false);
    const cells = page.getByRole("gridcell").getByRole("link");
    await expect(cells.first()).toBeVisible();
    const sizes = await cells.evaluateAll((links) =>
      links.map((link) => {
        const { width: across, height: down } = link.getBoundingClientRect();
        return { name: link.getAttribute("aria-label"), across, down };
      }),
    );
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.filter(({ across, down }) => across < 24 || down < 24)).toEqual([]);
    const grid = await page.getByRole("grid").boundingBox();
    expect(grid?.x).toBeGreaterThanOrEqual(0);
    expect((grid?.x ?? 0) + (grid?.width ?? width)).toBeLessThanOrEqual(width);
  });
}
