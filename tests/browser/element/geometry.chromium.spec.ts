import { expect, test, type Page } from "@playwright/test";
import { addressOf } from "../../../demo/navigation/matchRoute.ts";
import { languages } from "../../../demo/content/language.ts";
import { enlargeText, spaceText } from "../../support/enlargedText.ts";
import { lossesAndOverlaps, expectNoFaults, lossKinds, windowSizes, type Sizes } from "../../support/expectNoFaults.ts";
import {
  openFilters,
  openSubject,
  showScreen,
  subjectNames,
  subjects,
  type SubjectName,
} from "../../support/shownScreens.ts";
import { layoutFaults, type LayoutFault } from "../../support/layoutFaults.ts";
import { kindsOfPages } from "../../support/siteRoutes.ts";
import { hydrated } from "../../support/hydrated.ts";

// By geometry, which only depends on our style sheets: one engine is enough. Screenshots at a few widths would miss this.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const desktop: Sizes = [
  [1280, 800],
  [768, 1024],
];
const phone: Sizes = [
  [390, 844],
  [320, 568],
];

// Its address redirects.
const pages = kindsOfPages.filter(({ page }) => page !== "moved");

for (const { page: kind, path } of pages)
  test(`${kind}: at any width, in any language and with WCAG 1.4.12 text spacing, no text is cut off, broken in a word or figure, over another or out of its column`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const language of languages) {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(addressOf(kind === "missing" ? "/thirteenth-floor" : path, language));
      if (kind !== "tour") await hydrated(page);
      await expectNoFaults(page, `${kind} in ${language}`);
    }
    const change = { sizes: [...desktop, ...phone], kinds: lossKinds, before: () => spaceText(page) };
    await expectNoFaults(page, `${kind} with spaced letters`, change);
  });

for (const name of subjectNames)
  for (const language of languages)
    test(`${name} in ${language}: every screen is intact at every width`, async ({ page }) => {
      test.setTimeout(60_000);
      const { query, screens } = subjects[name];
      await openSubject(page, query, language);
      for (const screen of screens) {
        await page.setViewportSize({ width: 1920, height: 1080 });
        await showScreen(page, screen);
        await expectNoFaults(page, screen[0]);
      }
    });

test("the filters of a search on a phone are intact at every width, even in letters of twice their size", async ({
  page,
}) => {
  for (const language of languages) {
    await openFilters(page, language);
    await expectNoFaults(page, language, { sizes: windowSizes.slice(6) });
    await expectNoFaults(page, language, { sizes: phone, kinds: lossesAndOverlaps, before: () => enlargeText(page) });
  }
});

for (const name of subjectNames)
  test(`${name} with WCAG 1.4.12 text spacing loses nothing, breaks no word, and no floor's number leaves its column`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await forEachScreen(page, name, async (screen) => {
      // Three columns side by side on a phone: long names wrap inside a word there, and nothing is lost.
      const isWhole = !/compared/.test(screen);
      const isFault = ({ kind, where, isDrawn }: LayoutFault): boolean =>
        !isDrawn &&
        (lossKinds.includes(kind) ||
          (kind === "broken" && (isWhole || /title/.test(where))) ||
          (kind === "outside its box" && /^"\d+" .*level/.test(where)));
      for (const [width, height] of [...desktop, ...phone]) {
        await page.setViewportSize({ width, height });
        const faults = async (): Promise<readonly LayoutFault[]> => {
          await spaceText(page);
          return (await layoutFaults(page)).filter(isFault);
        };
        await expect.poll(faults, { message: `${screen} at ${width} px`, timeout: 5000 }).toEqual([]);
      }
    });
  });

for (const name of subjectNames)
  test(`${name} with letters of twice their size loses nothing, and nothing overlaps on a phone`, async ({ page }) => {
    test.setTimeout(60_000);
    const before = (): Promise<void> => enlargeText(page);
    await forEachScreen(page, name, async (screen) => {
      await expectNoFaults(page, screen, { sizes: desktop, kinds: lossKinds, before });
      await expectNoFaults(page, screen, { sizes: phone, kinds: lossesAndOverlaps, before });
    });
  });

async function forEachScreen(page: Page, name: SubjectName, look: (screen: string) => Promise<void>): Promise<void> {
  const { query, screens } = subjects[name];
  await openSubject(page, query, "de");
  for (const screen of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await showScreen(page, screen);
    await look(screen[0]);
  }
}

test.describe("in a browser with the machine's own fonts", () => {
  for (const language of languages)
    test(`the sample's search in ${language} overflows at no width`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.route("**/*.woff2", (route) => route.abort());
      const { query, screens } = subjects["the sample's search"];
      await openSubject(page, query, language);
      for (const screen of screens) {
        await page.setViewportSize({ width: 390, height: 844 });
        await showScreen(page, screen);
        await expectNoFaults(page, screen[0], { sizes: windowSizes.slice(6) });
      }
    });
});

const searches = { "a search of real names": 74, "the sample's search": 179 } as const;
for (const [name, count] of Object.entries(searches) as readonly [keyof typeof searches, number][])
  test(`${name}: every cell of its grid is 24 px wide and high, beside any floor's name and at any width`, async ({
    page,
  }) => {
    await openSubject(page, subjects[name].query, "de");
    const cells = page.getByRole("gridcell").getByRole("button");
    await expect(cells).toHaveCount(count);
    for (const width of [320, 360, 390, 600, 640, 700, 720, 740, 768, 800, 840, 900, 1200, 1240, 1280, 1300, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      const narrow = (): Promise<readonly string[]> =>
        cells.evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const { width: across, height: down } = button.getBoundingClientRect();
            return across < 24 || down < 24 ? [`${button.getAttribute("aria-label")}: ${across} x ${down}`] : [];
          }),
        );
      await expect.poll(narrow, { message: `at ${width} px` }).toEqual([]);
    }
  });
