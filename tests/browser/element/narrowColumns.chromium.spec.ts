import { expect, test, type Page } from "@playwright/test";
import { layoutFaults } from "../../support/layoutFaults.ts";
import { place } from "../../support/place.ts";

// The sidebars of themes: 240 px is the smallest width at which every screen is whole.

const search = '<kulla-apartment-search locale="en"';
const screens = {
  "the site": '<kulla-building-picker locale="en" hints="off"></kulla-building-picker>',
  "a tower": '<kulla-building-picker locale="en" hints="off" tower="k5"></kulla-building-picker>',
  "a floor": '<kulla-floor-explorer locale="en" tower="k5" floor="7"></kulla-floor-explorer>',
  "an apartment": '<kulla-apartment-preview locale="en" apartment="k5-07-05"></kulla-apartment-preview>',
  "the search's grid": `${search}></kulla-apartment-search>`,
  "the search's list": `${search} view="list"></kulla-apartment-search>`,
  "the search's plans": `${search} view="cards"></kulla-apartment-search>`,
} as const;

const faultsOf = async (page: Page): Promise<readonly string[]> =>
  (await layoutFaults(page)).filter(({ isDrawn }) => !isDrawn).map(({ kind, where }) => `${kind}: ${where}`);

for (const [name, markup] of Object.entries(screens))
  for (const locale of ["en", "de", "sq"])
    test(`in ${locale} ${name} is whole in columns of 240, 280 and 320 px: no word or figure broken, cut or over another`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const column = (px: number): string => `<div style="width: ${px}px">`;
      await place(page, `${column(320)}${markup.replace('"en"', `"${locale}"`)}</div>`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      for (const width of [320, 280, 240]) {
        await page.locator("main > div").evaluate((box, px) => (box.style.width = `${px}px`), width);
        await expect.poll(() => faultsOf(page), { message: `at ${width} px`, timeout: 2500 }).toEqual([]);
      }
    });
