import { expect, test, type Locator, type Page } from "@playwright/test";
import { place } from "../../support/place.ts";
import { keepList } from "../../support/savedApartments.ts";
import { pointIn, region } from "../../support/region.ts";

// Screen readers and voice control get the same names that are visible.

/** The visible words of an element, without drawings. */
const seen = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((node) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isSeen = text.parentElement?.checkVisibility() && text.textContent?.trim();
      if (isSeen) words.push(isSeen);
    }
    return words;
  });

async function expectNamedAsSeen(rows: Locator): Promise<void> {
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    const name = (await row.getAttribute("aria-label")) ?? "";
    for (const words of await seen(row)) expect(name.toLowerCase()).toContain(words.toLowerCase());
  }
}

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("rows of a floor and of a tower are named by their visible words, and those of their cells", async ({
    page,
  }) => {
    await place(page, '<kulla-apartment-picker locale="en" tower="k5" floor="7">');
    await expectNamedAsSeen(page.getByRole("list", { name: "List of apartments" }).locator(".row"));
    await place(page, '<kulla-apartment-picker locale="en" tower="k5">');
    const floors = page.getByRole("list", { name: "List of floors" }).locator(".row");
    await expectNamedAsSeen(floors);
    await expect(floors.first()).toHaveAccessibleName(/^Floor 11, 3 apartments, .*\d–\d+\sm²$/);
    await expect(
      page.getByRole("list", { name: "List of floors" }).getByRole("button", { name: /Sold: \d/ }),
    ).not.toHaveCount(0);
  });

  test("rows and cards of the search are named by their visible words and their place; so are ribbons and questions", async ({
    page,
  }) => {
    await place(page, '<kulla-apartment-search locale="en" view="list">');
    await expect(page.getByRole("table")).toBeVisible();
    for (const name of [/^Save, /, /^Ask, /]) {
      const names = await page
        .getByRole("table")
        .getByRole("button", { name })
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label")));
      expect(names.length).toBeGreaterThan(10);
      expect(new Set(names).size).toBe(names.length);
    }
    await expect(page.getByRole("rowheader").first()).toHaveAccessibleName(/^Apartment \d+, Kulla 5, Floor \d+$/);
    await expect(page.getByRole("rowheader").first().getByRole("button")).toHaveAccessibleName(
      /^Kulla 5, Floor \d+, Apartment/,
    );
  });

  test("in the grid the heading of a row names the apartments' place, and they do not repeat it", async ({ page }) => {
    await place(page, '<kulla-apartment-search locale="en">');
    const apartments = page.getByRole("gridcell").getByRole("button");
    await expect(apartments.first()).toBeVisible();
    const names = await apartments.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label") ?? ""));
    expect(names.filter((name) => !/^Apartment \d+, /.test(name) || /Kulla|Floor/.test(name))).toEqual([]);
    const grid = page.getByRole("grid");
    const [floors, heads] = [grid.getByRole("row"), grid.getByRole("rowheader")];
    await expect(heads.first()).toHaveAccessibleName(/^Kulla 5, Floor 11, /);
    await expect(heads.last()).toHaveAccessibleName(/^Kulla 6, Floor 1, /);
    await expect(floors).toHaveCount(21);
    await expect(heads).toHaveCount(21);
  });

  test("keyboard users entering the grid hear and see that arrow keys move and S saves", async ({ page }) => {
    await place(page, '<kulla-apartment-search locale="en">');
    const grid = page.getByRole("grid", { name: "Apartments by floor" });
    const keys = "Arrow keys lead from one to the next. S saves it.";
    await expect(grid).toHaveAccessibleDescription(keys);
    const help = page.getByText(keys);
    const apartment = page
      .getByRole("row", { name: /^Kulla 5, Floor 11,/ })
      .getByRole("button")
      .first();
    await apartment.hover();
    await expect(page.locator(".grid-label")).toBeVisible();
    expect((await help.boundingBox())?.width).toBe(1);
    await apartment.press("ArrowRight");
    const next = grid.locator(":focus");
    await expect(next).toHaveAccessibleName(/^Apartment 2,/);
    await expect(next).toHaveAttribute("aria-keyshortcuts", "S");
    await expect(grid.locator("[aria-keyshortcuts]")).toHaveCount(1);
    expect((await help.boundingBox())?.width).toBeGreaterThan(100);
    await page.keyboard.press("s");
    await expect(next).toHaveAccessibleName(/, Saved$/);
  });

  test("options say what their count counts", async ({ page }) => {
    await place(page, '<kulla-apartment-search locale="en">');
    const bedrooms = page.getByRole("group", { name: "Bedrooms" });
    await expect(bedrooms.getByRole("checkbox").first()).toHaveAccessibleName(/^\d, \d+ apartments$/);
    await expect(page.getByRole("group", { name: "Floor" }).getByRole("slider").first()).toHaveAccessibleName(
      "Floor, from",
    );
  });

  test("a range with only one end names its field and its slider after the range", async ({ page }) => {
    await page.goto("/__fixtures/projects/show.html?project=mixed&tag=kulla-apartment-search&locale=en");
    const price = page.getByRole("group", { name: "Price up to" });
    await expect(price.getByRole("textbox")).toHaveAccessibleName("Price up to");
    await expect(price.getByRole("slider")).toHaveAccessibleName("Price up to");
  });

  test("a picture is named after its place; the arrows are announced until they are used", async ({ page }) => {
    await place(page, '<kulla-apartment-picker locale="en" tower="k5" floor="7">');
    const plan = page.getByRole("group", { name: "Floor 7", exact: true });
    await expect(plan).toHaveAccessibleDescription(
      /^Choose an apartment on the plan .* Arrow keys lead from one to the next\.$/,
    );
    await region(page, "Apartment 1,").focus();
    await page.keyboard.press("ArrowRight");
    await expect(plan).toHaveAccessibleDescription("");
  });

  test("two paths and two switches on one page have distinct names, and the path's separators are not read", async ({
    page,
  }) => {
    await page.goto("/en/click-floor");
    await expect(page.getByRole("navigation", { name: "Path: Kulla 5" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Path: Kulla 6" })).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Path: Kulla 5" }).getByRole("list")).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - link "Towers"
        - listitem: Kulla 5
    `);
  });

  test("another view, and another tower on the same floor, are announced", async ({ page }) => {
    const announcement = (words: string | RegExp): Locator => page.getByRole("status").filter({ hasText: words });
    await place(page, '<kulla-apartment-search locale="en">');
    await page.getByRole("group", { name: "View" }).getByRole("button", { name: "List" }).click();
    await expect(announcement(/^List, 110 apartments$/)).toHaveCount(1);
    await place(page, '<kulla-apartment-picker locale="en" tower="k5" floor="7">');
    await page
      .getByRole("group", { name: /^Choose a tower/ })
      .getByRole("button", { name: "Kulla 6" })
      .click();
    await expect(announcement("Kulla 6, Floor 7")).toHaveCount(1);
  });

  test("numbers and codes in the tray and in a comparison are not translated", async ({ page }) => {
    await keepList(page, "k5-09-07,k5-07-05");
    await place(page, '<kulla-apartment-picker locale="en" tower="k5" floor="7">');
    const tray = page.getByRole("region", { name: "Saved apartments" });
    await expect(tray.locator('[translate="no"]')).toHaveText(["K5", "K5"]);
    await tray.getByRole("button", { name: /^Compare 2/ }).click();
    const area = page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: /^Area/ }) })
      .first();
    await expect(area.locator('[translate="no"]')).toHaveText([/^96\.3/, /^\+15\.4$/, /^80\.9/]);
  });
});

test("on a phone the armed half of the site is named by its visible words", async ({ browser, baseURL }) => {
  const page: Page = await browser.newPage({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await place(page, '<kulla-apartment-picker locale="en" hints="off">');
  const { x, y } = await pointIn(region(page, "Kulla 5"));
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("list").getByRole("button", { name: /^Open Kulla 5, 11 floors/ })).toBeVisible();
  await page.close();
});
