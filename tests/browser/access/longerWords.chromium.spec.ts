import { expect, test, type Page } from "@playwright/test";
import { addressOf } from "../../../demo/navigation/matchRoute.ts";
import { lossesAndOverlaps, expectNoFaults, type Sizes } from "../../support/expectNoFaults.ts";
import { layoutFaults } from "../../support/layoutFaults.ts";
import { openSubject, showScreen, subjects } from "../../support/shownScreens.ts";
import { kindsOfPages } from "../../support/siteRoutes.ts";
import { hydrated } from "../../support/hydrated.ts";
import { here } from "../../support/tour.ts";
import { translateAll, translated } from "../../support/translator.ts";

// Other languages' words are up to 40 % longer than ours. By geometry, which only depends on our style sheets: one engine is enough.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => translateAll(page, 0.4));

const sizes: Sizes = [
  [1440, 900],
  [390, 844],
  [320, 568],
];

for (const name of ["a picker of real names", "the sample's search"] as const)
  test(`${name} translated into longer words: nothing is cut off, and nothing overlaps`, async ({ page }) => {
    test.setTimeout(90_000);
    const { query, screens } = subjects[name];
    await openSubject(page, query, "en");
    for (const screen of screens) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await showScreen(page, screen);
      await expectNoFaults(page, screen[0], { sizes, kinds: lossesAndOverlaps, before: () => translated(page) });
    }
  });

test("every page translated into longer words: nothing is cut off, and nothing overlaps", async ({ page }) => {
  test.setTimeout(120_000);
  for (const { page: kind, path } of kindsOfPages) {
    // Its address redirects.
    if (kind === "moved") continue;
    await page.goto(addressOf(kind === "missing" ? "/thirteenth-floor" : path, "en"));
    if (kind !== "tour") await hydrated(page);
    await expectNoFaults(page, kind, { sizes, kinds: lossesAndOverlaps, before: () => translated(page) });
  }
});

for (const [width, height] of sizes)
  test(`the way back from a tour leaves its title free at ${width} px, however long its words`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/en/vr");
    const title = here(page.frameLocator("iframe"));
    await expect(title).toHaveText("Livingng roomom");
    const link = page.locator("main").getByRole("link");
    await expect(link).toContainText("Choosese an apartmentment");
    await expect
      .poll(async () => {
        const [before, after] = [await endOfWords(link), await startOfWords(title)];
        return after - before;
      })
      .toBeGreaterThanOrEqual(0);
  });

type Words = ReturnType<Page["locator"]>;
const endOfWords = async (words: Words): Promise<number> => {
  const { x, width } = (await words.boundingBox()) ?? { x: 0, width: 0 };
  return x + width;
};
/** Without the gap in front of it. */
const startOfWords = async (words: Words): Promise<number> => (await words.locator("font font").boundingBox())?.x ?? 0;

test("the title of a search does not break words next to a longer button", async ({ page }) => {
  const { query } = subjects["the sample's search"];
  await openSubject(page, query, "en");
  for (const width of [400, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("apartmentsents");
    const broken = async (): Promise<readonly string[]> =>
      (await layoutFaults(page))
        .filter(({ kind, where }) => kind === "broken" && where.includes("apartmentsents"))
        .map(({ where }) => where);
    await expect.poll(broken, { message: `at ${width} px` }).toEqual([]);
  }
});

test("names of the site, its towers and its profiles stay unchanged", async ({ page }) => {
  await page.goto("/en/contact");
  await expect(page.getByRole("main")).toContainText("Writete to us.");
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveText("Kulla");
  await expect(page.getByRole("link", { name: "@kulla.example" }).first()).toBeVisible();
  await page.goto("/en/apartments/k5-07-05");
  await hydrated(page);
  await page.getByRole("link", { name: /^ASKK/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Kulla 5, Flooror 7");
});
