import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/mailboxTest.ts";

const windows = [
  { size: { width: 1280, height: 800 }, most: 6, columns: 2 },
  { size: { width: 412, height: 823 }, most: 3, columns: 1 },
];

/** Addresses of the pictures that a page has requested. */
function requestedPictures(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().includes("/project/")) requested.add(request.url());
  });
  return requested;
}

for (const { size, most, columns } of windows) {
  test(`at ${size.width} px the gallery has 26 pictures in ${columns} column(s) and requests ${most} at most at first`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const requested = requestedPictures(page);
    await page.goto("/gallery");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const pictures = page.getByRole("main").getByRole("img");
    await expect(pictures).toHaveCount(26);
    expect(requested.size).toBeGreaterThan(0);
    expect(requested.size).toBeLessThanOrEqual(most);
    const lefts = await pictures.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
    await pictures.nth(25).scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.nth(25).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^http/);
  });
}

test("a picture that fails to load is replaced by a sentence, and loads when the browser is online again", async ({
  page,
  context,
}) => {
  const broken = /\/project\/site\/.*\.(avif|webp|jpg)/;
  await page.route(broken, (route) => route.abort());
  await page.goto("/gallery");
  const first = page.locator(".masonry-button .shown").first();
  await expect(first).toHaveText("Fotoja nuk u ngarkua.");
  await expect(first.getByRole("img")).toHaveCSS("opacity", "0");
  await page.unroute(broken);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(first).toHaveText("");
  await expect(first.getByRole("img")).toHaveCSS("opacity", "1");
});

test("a press opens the picture over the window: arrow keys move on, Escape and a press outside close it, the focus returns", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/vizualizimet");
  await hydrated(page);
  expect(scripts.filter((url) => url.includes("Lightbox"))).toEqual([]);
  const third = page.getByRole("button", { name: /^Zmadho: / }).nth(2);
  const lightbox = page.getByRole("dialog", { name: "Fotot e zmadhuara" });
  await third.click();
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByText("3 nga 26")).toBeVisible();
  // It receives keys from the moment it has the focus.
  await expect(lightbox.locator(":focus")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByText("4 nga 26")).toBeVisible();
  await expect(lightbox.getByRole("button", { name: "Zmadho" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(third).toBeFocused();
  await third.click();
  await expect(lightbox.getByText("3 nga 26")).toBeVisible();
  await expect(async () => {
    // A press while it is still opening does not count as one outside.
    await page.mouse.click(500, 10);
    await expect(lightbox).toBeHidden({ timeout: 2000 });
  }).toPass();
});

/** The enlarged picture's position in the window. */
const placeOf = async (picture: Locator) =>
  (await picture.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

const openers = [
  { name: "Look right", key: "ArrowRight", side: "x", sign: -1 },
  { name: "Look left", key: "ArrowLeft", side: "x", sign: 1 },
  { name: "Look down", key: "ArrowDown", side: "y", sign: -1 },
  { name: "Look up", key: "ArrowUp", side: "y", sign: 1 },
] as const;

test("an enlarged picture is moved by buttons and by arrow keys, without dragging, and no control says its name twice", async ({
  page,
}) => {
  await page.goto("/en/gallery");
  await hydrated(page);
  const lightbox = page.getByRole("dialog", { name: "Enlarged pictures" });
  const button = (name: string) => lightbox.getByRole("button", { name, exact: true });
  const picture = lightbox.locator(".yarl__slide_current").getByRole("img");
  for (const size of [
    { width: 1440, height: 900 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await page
      .getByRole("button", { name: /^Enlarge: / })
      .first()
      .click();
    await expect(lightbox.locator(":focus")).toBeAttached();
    await expect(button("Look right")).toBeHidden();
    await expect(async () => {
      const { width } = await placeOf(picture);
      await button("Zoom in").click();
      await expect.poll(async () => (await placeOf(picture)).width, { timeout: 2000 }).toBeGreaterThan(1.9 * width);
      const { height } = await placeOf(picture);
      expect(height).toBeGreaterThan(1.5 * size.height);
    }).toPass();
    await expect(picture).toHaveCSS("opacity", "1");
    for (const { name, key, side, sign } of openers) {
      const act = { button: () => button(name).click(), key: () => page.keyboard.press(key) };
      for (const by of ["button", "key"] as const) {
        const before = (await placeOf(picture))[side];
        await act[by]();
        await expect.poll(async () => Math.sign(Math.round((await placeOf(picture))[side] - before)), by).toBe(sign);
      }
    }
    await expect(lightbox.getByText("1 of 26")).toBeVisible();
    await expect(lightbox.locator("[title]")).toHaveCount(0);
    // Two fast presses of a button are two presses, and the keys continue from the buttons' position.
    const before = (await placeOf(picture)).width;
    await button("Look left").dblclick();
    // The browser adds the picture's position to its size in single precision.
    expect((await placeOf(picture)).width).toBeCloseTo(before, 1);
    await page.keyboard.press("Control+0");
    await expect(button("Look left")).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(lightbox.getByText("2 of 26")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
  }
});
