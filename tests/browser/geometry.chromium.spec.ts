import { expect, test, type Page } from "@playwright/test";
import { addressOf } from "../../demo/navigation/placeOf.ts";
import { languages } from "../../demo/text/language.ts";
import { enlargeText, spaceText } from "../support/enlargedText.ts";
import { layoutFaults, type LayoutFault } from "../support/layoutFaults.ts";
import { kindsOfPages } from "../support/siteRoutes.ts";
import { takenOver } from "../support/takenOver.ts";

// By geometry, which is our style sheets' own: one engine is enough. Pictures at a few widths find none of this.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The last is 1280x1024 at 400 %. */
const windows = [
  [1920, 1080],
  [1536, 864],
  [1366, 768],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [320, 568],
  [320, 256],
] as const;
type Sizes = readonly (readonly [width: number, height: number])[];

/** With larger or wider letters a word may break; nothing may be lost. What is lettered into a drawing a list tells, too. */
const losses: readonly LayoutFault["kind"][] = ["cut", "outside the page", "sideways"];

type Asked = {
  readonly sizes?: Sizes;
  readonly kinds?: readonly LayoutFault["kind"][];
  readonly before?: () => Promise<void>;
};

/** What is wrong in a page at every width. What is only on its way is waited for. */
async function expectNoFaults(page: Page, what: string, { sizes = windows, kinds, before }: Asked = {}): Promise<void> {
  const faults = async (): Promise<readonly string[]> => {
    await before?.();
    const all = await layoutFaults(page);
    return all
      .filter(({ kind, isDrawn }) => !kinds || (kinds.includes(kind) && !isDrawn))
      .map(({ kind, where }) => `${kind}: ${where}`);
  };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(faults, { message: `${what} at ${width}x${height}`, timeout: 5000 }).toEqual([]);
  }
}

// Its address leads on by itself.
const pages = kindsOfPages.filter(({ page }) => page !== "moved");

for (const { page: kind, path } of pages)
  for (const language of languages)
    test(`${kind} in ${language}: at no width is a text cut, broken in a word or figure, over another one or out of its column`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(addressOf(kind === "missing" ? "/thirteenth-floor" : path, language));
      if (kind !== "tour") await takenOver(page);
      await expectNoFaults(page, kind);
    });

type ShownScreen = readonly [
  name: string,
  screen: { readonly name: string; readonly [part: string]: unknown },
  act?: (page: Page) => Promise<void>,
];
type Subject = { readonly query: string; readonly screens: readonly ShownScreen[] };

const saveSome = async (page: Page): Promise<void> => {
  const marks = page.getByRole("table").locator("button[aria-pressed]");
  for (const index of [0, 4, 8, 12]) await marks.nth(index).click();
};
const sendNothing = async (page: Page): Promise<void> => {
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await page.getByRole("dialog").getByRole("alert").first().waitFor();
};

/** One attribute of the element on the page. */
const set =
  (name: string, value: string) =>
  (page: Page): Promise<void> =>
    page.locator("main > *").evaluate((element, [key, to]) => element.setAttribute(key, to), [name, value] as const);
const showList = async (page: Page): Promise<void> => {
  await set("view", "list")(page);
  await saveSome(page);
};

const all = "status=all";
/** Both sets of screens: of the apartment that is named first there is a plan, the last one is a shop or the like. */
const searchScreens = ([one, other, third]: readonly [string, string, string]): readonly ShownScreen[] => [
  ["the grid", { name: "search" }],
  ["the list, with a tray", { name: "search" }, showList],
  ["the plans", { name: "search" }, set("view", "cards")],
  ["nothing found", { name: "search" }, set("filter", "bedrooms=9")],
  ["three compared", { name: "compare", apartments: [one, other, third] }],
  ["two compared", { name: "compare", apartments: [one, third] }],
  ["an apartment", { name: "apartment", apartment: one }],
  ["another one", { name: "apartment", apartment: third }],
  ["the price form", { name: "inquiry", apartment: third }, sendNothing],
];
const pickerScreens = (tower: string, floors: readonly number[]): readonly ShownScreen[] => [
  ["the site", { name: "site" }],
  ["a tower", { name: "tower", tower }],
  ...floors.map((floor): ShownScreen => [`floor ${floor}`, { name: "floor", tower, floor }]),
];

