import { expect, test } from "@playwright/test";
import { delayRequests } from "../../support/delayRequests.ts";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { rendered } from "../../support/serverPage.ts";

/** The late sheet, and an element that needs it. */
const lateSheets = {
  "a tower's": { sheet: "kulla.css", tag: "kulla-building-picker", attributes: { tower: "k5" }, heading: "Kulla 5" },
  "a floor's": {
    sheet: "kulla-home.css",
    tag: "kulla-floor-explorer",
    attributes: { tower: "k5", floor: 7 },
    heading: "Kati 7",
  },
  "a floor's that is searched": {
    sheet: "kulla-home.css",
    tag: "kulla-floor-explorer",
    attributes: { tower: "k5", floor: 7, filter: "bedrooms=2" },
    heading: "Kati 7",
  },
  "a search's": {
    sheet: "kulla-search.css",
    tag: "kulla-apartment-search",
    attributes: { filter: "" },
    heading: "179 banesa",
  },
} as const;

/** Two frames later: the second begins when the first was painted. Runs in the page. */
const nextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const [whose, { sheet, tag, attributes, heading }] of Object.entries(lateSheets)) {
  test(
    `with ${sheet} late, ${whose} markup of a server is never seen unstyled`,
    inBothWhen(tag === "kulla-building-picker"),
    async ({ page }) => {
      const release = await delayRequests(page, `**/widgets/${sheet}`);
      const html = `<h1>Before</h1>${rendered(tag, attributes)}<p>After</p>`;
      await page.route("**/partner-page", (route) =>
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: `<!doctype html><title>Late</title><main>${html}</main>`,
        }),
      );
      await page.goto("/partner-page", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: "Before" })).toBeVisible();
      // As far as the browser reads and paints without the sheet.
      await expect(page.locator(tag)).toBeAttached();
      await page.evaluate(nextPaint);
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeHidden();
      release();
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    },
  );
}

test("with its style sheet late, a tower on the showcase's own page is never seen unstyled", async ({ page }) => {
  const release = await delayRequests(page, "**/widgets/kulla.css");
  await page.goto("/click-floor", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { name: "Kulla 5", exact: true });
  // A parser may wait at the sheet.
  await expect(page.locator("header a").first()).toBeAttached();
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toBeVisible();
});
