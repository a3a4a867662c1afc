import { expect, test, type Locator, type Page } from "@playwright/test";
import { layoutFaults } from "../../support/layoutFaults.ts";
import { shiftsOf } from "../../support/layoutShifts.ts";
import { place } from "../../support/place.ts";
import { hydrate, openPartnerPage, rendered } from "../../support/serverPage.ts";

// The sidebars of themes: 240 px is the smallest width at which every screen fits.

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

/** The page's element in every language and in columns of 320, 280 and 240 px; `part`: of it, in the element's language. */
async function expectFitsColumns(page: Page, part: Locator): Promise<void> {
  for (const locale of ["en", "de", "sq"]) {
    await page.locator("main > div > *").evaluate((element, value) => element.setAttribute("locale", value), locale);
    const language = () => part.evaluate((node) => node.closest<HTMLElement>("[lang]")?.lang);
    await expect.poll(language).toBe(locale);
    for (const width of [320, 280, 240]) {
      await page.locator("main > div").evaluate((box, px) => (box.style.width = `${px}px`), width);
      await expect.poll(() => faultsOf(page), { message: `${locale}, ${width} px`, timeout: 2500 }).toEqual([]);
    }
  }
}

for (const [name, markup] of Object.entries(screens))
  test(`in every language ${name} fits columns of 240, 280 and 320 px: no word or figure broken, cut off or over another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await place(page, `<div style="width: 320px">${markup}</div>`);
    const heading = page.getByRole("heading").first();
    await expect(heading).toBeVisible();
    await expectFitsColumns(page, heading);
  });

test("in every language the buttons below an open brochure fit columns of 240, 280 and 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await place(page, '<div style="width: 320px"><kulla-brochure locale="en" page="3"></kulla-brochure></div>');
  await expect(page.getByRole("textbox")).toBeVisible();
  await expectFitsColumns(page, page.getByRole("textbox"));
});

for (const [name, markup, button] of [
  ["the site", screens["the site"], "Open Kulla"],
  ["a tower", screens["a tower"], "Open Kulla 5"],
  ["a floor", screens["a floor"], "Open floor 7"],
  ["an apartment", screens["an apartment"], "Open apartment 5"],
  ["the search", screens["the search's grid"], "Search"],
  ["the brochure", '<kulla-brochure locale="en"></kulla-brochure>', "Open the brochure"],
] as const)
  test(`in a column of 180 px a button opens ${name} over the page, complete; Escape leads back to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await place(page, `<div style="width: 180px">${markup}<p>Our office</p></div>`);
    const open = page.getByRole("button", { name: button, exact: true });
    await expect(open).toBeVisible();
    await expect(page.getByRole("heading")).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await open.press("Enter");
    const over = page.getByRole("dialog", { name: button });
    const content = over.getByRole("heading").or(over.getByRole("button", { name: "Next page" }));
    await expect(content.first()).toBeVisible();
    await expect(over.getByRole("button", { name: "Close", exact: true })).toBeFocused();
    expect(await over.boundingBox()).toEqual({ x: 0, y: 0, width: 1000, height: 800 });
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    await expect(over).toBeHidden();
  });

test("an element over the page opens its price form, and closes when the page gets the focus", async ({ page }) => {
  await place(page, `<div style="width: 180px">${screens["an apartment"]}</div><a href="#office">Our office</a>`);
  await page.getByRole("button", { name: "Open apartment 5" }).click();
  await page.getByRole("button", { name: "ASK FOR THE PRICE" }).click();
  await expect(page.getByRole("dialog", { name: "Ask for the price" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "ASK FOR THE PRICE" })).toBeFocused();
  await page.getByRole("link", { name: "Our office" }).focus();
  await expect(page.getByRole("button", { name: "Open apartment 5" })).toBeVisible();
});

test("a column that becomes wide enough shows the element in its place again", async ({ page }) => {
  await place(page, `<div style="width: 180px">${screens["a tower"]}</div>`);
  await expect(page.getByRole("button", { name: "Open Kulla 5" })).toBeVisible();
  await page.locator("main > div").evaluate((box) => (box.style.width = "240px"));
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open Kulla 5" })).toBeHidden();
});

/** Above the rest of a sidebar, which is as high as the window. */
const inSidebar = (html: string): string =>
  `<div style="width: 180px">${html}<p style="height: 800px">Our office</p></div>`;

for (const [tag, attributes, button] of [
  ["kulla-building-picker", { tower: "k5" }, "Open Kulla 5"],
  ["kulla-floor-explorer", { tower: "k5", floor: 7 }, "Open floor 7"],
  ["kulla-apartment-preview", { apartment: "k5-07-05" }, "Open apartment 5"],
  ["kulla-apartment-search", {}, "Search"],
  ["kulla-brochure", {}, "Open the brochure"],
] as const)
  test(`in a column of 180 px a server's <${tag}> waits at the height of its button: nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPartnerPage(page, inSidebar(rendered(tag, { ...attributes, locale: "en" })));
    await expect(page.getByText("Our office")).toBeVisible();
    await hydrate(page);
    await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
    const { sum, reported } = await shiftsOf(page);
    expect(sum, reported.join("\n")).toBeLessThanOrEqual(0.01);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a server's floor in a column of 180 px stays visible, because no button will come", async ({ page }) => {
    await openPartnerPage(page, inSidebar(rendered("kulla-floor-explorer", { tower: "k5", floor: 7, locale: "en" })));
    await expect(page.getByRole("link", { name: /^Apartment 5/ }).first()).toBeVisible();
  });
});
