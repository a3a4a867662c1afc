import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectScreen, place } from "../../support/place.ts";
import { pointIn, region } from "../../support/region.ts";

// The first tap arms, the second one opens: for fingers in narrow windows. With a mouse, a screen reader or voice control there,
// one press opens.

const picker = '<kulla-apartment-picker locale="en" hints="off"';

const screens = [
  { name: "site", markup: `${picker}>`, target: "Kulla 5,", opens: { name: "tower", tower: "k5" } },
  {
    name: "tower",
    markup: `${picker} tower="k5">`,
    target: "Floor 7,",
    opens: { name: "floor", tower: "k5", floor: 7 },
  },
  {
    name: "floor",
    markup: `${picker} tower="k5" floor="3">`,
    target: "Apartment 3,",
    opens: { name: "apartment", apartment: "k5-03-03" },
  },
] as const;

const element = (page: Page): Locator => page.locator("kulla-apartment-picker");

async function openScreen(page: Page, markup: string): Promise<void> {
  await place(page, markup);
  await expect(page.locator('[part~="region"]').filter({ visible: true }).first()).toBeAttached();
}

/** In the search's grid an apartment is a cell. */
async function openGrid(page: Page): Promise<Locator> {
  await place(page, '<kulla-apartment-search locale="en">');
  return page.getByRole("row", { name: /^Kulla 5, Floor 3,/ }).getByRole("button", { name: /^Apartment 3,/ });
}

test.describe("a mouse in a window of 960 px, which is 1440 at 150 %", () => {
  test.use({ viewport: { width: 960, height: 640 } });

  for (const { name, markup, target, opens } of screens) {
    test(`shows the label on hover and opens with one press: ${name}`, async ({ page }) => {
      await openScreen(page, markup);
      const { x, y } = await pointIn(region(page, target));
      await page.mouse.move(x, y);
      await expect(page.locator('[part~="label"]')).toContainText(target.slice(0, -1));
      await page.mouse.click(x, y);
      await expectScreen(element(page), opens);
    });
  }

  test("shows the label on hover and opens with one press: search", async ({ page }) => {
    const cell = await openGrid(page);
    await cell.hover();
    await expect(page.locator(".grid-label")).toContainText("Apartment 3");
    await cell.click();
    await expectScreen(page.locator("kulla-apartment-search"), { name: "apartment", apartment: "k5-03-03" });
  });

  test("a finger on such a screen taps twice, as on a phone", async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      baseURL: baseURL ?? "",
      viewport: { width: 960, height: 640 },
      hasTouch: true,
    });
    await openScreen(page, screens[1].markup);
    const { x, y } = await pointIn(region(page, "Floor 7,"));
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole("status").filter({ hasText: "Floor 7" })).toContainText("Tap once more to open.");
    await expectScreen(element(page), { name: "tower", tower: "k5" });
    await page.touchscreen.tap(x, y);
    await expectScreen(element(page), screens[1].opens);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const { name, markup, target, opens } of screens) {
    test(`a press by screen reader or voice control, without a pointer, opens at once: ${name}`, async ({ page }) => {
      await openScreen(page, markup);
      await region(page, target).evaluate((node) =>
        node.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, detail: 0 })),
      );
      await expectScreen(element(page), opens);
    });

    test(`the first tap arms, the second one opens: ${name}`, async ({ page }) => {
      await openScreen(page, markup);
      const { x, y } = await pointIn(region(page, target));
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole("status").filter({ hasText: target.slice(0, -1) })).toContainText("Tap once more");
      await page.touchscreen.tap(x, y);
      await expectScreen(element(page), opens);
    });
  }

  test("the floor buttons next to the panel name the shown floor, and need no second tap", async ({ page }) => {
    await openScreen(page, screens[1].markup);
    const up = page.getByRole("button", { name: "One floor up" });
    await up.tap();
    await up.tap();
    await expect(page.getByRole("status").filter({ hasText: "Floor 2" })).toHaveText(/^Floor 2, [^.]*\.$/);
  });
});
