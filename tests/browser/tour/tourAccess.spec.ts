import type { Page } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { expectDrawn, openTour, placeOf, testTour, doorTo, wedge } from "../../support/tour.ts";

/** The direction of the view on the plan, in degrees clockwise from its top: the middle of the wedge. */
async function heading(page: Page): Promise<number> {
  const [x = 0, y = 0, leftX = 0, leftY = 0, , , , , , rightX = 0, rightY = 0] = (await wedge(page))
    .split(/[^\d.]+/)
    .filter(Boolean)
    .map(Number);
  return (Math.atan2((leftX + rightX) / 2 - x, y - (leftY + rightY) / 2) * 180) / Math.PI;
}

/** The vertical position of a way's words in the view, in pixels from its top. */
const heightOf = async (page: Page, door: string): Promise<number> => Number((await placeOf(page, door)).split(" ")[1]);

/** A view continues to turn for a moment after the press. */
async function expectAtRest(page: Page, door: string): Promise<void> {
  let last = "";
  const isAtRest = async (): Promise<boolean> => {
    const now = await placeOf(page, door);
    const isSame = now === last;
    last = now;
    return isSame;
  };
  await expect.poll(isAtRest, { intervals: [250] }).toBe(true);
}

test("buttons turn the view left and right, up and down, without dragging", async ({ page }) => {
  await openTour(page);
  const turn = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(page.locator(".wedge:visible")).toHaveAttribute("d", /./);
  const first = await heading(page);
  await turn("Kthehu djathtas").click();
  await expect.poll(() => heading(page)).toBeGreaterThan(first + 15);
  await turn("Kthehu majtas").click();
  await turn("Kthehu majtas").click();
  await expect.poll(() => heading(page)).toBeLessThan(first - 10);
  // From the start: turned away, the way is at the bottom of the view.
  await page.reload();
  await expectDrawn(page);
  const [door = ""] = await page.locator(".doors .door-button").allInnerTexts();
  await expectAtRest(page, door);
  const before = await heightOf(page, door);
  await turn("Shiko poshtë").click();
  await expect.poll(() => heightOf(page, door)).toBeLessThan(before - 20);
  await turn("Shiko lart").click();
  await turn("Shiko lart").click();
  await expect.poll(() => heightOf(page, door)).toBeGreaterThan(before + 20);
});

test("labels of links laid out in the fallback font are laid out again in the page's own font", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openTour(page);
  const [door = ""] = await page.locator(".doors .door-button").allInnerTexts();
  await expectAtRest(page, door);
  const before = await placeOf(page, door);
  let letThrough: () => void = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/fonts/*.woff2", async (route) => {
    await isLetThrough;
    await route.continue();
  });
  // The page has loaded only once its fonts have.
  await page.reload({ waitUntil: "commit" });
  await expectDrawn(page);
  letThrough();
  await expect.poll(() => placeOf(page, door)).toBe(before);
});

test("at 320 px the buttons cover no way and no other control", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openTour(page);
  for (const name of ["Kthehu majtas", "Shiko lart", "Shiko poshtë", "Kthehu djathtas"])
    await page.getByRole("button", { name, exact: true }).click({ trial: true });
  for (const each of await page.locator(".doors .door-button:visible").all()) await each.click({ trial: true });
});

for (const [where, path] of [
  ["outdoors a place", "/tours/exterior/index.htm"],
  ["a room", testTour],
] as const) {
  test(`${where} that was pressed on the plan has the focus in the list beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTour(page, path);
    const place = page.locator(".drawing .room:not([aria-current])").first();
    const name = ((await place.getAttribute("title")) ?? "").replace("Shko te: ", "");
    await place.click();
    const row = page.getByRole("navigation").getByRole("button", { name, exact: true });
    await expect(row).toHaveAttribute("aria-current", "true");
    await expect(row).toBeFocused();
  });
}

test(
  "the pictures with their words are offered next to every view, and so is the way back",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTour(page, testTour);
    await page.getByRole("button", { name: "Shihni fotot" }).click();
    await expect(page.locator(".stills img").first()).toBeVisible();
    await expect(page.locator(".stills img").first()).toHaveAttribute("alt", /./);
    await page.getByRole("alert").getByRole("button").click();
    await expect(page.locator(".stills")).toBeHidden();
    await expect(doorTo(page, "").first()).toBeVisible();
  },
);

test("screen readers and the Tab key meet every room of the plan once", { tag: "@chromium" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTour(page);
  const plan = page.getByRole("navigation", { name: "Dhomat e vizitës" });
  const names = await plan.getByRole("listitem").allInnerTexts();
  expect(names.length).toBeGreaterThan(3);
  await expect(plan).toMatchAriaSnapshot(
    ["- list:", ...names.map((name) => `  - listitem:\n    - button ${JSON.stringify(name)}`)].join("\n"),
  );
  await expect(plan.getByRole("button")).toHaveText(names);
  await plan.getByRole("button").first().focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(plan.getByRole("button", { name, exact: true })).toBeFocused();
  }
});
