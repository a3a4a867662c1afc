import { expect, test, type Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { languages } from "../../../demo/content/language.ts";
import { expectNoFaults } from "../../support/expectNoFaults.ts";

// Chromium can produce a PDF, and shows a page as printed.
const paper = ".finder > .paper";

/** The sheet is ready a moment after the page: a printing browser waits for nothing. */
async function openHome(page: Page, id: string): Promise<void> {
  const code = page.waitForResponse(/\/PrintSheet-/);
  await page.goto(`/apartments/${id}/`);
  await code;
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(paper)).toBeAttached({ timeout: 200 });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(paper)).not.toBeAttached();
}

const pagesOf = (pdf: Buffer): number => (pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g) ?? []).length;

async function showPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(paper)).toBeVisible();
}

/** The text that a camera reads from the printed code. */
async function readCode(page: Page): Promise<string | undefined> {
  const code = page.locator(".sheet-qr");
  const box = await code.boundingBox();
  expect(box?.width).toBeCloseTo((30 / 25.4) * 96, 0);
  const picture = sharp(await code.screenshot())
    .resize(600)
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: "#fff" });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const id of ["k5-09-07", "k5-01-05", "k5-11-01", "k6-01-04"])
  test(`the page of ${id} prints as one A4 sheet in ink on white, whose code leads back to it`, async ({ page }) => {
    await openHome(page, id);
    const pdf = await page.pdf();
    expect(pagesOf(pdf)).toBe(1);
    await showPaper(page);
    await expect(page.locator(paper).getByRole("heading", { level: 1 })).toHaveText(`Banesa ${Number(id.slice(-2))}`);
    await expect(page.locator(paper)).toContainText("Faqja e banesës, e përditësuar");
    await expect(page.locator(paper)).toContainText(/Printuar më \d\d\.\d\d\.\d{4}/);
    await expect(page.locator(paper)).toContainText("Gjendja më 20.11.2026");
    await expect(page.locator(`${paper} :is(a, button)`)).toHaveCount(0);
    expect(await readCode(page)).toBe(new URL(`/apartments/${id}`, page.url()).href);
    // Overflowing content would be cut off.
    const cut = await page.locator(paper).evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  });

test("all pictures of the sheet are loaded before anybody prints", async ({ page }) => {
  await openHome(page, "k5-09-07");
  await showPaper(page);
  await expect
    .poll(() =>
      page
        .locator(`${paper} img`)
        .evaluateAll((all) => all.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)),
    )
    .toEqual([true, true, true, true]);
});

const printedOn = { sq: "Printuar më", en: "Printed", de: "Gedruckt am" } as const;

test("on the sheet of an apartment with a real name, in every language, nothing is cut off and nothing overlaps", async ({
  page,
}) => {
  const address = "/__fixtures/projects/show.html?project=longNames&tag=kulla-apartment-preview&apartment=";
  for (const apartment of ["a6-1", "a0-1"]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address + apartment);
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(page.locator(paper)).toBeAttached({ timeout: 200 });
    }).toPass();
    await page.emulateMedia({ media: "print" });
    for (const language of languages) {
      const what = `${apartment} in ${language}`;
      await page.locator("main > *").evaluate((node, locale) => node.setAttribute("locale", locale), language);
      await expect(page.locator(paper)).toContainText(printedOn[language]);
      await expectNoFaults(page, what, { sizes: [[794, 1123]] });
      const cut = await page.locator(paper).evaluate((node) => node.scrollHeight - node.clientHeight);
      expect(cut, what).toBeLessThanOrEqual(1);
    }
  }
});
