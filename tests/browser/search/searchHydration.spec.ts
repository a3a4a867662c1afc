import { expect, test, type Locator, type Page } from "@playwright/test";
import { grownProject } from "../../bench/bigProject.ts";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { lostNodes, markNodes, shiftsOf } from "../../support/marked.ts";
import { hydrate, openPartnerPage, rendered } from "../../support/serverPage.ts";

const manyApartments: object = JSON.parse(JSON.stringify(grownProject({ floors: 20, apartments: 20 })));

type SearchOptions = { readonly width: number; readonly view: "list" | "cards"; readonly project?: object };

/** A server-rendered page with a search and a paragraph below it. */
async function openSearch(page: Page, { width, view, project }: SearchOptions): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.route("**/many/project.json", (route) => route.fulfill({ json: project }));
  const many = project && { project, projectUrl: "/many/project.json" };
  const search = rendered("kulla-apartment-search", { view, filter: "status=all" }, many);
  const below = '<p style="margin: 0; height: 2000px">What the page says besides</p>';
  await openPartnerPage(page, `<div style="display: contents">${search}${below}</div>`);
  return page.locator("kulla-apartment-search");
}

/** Until the element is hydrated, and the browser has reported which part of it is on screen. */
async function comeAlive(page: Page): Promise<void> {
  await hydrate(page);
  await expect(page.locator("kulla-apartment-search link")).toHaveCount(0);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
}

const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const rowsOnScreen = (search: Locator): Promise<number> =>
  search.locator("[data-row]").evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return boxes.filter(({ top, bottom }) => top < innerHeight && bottom > 0).length;
  });

const places = { "at the top": 0, "in the apartments": 1500, "at a paragraph below them": Infinity };

for (const view of ["list", "cards"] as const) {
  for (const width of [390, 1440]) {
    for (const [place, top] of Object.entries(places)) {
      const title = `a server's ${view} are hydrated at ${width} px without a node lost or moved, read ${place}`;
      // Engines differ in how they keep the place a visitor reads at: each view is tried once inside and once below.
      const isOfBoth = (width === 390 && top === places["in the apartments"]) || (width === 1440 && top === Infinity);
      test(title, inBothWhen(isOfBoth), async ({ page }) => {
        const search = await openSearch(page, { width, view });
        const below = page.getByText("What the page says besides");
        if (top === Infinity)
          await below.evaluate((paragraph) => scrollTo(0, paragraph.getBoundingClientRect().top + scrollY - 450));
        else await page.evaluate((y) => scrollTo(0, y), top);
        expect(await markNodes(search)).toBeGreaterThan(1000);
        const before = await topOf(below);
        await comeAlive(page);
        expect(await topOf(below)).toBe(before);
        expect(await lostNodes(page)).toEqual([]);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  }

  test(
    `of 400 apartments the ${view} rendered by a server stay, and the others are rendered when they are scrolled to`,
    { tag: "@chromium" },
    async ({ page }) => {
      const search = await openSearch(page, { width: 1440, view, project: manyApartments });
      const below = page.getByText("What the page says besides");
      await markNodes(search);
      const before = await topOf(below);
      await comeAlive(page);
      expect(await topOf(below)).toBe(before);
      await below.evaluate((paragraph) => scrollTo(0, paragraph.getBoundingClientRect().top + scrollY - 3000));
      await expect.poll(() => rowsOnScreen(search)).toBeGreaterThan(0);
      expect((await lostNodes(page)).filter((node) => !node.includes('class="room"'))).toEqual([]);
    },
  );
}

test("a focused card rendered by a server keeps the focus", async ({ page }) => {
  const search = await openSearch(page, { width: 390, view: "cards" });
  const card = search.getByRole("link", { name: "K6, Kati 3, Banesa 4" });
  await card.focus();
  const before = await topOf(card);
  await comeAlive(page);
  await expect(card).toBeFocused();
  expect(await topOf(card)).toBe(before);
});
