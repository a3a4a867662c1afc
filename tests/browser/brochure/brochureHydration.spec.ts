import { expect, test, type Locator, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { lostNodes, markNodes, shiftsOf } from "../../support/marked.ts";
import { hydrate, isHydrated, openPartnerPage, rendered } from "../../support/serverPage.ts";

type Read = { readonly size: readonly [number, number]; readonly page?: number };

/** A server-rendered brochure in a window of this size. */
async function openBook(page: Page, { size: [width, height], ...attributes }: Read): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await openPartnerPage(page, rendered("kulla-brochure", attributes));
  return page.locator("kulla-brochure");
}

async function comeAlive(page: Page): Promise<void> {
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.locator("kulla-brochure .served")).toHaveCount(0);
}

const heightOf = (book: Locator): Promise<number> =>
  book.evaluate((host) => Math.round(host.getBoundingClientRect().height));

const windows = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1060, 800],
  [1200, 850],
  [1440, 900],
] as const;

for (const size of windows) {
  for (const page of [undefined, 6]) {
    test(
      `a server's brochure ${page === undefined ? "that is closed" : `at page ${page}`} keeps its size once it is hydrated, at ${size.join("x")}`,
      inBothWhen(size[0] === 1060),
      async ({ page: tab }) => {
        const book = await openBook(tab, { size, ...(page !== undefined && { page }) });
        const before = await heightOf(book);
        expect(await markNodes(book)).toBeGreaterThan(20);
        await comeAlive(tab);
        expect(await heightOf(book)).toBe(before);
        expect(await lostNodes(tab)).toEqual([]);
        expect(await shiftsOf(tab)).toEqual([]);
      },
    );
  }
}

test(
  "a server's brochure shows its attribute's page before any script runs",
  { tag: "@chromium" },
  async ({ page }) => {
    const book = await openBook(page, { size: [1440, 900], page: 5 });
    await expect(book.getByRole("group", { name: "Faqja 6", exact: true }).getByRole("img")).toBeVisible();
    await expect(book.getByRole("group", { name: "Faqja 1", exact: true })).toHaveCount(0);
    await markNodes(book);
    await comeAlive(page);
    await expect(book.getByText(/6–7/)).toBeAttached();
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3)).toBe("0.000");
  },
);

test(
  "the footer of a brochure is one line from 960 px on, in every language",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    for (const locale of ["sq", "en", "de"]) {
      await openPartnerPage(page, rendered("kulla-brochure", { locale, page: 6 }));
      await hydrate(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
      const links = page.locator("kulla-brochure .foot-row .foot-link:visible");
      await expect.poll(() => links.count()).toBeGreaterThan(4);
      const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
    }
  },
);
