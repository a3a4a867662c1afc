import { expect, test, type Locator, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { expectScreen, place } from "../../support/place.ts";
import { pointIn, region } from "../../support/region.ts";

// Content that appears on hover or focus can be hovered and dismissed (WCAG 1.4.13).

const picker = '<kulla-apartment-picker locale="en" hints="off"';
const element = (page: Page): Locator => page.locator("kulla-apartment-picker");
const label = (page: Page): Locator => page.locator('[part~="label"]');

const screens = [
  { name: "site", markup: `${picker}>`, at: { name: "site" }, target: "Kulla 5," },
  { name: "tower", markup: `${picker} tower="k5">`, at: { name: "tower", tower: "k5" }, target: "Floor 7," },
  {
    name: "floor",
    markup: `${picker} tower="k5" floor="3">`,
    at: { name: "floor", tower: "k5", floor: 3 },
    target: "Apartment 3,",
  },
] as const;

test.use({ viewport: { width: 1280, height: 800 } });

async function pointAt(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  const at = await pointIn(target);
  await page.mouse.move(at.x, at.y);
  return at;
}

for (const { name, markup, at, target } of screens) {
  // The same code draws and hides labels on every screen: engines are compared on one.
  const inBoth = inBothWhen(name === "floor");

  test(
    `the pointer can move from a region to its label, which stays while it is there: ${name}`,
    inBoth,
    async ({ page }) => {
      await place(page, markup);
      const start = await pointAt(page, region(page, target));
      const words = target.slice(0, -1);
      await expect(label(page)).toContainText(words);
      const box = await label(page).boundingBox();
      if (!box) throw new Error("no label");
      const end = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      // Level or upright first: along the leader line, as a visitor would move.
      const corner = name === "floor" ? { x: start.x, y: end.y } : { x: end.x, y: start.y };
      for (const to of [corner, end]) await page.mouse.move(to.x, to.y, { steps: 12 });
      await expect(label(page)).toContainText(words);
      await page.mouse.move(2, 2);
      await expect(label(page)).toHaveCount(0);
    },
  );

  test(`a press on a label opens its region: ${name}`, inBoth, async ({ page }) => {
    await place(page, markup);
    await pointAt(page, region(page, target));
    await label(page).click();
    await expect
      .poll(() => element(page).evaluate((node: HTMLElement & { screen?: { name: string } }) => node.screen?.name))
      .not.toBe(name);
  });

  test(`Escape first hides the label under the pointer, then leads up: ${name}`, inBoth, async ({ page }) => {
    await place(page, markup);
    const { x, y } = await pointAt(page, region(page, target));
    await expect(label(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(label(page)).toHaveCount(0);
    await page.mouse.move(x + 1, y + 1);
    await expect(label(page)).toHaveCount(0);
    await expectScreen(element(page), at);
    await page.mouse.move(2, 2);
    await page.mouse.move(x, y);
    await expect(label(page)).toBeVisible();
  });

  test(`Escape first hides the label of the focused region, then leads up: ${name}`, inBoth, async ({ page }) => {
    await place(page, markup);
    await region(page, target).focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await expect(label(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(label(page)).toHaveCount(0);
    await expectScreen(element(page), at);
    await page.keyboard.press("Escape");
    if (name !== "site")
      await expect
        .poll(() => element(page).evaluate((node: HTMLElement & { screen?: { name: string } }) => node.screen?.name))
        .not.toBe(name);
  });
}

test.describe("in the search's grid", () => {
  const reported = (page: Page): Locator => page.locator(".grid-label");
  const cell = (page: Page): Locator =>
    page.getByRole("row", { name: /^Kulla 5, Floor 3,/ }).getByRole("button", { name: /^Apartment 3,/ });

  test.beforeEach(({ page }) => place(page, '<kulla-apartment-search locale="en">'));

  test("the pointer may cross other cells on its way to a label; the cell it rests on gets the label", async ({
    page,
  }) => {
    const low = cell(page);
    await low.scrollIntoViewIfNeeded();
    const from = await low.boundingBox();
    if (!from) throw new Error("no cell");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await expect(reported(page)).toContainText("Apartment 3");
    const to = await reported(page).boundingBox();
    if (!to) throw new Error("no label");
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 10 });
    await expect(reported(page)).toContainText("Apartment 3");
    await expect(reported(page)).toContainText("floor 3");
    await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 3 });
    await expect(reported(page)).toContainText("floor 4");
  });

  test("Escape first hides the label, then has its usual effect", async ({ page }) => {
    const search = page.locator("kulla-apartment-search");
    await cell(page).hover();
    await expect(reported(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reported(page)).toHaveCount(0);
    await expectScreen(search, { name: "search" });
  });
});

test("in a server-rendered search the label's leader is a line and nothing else", async ({ page }) => {
  await page.goto("/en/apartments");
  // Hydrated: until then the markup is only displayed.
  await expect(page.locator("kulla-apartment-search .kulla[hidden]")).toHaveCount(0);
  await page.getByRole("gridcell").nth(60).hover();
  const leader = page.locator(".pointer .leader");
  await expect(leader).toBeAttached();
  await expect(leader).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
