import { expect, test, type Locator, type Page } from "@playwright/test";
import { shiftsOf } from "../../support/layoutShifts.ts";

// Pages as agencies build them; the first three embed the picker as an author may, by a `div`, the others by its tag. Only Chromium
// measures layout shifts.

type Words = { readonly ask: string; readonly name: string; readonly phone: string; readonly send: string };

const albanian: Words = {
  ask: "PYET PER CMIMIN",
  name: "Emri dhe mbiemri",
  phone: "Telefoni",
  send: "Dërgo kërkesën",
};
const english: Words = { ask: "ASK FOR THE PRICE", name: "Name", phone: "Phone", send: "Send inquiry" };
const german: Words = { ask: "PREIS ANFRAGEN", name: "Vor- und Nachname", phone: "Telefon", send: "Anfrage senden" };

const pages = {
  themeColumn: { name: "a WordPress theme's column", partner: "dritarja", words: albanian },
  builderRows: { name: "a row builder's page", partner: "hartmann", words: german },
  portal: { name: "a portal's narrow column", partner: "portal-17", words: german },
  builderSections: { name: "a section builder's page", partner: "northgate", words: english },
  landing: { name: "a landing page on a CSS framework", partner: "keystone", words: english },
  designer: { name: "a visual designer's dark page", partner: "atelier", words: english },
} as const;

/** Opens the page like a visitor from an advertisement. */
async function arrive(page: Page, file: string): Promise<Locator> {
  await page.goto(`/__fixtures/agencies/${file}.html?utm_source=meta&utm_campaign=autumn&fbclid=F-1&id=7`);
  return page.locator("kulla-apartment-picker");
}

for (const [file, { name, partner, words }] of Object.entries(pages)) {
  for (const width of [390, 1440])
    test(`${name} shows the picker at ${width} px: nothing moves, and nothing is wider than the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const picker = await arrive(page, file);
      await page.waitForLoadState("networkidle");
      const early = await shiftsOf(page);
      expect(early.sum, early.reported.join("\n")).toBeLessThanOrEqual(0.01);
      await picker.scrollIntoViewIfNeeded();
      await expect(picker.getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const late = await shiftsOf(page);
      expect(late.sum, late.reported.join("\n")).toBeLessThanOrEqual(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  test(`an inquiry from ${name} names the agency and the campaign that led to it`, async ({ page }) => {
    const received: unknown[] = [];
    await page.route("**/inquiries", (route) => {
      received.push(route.request().postDataJSON());
      return route.fulfill({ status: 201, json: {} });
    });
    const picker = await arrive(page, file);
    await picker.scrollIntoViewIfNeeded();
    await expect(picker.getByRole("heading").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("kulla:campaign"))).toContain("autumn");
    await picker.evaluate((host) =>
      (host as HTMLElement & { show: (screen: object) => void }).show({ name: "apartment", apartment: "k5-07-05" }),
    );
    await picker.getByRole("button", { name: words.ask }).click();
    const dialog = picker.getByRole("dialog");
    await dialog.getByLabel(words.name, { exact: true }).fill("Arta Krasniqi");
    await dialog.getByLabel(words.phone, { exact: true }).fill("+383 44 123 456");
    await dialog.getByLabel(/^e-mail$/i).fill("arta@shembull.com");
    await expect(async () => {
      const send = dialog.getByRole("button", { name: words.send });
      if (await send.isVisible()) await send.click();
      expect(received.length).toBeGreaterThan(0);
    }).toPass();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      apartments: ["k5-07-05"],
      partner,
      campaign: { last: { values: { utm_source: "meta", utm_campaign: "autumn", fbclid: "F-1" } } },
    });
  });
}

test("a portal's column that is too narrow for the brochure opens it over the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, "portal");
  const open = page.getByRole("button", { name: "Broschüre öffnen" });
  await open.click();
  await expect(page.getByRole("dialog", { name: "Broschüre öffnen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});