const names = "/__fixtures/projects/show.html?project=longNames&hints=off";
const ours = "/__fixtures/looks/element.html?hints=off";
const subjects: Readonly<Record<string, Subject>> = {
  "a search of real names": {
    query: `${names}&tag=kulla-apartment-search&filter=${encodeURIComponent(all)}`,
    screens: searchScreens(["a6-1", "b6-2", "a0-1"]),
  },
  "a picker of real names": { query: names, screens: pickerScreens("b", [6, 3, 0, -1]) },
  "a filtered picker of real names": {
    query: `${names}&filter=${encodeURIComponent("bedrooms=2,3")}`,
    screens: pickerScreens("b", [6, 3]),
  },
  "our search": {
    query: `${ours}&tag=kulla-apartment-search&filter=${encodeURIComponent(all)}`,
    screens: searchScreens(["k5-07-05", "k6-10-02", "k5-01-09"]),
  },
};

async function open(page: Page, query: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${query}&locale=${language}`);
  await page.getByRole("heading").first().waitFor();
}

async function show(page: Page, [, screen, act]: ShownScreen): Promise<void> {
  // A form lies over its screen.
  await page.keyboard.press("Escape");
  const element = page.locator("main > *");
  await element.evaluate((host, to) => (host as HTMLElement & { show: (screen: object) => void }).show(to), screen);
  const shown = (): Promise<unknown> =>
    element.evaluate((host) => (host as HTMLElement & { screen?: { name: string } }).screen?.name);
  await expect.poll(shown).toBe(screen.name);
  await act?.(page);
}

for (const [subject, { query, screens }] of Object.entries(subjects))
  for (const language of languages)
    test(`${subject} in ${language}: every screen is whole at every width`, async ({ page }) => {
      test.setTimeout(60_000);
      await open(page, query, language);
      for (const screen of screens) {
        await page.setViewportSize({ width: 1920, height: 1080 });
        await show(page, screen);
        await expectNoFaults(page, screen[0]);
      }
    });

test("the filters of a search on a phone are whole at every width", async ({ page }) => {
  for (const language of languages) {
    await open(page, `${names}&tag=kulla-apartment-search`, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".filters-open").click();
    await page.getByRole("dialog").getByRole("group").first().waitFor();
    await expectNoFaults(page, language, { sizes: windows.slice(6) });
  }
});

const narrow: Sizes = [
  [1280, 800],
  [768, 1024],
  [390, 844],
  [320, 568],
];

for (const subject of ["a picker of real names", "our search"] as const)
  test(`${subject} with letters spaced as WCAG 1.4.12 asks loses nothing`, async ({ page }) => {
    test.setTimeout(60_000);
    await expectNoLosses(page, subject, { sizes: narrow, change: spaceText });
  });

test("our search with letters of twice their size loses nothing", async ({ page }) => {
  test.setTimeout(60_000);
  await expectNoLosses(page, "our search", { sizes: narrow.slice(0, 2), change: enlargeText });
});

type Changed = { readonly sizes: Sizes; readonly change: (page: Page) => Promise<void> };

async function expectNoLosses(page: Page, subject: string, { sizes, change }: Changed): Promise<void> {
  const { query = "", screens = [] } = subjects[subject] ?? {};
  await open(page, query, "de");
  for (const screen of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await show(page, screen);
    await expectNoFaults(page, screen[0], { sizes, kinds: losses, before: () => change(page) });
  }
}

test.describe("in a browser whose faces are the machine's", () => {
  for (const language of languages)
    test(`our search in ${language} runs over at no width`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.route("**/*.woff2", (route) => route.abort());
      const { query = "", screens = [] } = subjects["our search"] ?? {};
      await open(page, query, language);
      for (const screen of screens) {
        await page.setViewportSize({ width: 390, height: 844 });
        await show(page, screen);
        await expectNoFaults(page, screen[0], { sizes: windows.slice(6) });
      }
    });
});
