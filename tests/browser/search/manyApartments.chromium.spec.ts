import { expect, test, type Locator, type Page } from "@playwright/test";
import { grownProject } from "../../bench/bigProject.ts";
import { place } from "../../support/place.ts";

const project = JSON.stringify(grownProject({ floors: 200, apartments: 50 }));

/** The search of 10,000 apartments in one tower of 200 floors. */
async function open(page: Page, view: "grid" | "list"): Promise<Locator> {
  await page.route("**/many/project.json", (route) =>
    route.fulfill({ contentType: "application/json", body: project }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await place(
    page,
    `<kulla-apartment-search project="/many/project.json" filter="status=all" view="${view}"></kulla-apartment-search>`,
  );
  const search = page.locator("kulla-apartment-search");
  await expect(search.getByRole("heading", { name: "10000 banesa" })).toBeVisible();
  return search;
}

/** Rows in the document that touch the window, those up to its height away from it, and those further away. */
const rowsOf = (search: Locator): Promise<{ seen: number; near: number; far: number }> =>
  search.locator("[data-row]").evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const awayPx = ({ top, bottom }: DOMRect): number => Math.max(-bottom, top - innerHeight, 0);
    const near = boxes.filter((box) => awayPx(box) > 0 && awayPx(box) <= innerHeight + box.height).length;
    const seen = boxes.filter((box) => awayPx(box) === 0).length;
    return { seen, near, far: boxes.length - seen - near };
  });

const scrollDown = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);

/** Up to a window before and after it is rendered too, so that scrolling shows no empty page. */
async function expectWindowed(search: Locator, maxRows: number): Promise<void> {
  await expect
    .poll(async () => {
      const { seen, near, far } = await rowsOf(search);
      return { isSeen: seen > 2, isNear: near <= 2 * seen, isFar: far <= maxRows };
    })
    .toEqual({ isSeen: true, isNear: true, isFar: true });
}

test("of 10,000 apartments the grid renders the floors on screen, wherever it is scrolled and whatever is filtered", async ({
  page,
}) => {
  const search = await open(page, "grid");
  await expectWindowed(search, 0);
  await scrollDown(page, 0.5);
  // The apartment that Tab leads to stays, with the floors next to it.
  await expectWindowed(search, 3);
  await search.getByRole("group", { name: "Dhoma gjumi" }).getByRole("checkbox", { name: /^2/ }).check();
  await expect(search.getByRole("heading", { name: "10000 banesa" })).toHaveCount(0);
  await expectWindowed(search, 3);
  // Rows that do not match are lower; none is gone.
  const apartments = await search.locator(".cell[data-apartment]").count();
  expect(apartments % 50).toBe(0);
  expect(apartments).toBeLessThanOrEqual(16 * 50);
  await expect(search.locator(".cell.match[data-apartment]").first()).toBeAttached();
  await expect(search.locator(".cell[data-apartment]:not(.match)").first()).toBeAttached();
});

test("of 10,000 apartments the list renders the rows on screen, wherever it is scrolled", async ({ page }) => {
  const search = await open(page, "list");
  const table = search.getByRole("table");
  await expect(table).toHaveAttribute("aria-rowcount", "10001");
  await expectWindowed(search, 0);
  for (const share of [0.5, 0.95, 0]) {
    await scrollDown(page, share);
    await expectWindowed(search, 0);
  }
  expect(await search.locator("[data-row]").count()).toBeLessThanOrEqual(50);
});
