import { expect, test, type Page } from "@playwright/test";
import { axeFaults, axeFaultsInEveryLook, type AxePart } from "../../support/axe.ts";
import { place } from "../../support/place.ts";

const zero = "bedrooms=2&area=95-110&floor=8-11&side=S&status=available";
/** Rows of a few floors cover every kind of row. */
const few = `filter="floor=1-3"`;
const states = [
  { name: "towers", attributes: "" },
  { name: "a list", attributes: `view="list" ${few}` },
  { name: "plans", attributes: `view="cards" ${few}` },
  { name: "no apartment", attributes: `filter="${zero}"` },
  { name: "a list with a filter", attributes: 'view="list" filter="bedrooms=2,3&side=S"' },
] as const;

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

for (const { name, attributes } of states)
  test(`axe finds no problems in a search that shows ${name}, in a large window and a small one, light and dark`, async ({
    page,
  }) => {
    await place(page, `<kulla-apartment-search ${attributes}></kulla-apartment-search>`);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    const search = page.locator("kulla-apartment-search");
    expect(await axeFaultsInEveryLook(search, { part: "main > *" })).toEqual({});
  });

test("axe finds no problems in the filter panel on a phone, light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await place(page, "<kulla-apartment-search></kulla-apartment-search>");
  await page.getByRole("button", { name: /^Filtrat/ }).click();
  for (const theme of ["light", "dark"]) {
    await page.locator("kulla-apartment-search").evaluate((host, value) => host.setAttribute("theme", value), theme);
    expect(await faultsOf(page), theme).toEqual([]);
  }
});

for (const theme of ["light", "dark"]) {
  for (const width of [320, 1440]) {
    test.describe(`a shortlist at ${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      test("axe finds no problems with a tray, its list and a comparison", async ({ page }) => {
        await place(page, `<kulla-apartment-search theme="${theme}" view="list" ${few}></kulla-apartment-search>`);
        const search = page.locator("kulla-apartment-search");
        await search.getByRole("row").nth(3).waitFor();
        expect(await faultsOf(page)).toEqual([]);
        for (const row of [1, 2, 3])
          await search.getByRole("row").nth(row).getByRole("button", { name: /^Ruaj/ }).click();
        const compare = search.getByRole("button", { name: /^Krahaso/ });
        await compare.waitFor();
        // A row half covered by the tray is not an error of the tray: it can be scrolled into view.
        expect(await faultsOf(page, tray)).toEqual([]);
        const opener = search.getByRole("button", { expanded: false });
        if (width < 700) await opener.first().click();
        expect(await faultsOf(page, tray)).toEqual([]);
        await compare.click();
        await search.getByRole("heading", { name: "Tri banesa" }).waitFor();
        expect(await faultsOf(page)).toEqual([]);
      });
    });
  }
}

test("axe finds no problems in a filtered tower, in a large window and a small one, light and dark", async ({
  page,
}) => {
  const attributes = `hints="off" tower="k5" filter="bedrooms=2&status=available"`;
  await place(page, `<kulla-apartment-picker ${attributes}></kulla-apartment-picker>`);
  await page.getByRole("heading", { name: "Kulla 5" }).waitFor();
  expect(await axeFaultsInEveryLook(page.locator("kulla-apartment-picker"), { part: "main > *" })).toEqual({});
});

const tray: AxePart = { fromShadowDom: ["kulla-apartment-search", ".tray"] };
const faultsOf = (page: Page, part: AxePart = "main > *") => axeFaults(page, { part });
