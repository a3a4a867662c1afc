import type { Page } from "@playwright/test";
import type { Look } from "./look.ts";

type Shown = { readonly show: (screen: object) => void };

/** Shows a screen of the picker, and scrolls the page to where it begins, below a sticky header of the page. */
const show =
  (screen: object, isFramed = false) =>
  async (page: Page): Promise<void> => {
    const scope = isFramed ? page.frameLocator("iframe") : page;
    await scope.locator("kulla-apartment-picker").evaluate((picker, target) => {
      (picker as unknown as Shown).show(target);
      picker.scrollIntoView();
    }, screen);
  };

const apartment = { name: "apartment", apartment: "k5-07-05" };

/** An apartment in a frame, from the frame's top: where the page is scrolled to while its height still changes would differ. */
async function showInFrame(page: Page): Promise<void> {
  await show(apartment, true)(page);
  await page.frameLocator("iframe").getByRole("button", { name: "ASK FOR THE PRICE" }).waitFor();
  await page.locator("iframe").evaluate((frame) => frame.scrollIntoView());
}

/** The search of the second tab, as plans. */
async function searchInTab(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Find a home" }).click();
  const search = page.locator("#search kulla-apartment-search");
  await search.getByText("Plans", { exact: true }).click();
  await search.getByText("All plans at one scale").waitFor();
}

/** The search in the page's own window, as a list. */
async function searchInWindow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search in a window" }).click();
  const search = page.getByRole("dialog", { name: "Search" }).locator("kulla-apartment-search");
  await search.getByText("List", { exact: true }).click();
  await search.getByRole("table").waitFor();
}

const widths = [390, 1440] as const;
const at = (page: string): string => `/__fixtures/agencies/${page}.html`;

/** Pages as agencies build them, each with its own typefaces, colours, header and columns. */
export const agencyLooks: readonly Look[] = [
  { name: "agency-sticky-bar", path: at("stickyBar"), steps: show(apartment), isWindow: true, widths },
  {
    name: "agency-dark-listing",
    path: at("darkListing"),
    steps: async (page) => {
      await show({ name: "search" })(page);
      await page.getByRole("heading", { name: "110 Wohnungen" }).waitFor();
    },
    isWindow: true,
    widths,
  },
  {
    name: "agency-classic-theme",
    path: at("classicTheme"),
    steps: show({ name: "tower", tower: "k5" }),
    isWindow: true,
    widths,
  },
  { name: "agency-campaign-tab", path: at("campaign"), steps: searchInTab, isWindow: true, widths: [390] },
  { name: "agency-campaign-window", path: at("campaign"), steps: searchInWindow, isWindow: true, widths: [1440] },
  { name: "agency-boutique", path: at("boutique"), isWindow: true, isUnscrolled: true, widths },
  { name: "agency-frame", path: at("builderFrame"), steps: showInFrame, isWindow: true, widths },
];
