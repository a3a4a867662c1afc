import { expect, test, type Page } from "@playwright/test";
import { expectScreen, place } from "../../support/place.ts";

// What themes and builders do to every element of a page.

const tower = { name: "tower", tower: "k5" };

async function placeTower(page: Page, style: string, attributes = ""): Promise<void> {
  await place(
    page,
    `<style>body { margin: 0 } .column { width: 700px; margin: 0 auto; padding: 0 30px } ${style}</style>
    <div class="column"><p>Apartments</p><kulla-building-picker tower="k5" ${attributes}></kulla-building-picker></div>`,
  );
}

const fullWidths = {
  "width: 100vw": "kulla-building-picker { width: 100vw; margin-left: calc(50% - 50vw) }",
  "margins of half the rest": "kulla-building-picker { margin-inline: calc(50% - 50vw) }",
  "a block theme's alignfull": ".column { width: auto } .column > .alignfull { max-width: none; margin-inline: -30px }",
};

for (const [technique, style] of Object.entries(fullWidths)) {
  test(`an element spans the full width of the page by ${technique}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await placeTower(page, style, 'class="alignfull"');
    const element = page.locator("kulla-building-picker");
    await expectScreen(element, tower);
    const box = await element.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  });
}

test("a theme that outlines every focused element draws no frame around the element, and the button inside keeps its ring", async ({
  page,
}) => {
  await placeTower(page, ":where(main *:focus) { outline: 2px solid black }");
  const element = page.locator("kulla-building-picker");
  await expectScreen(element, tower);
  const link = element.getByRole("link").or(element.getByRole("button")).first();
  await page.keyboard.press("Tab");
  await expect(element.locator(":focus")).toHaveCount(1);
  await expect(element).toHaveCSS("outline-style", "none");
  await expect(link).toBeVisible();
  await expect(element.locator(":focus")).toHaveCSS("outline-style", "solid");
});

test("an element that the page itself makes focusable shows the page's ring", async ({ page }) => {
  await placeTower(page, ":where(main *:focus) { outline: 2px solid black }", 'tabindex="-1"');
  const element = page.locator("kulla-building-picker");
  await expectScreen(element, tower);
  await element.focus();
  await expect(element).toHaveCSS("outline-style", "solid");
});

test("a page that hides elements until they are defined shows them then", async ({ page }) => {
  await placeTower(page, ":not(:defined) { display: none }");
  await expectScreen(page.locator("kulla-building-picker"), tower);
});

test("an element far below that is hidden until it is defined, or hidden by the page, loads nothing yet", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await place(
    page,
    `<style>:not(:defined) { display: none } .tab { display: none }</style><div style="height: 4000px"></div>
    <section><kulla-building-picker></kulla-building-picker></section>
    <section class="tab"><kulla-floor-explorer></kulla-floor-explorer></section>
    <section><kulla-brochure hidden></kulla-brochure></section>`,
  );
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => /kulla-\w+/.test(url))).toEqual([]);
  await page
    .locator("section")
    .first()
    .evaluate((section) => (section.scrollIntoView(), undefined));
  await expect.poll(() => requested.some((url) => url.endsWith("/kulla-building-picker.js"))).toBe(true);
  expect(requested.filter((url) => /kulla-(floor|brochure)/.test(url))).toEqual([]);
});

for (const width of [390, 1440])
  test(`at ${width} px the button that requests the price is clear of a bar that the page has fixed below, by --kulla-bottom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await place(
      page,
      `<style>body { margin: 0; --kulla-bottom: 64px }</style>
      <kulla-apartment-preview locale="en" apartment="k5-07-05"></kulla-apartment-preview>
      <p style="position: fixed; inset: auto 0 0; z-index: 9; height: 64px; margin: 0; background: gold">Call now</p>`,
    );
    const ask = page.getByRole("button", { name: "ASK FOR THE PRICE" });
    await expect(ask).toBeInViewport({ ratio: 1 });
    const placed = async () => (await ask.boundingBox()) ?? { x: 0, y: Infinity, width: 0, height: 0 };
    const foot = async () => placed().then(({ y, height }) => y + height);
    await expect.poll(foot).toBeLessThanOrEqual(700 - 64);
    // Pressed in place: a click of the locator would first scroll it out from below the bar.
    const { x, y, width: across, height } = await placed();
    await page.mouse.click(x + across / 2, y + height / 2);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
