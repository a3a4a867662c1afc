import { expect, test, type Page } from "@playwright/test";
import { hostileSheets } from "../../fixtures/element/hostileSheets.ts";
import { loadScript, screenOf } from "../../support/place.ts";
import { changesInside, rest } from "../../support/stylesInside.ts";

const tags = ["kulla-building-picker", "kulla-apartment-preview", "kulla-brochure"];

/** The outer box belongs to the page: it is fixed here, so that a sheet can only affect the content. */
const box = [
  "display:block; width:1000px; height:auto; min-width:0; max-width:none; margin:0; padding:0; border:0; float:none",
  "position:static; box-sizing:border-box; flex:none",
]
  .join(";")
  .replaceAll(";", " !important;");

async function openAll(page: Page): Promise<void> {
  await page.locator("main").evaluate((main, style) => {
    main.innerHTML = `<div><kulla-building-picker tower="k5" hints="off"></kulla-building-picker>
        <kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>
        <kulla-brochure page="3"></kulla-brochure></div>`;
    for (const node of main.querySelectorAll("*")) node.setAttribute("style", style);
  }, `${box} !important`);
  await loadScript(page, "kulla.js");
  for (const tag of tags) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect.poll(() => screenOf(page.locator(tag))).not.toBeNull();
  }
  await page.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.move(0, 0);
  await rest(page, tags);
}

test("no style sheet of a page changes a computed property inside: picker, preview with its form, brochure", async ({
  page,
}) => {
  test.slow();
  await page.goto("/__fixtures/element/blank.html");
  // The window's scroll bars belong to the page, too: a sheet that adds one leaves less room for a form.
  await page.evaluate(() => document.documentElement.style.setProperty("scrollbar-width", "none", "important"));
  await openAll(page);
  const { looked, left, changes } = await changesInside(page, tags, hostileSheets);
  expect(Object.keys(hostileSheets).length).toBeGreaterThanOrEqual(40);
  expect(changes).toEqual([]);
  // A view that was rebuilt for a sheet would have escaped the comparison.
  expect(looked).toBeGreaterThan(150);
  expect(left).toBe(looked);
});

test("in a page without a doctype everything inside is as in any other", async ({ page }) => {
  const styles: (string[] | undefined)[] = [];
  for (const name of ["blank", "quirks"]) {
    await page.goto(`/__fixtures/element/${name}.html`);
    await page.evaluate(() => document.body.setAttribute("style", "margin: 0"));
    await openAll(page);
    styles.push(
      await page.locator("kulla-building-picker").evaluate((host) =>
        [...(host.shadowRoot?.querySelectorAll("*") ?? [])].map((node) => {
          const { display, fontSize, lineHeight, color, boxSizing, height, width } = getComputedStyle(node);
          return [node.localName, display, fontSize, lineHeight, color, boxSizing, height, width].join(" ");
        }),
      ),
    );
  }
  expect(await page.evaluate(() => document.compatMode)).toBe("BackCompat");
  expect(styles[0]?.length).toBeGreaterThan(30);
  expect(styles[1]).toEqual(styles[0]);
});

test("absolutely positioned content stays inside: the page scrolls no further", async ({ page }) => {
  await page.goto("/__fixtures/element/blank.html");
  await page.locator("main").evaluate((main) => {
    main.innerHTML = `<kulla-apartment-preview apartment="k5-03-05" style="height:300px; overflow:hidden"></kulla-apartment-preview>`;
  });
  await loadScript(page, "kulla.js");
  await expect(page.getByRole("button", { name: "PYET PER CMIMIN" })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
});
