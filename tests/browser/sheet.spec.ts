import { expect, test, type Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { place } from "../support/place.ts";

const paper = ".finder > .paper";

/** The sheet lies ready a moment after the page is: a browser that prints waits for nothing. */
async function openHome(page: Page, id: string): Promise<void> {
  const code = page.waitForResponse(/\/HomeSheet-/);
  await page.goto(`/apartments/${id}/`);
  await code;
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(paper)).toBeAttached();
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

/** What a camera reads off the printed code. */
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
  test(`the page of ${id} prints as one A4 sheet in ink on white, whose code leads back to it`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== "chromium", "Only Chromium can be asked for a PDF.");
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
    // What does not fit would be cut.
    const cut = await page.locator(paper).evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  });

test("all pictures of the sheet are there before anybody prints", async ({ page }) => {
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

test("in a stranger's page a press prints the sheet alone, light, and leaves nothing behind", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const style = getComputedStyle(document.querySelector(".paper") ?? document.documentElement);
      const told = {
        text: document.body.textContent,
        title: document.title,
        color: style.color,
        background: style.backgroundColor,
      };
      Object.assign(window.top ?? window, { printed: told });
      setTimeout(() => dispatchEvent(new Event("afterprint")));
    };
  });
  await place(
    page,
    `<p>The partner's own words</p><kulla-apartment-preview apartment="k5-07-05" theme="dark"></kulla-apartment-preview>`,
  );
  const before = await page.evaluate(() => document.documentElement.outerHTML);
  await page.getByRole("button", { name: "Printo" }).click();
  await expect.poll(() => page.evaluate(() => "printed" in window)).toBe(true);
  const printed = await page.evaluate(() => Object(window).printed);
  expect(printed).toMatchObject({
    title: "Banesa 5, Kulla 5, Kati 7",
    color: "rgb(22, 21, 18)",
    background: "rgb(255, 255, 255)",
  });
  expect(printed.text).toContain("Faqja e banesës, e përditësuar");
  expect(printed.text).not.toContain("partner");
  await expect(page.locator(".print-frame")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
});
