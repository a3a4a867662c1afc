import { expect, type Page } from "@playwright/test";

export type ShownScreen = readonly [
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
const all = "status=all";
/** Rows and cards of a few floors are laid out like all others, and a page of 180 takes ten times as long to be measured. */
const fewFloors = `${all}&floor=1-2`;

/** Both sets of screens: the first apartment has a plan, the last one is a shop or similar. */
const searchScreens = (
  [one, other, third]: readonly [string, string, string],
  listed: string,
): readonly ShownScreen[] => [
  ["the grid", { name: "search" }],
  [
    "the list, with a tray",
    { name: "search" },
    async (page) => {
      await set("filter", listed)(page);
      await set("view", "list")(page);
      await saveSome(page);
    },
  ],
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
const looksPage = "/__fixtures/looks/element.html?hints=off";
/** Every screen of every element except the brochure, with our sample and with names as long as real ones. */
export const subjects = {
  "a search of real names": {
    query: `${names}&tag=kulla-apartment-search&filter=${encodeURIComponent(all)}`,
    screens: searchScreens(["a6-1", "b6-2", "a0-1"], all),
  },
  "a picker of real names": { query: names, screens: pickerScreens("b", [6, 3, 0, -1]) },
  "a filtered picker of real names": {
    query: `${names}&filter=${encodeURIComponent("bedrooms=2,3")}`,
    screens: pickerScreens("b", [6, 3]),
  },
  "the sample's search": {
    query: `${looksPage}&tag=kulla-apartment-search&filter=${encodeURIComponent(all)}`,
    screens: searchScreens(["k5-07-05", "k6-10-02", "k5-01-09"], fewFloors),
  },
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as readonly SubjectName[];

/** The filters of a search with real names on a phone: a dialog. */
export async function openFilters(page: Page, language: string): Promise<void> {
  await openSubject(page, `${names}&tag=kulla-apartment-search`, language);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".filters-open").click();
  await page.getByRole("dialog").getByRole("group").first().waitFor();
}

/** At a desktop's width, before it is narrowed. */
export async function openSubject(page: Page, query: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${query}&locale=${language}`);
  await page.getByRole("heading").first().waitFor();
}

export async function showScreen(page: Page, [, screen, act]: ShownScreen): Promise<void> {
  // A form is shown over its screen.
  await page.keyboard.press("Escape");
  const element = page.locator("main > *");
  await element.evaluate((host, to) => (host as HTMLElement & { show: (screen: object) => void }).show(to), screen);
  const shown = (): Promise<unknown> =>
    element.evaluate((host) => (host as HTMLElement & { screen?: { name: string } }).screen?.name);
  await expect.poll(shown).toBe(screen.name);
  await act?.(page);
}
