import { expect, type Locator } from "@playwright/test";
import { links } from "./serverPage.ts";

/** A screen of a tag as a server renders it, and its visible content however it gets into a page. */
export type ServedScreen = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Its parts, by name. */
  readonly heading: string;
  /** A part of the page with a name and no heading. */
  readonly isRegion?: boolean;
  /** A link, and its target. */
  readonly control: string;
  readonly redirectTo: string | RegExp;
  /** One without pictures: only rows and cells. */
  readonly hasNoPicture?: boolean;
  /** The dialog that a press on the link opens over the screen once the element is hydrated; without scripts it leads to the page's own. */
  readonly opens?: (element: Locator) => Promise<void>;
};

const picker = "kulla-apartment-picker";
const search = "kulla-apartment-search";
const preview = { tag: "kulla-apartment-preview", attributes: { apartment: "k5-07-05" }, heading: "Banesa 5" };
const ask = { control: "PYET PER CMIMIN", redirectTo: "/partner/ask?home=k5-07-05" };
const tour = { control: "VR TOUR 360°", redirectTo: /\/tours\/2\/vr-2\// };

export const servedScreens: Readonly<Record<string, ServedScreen>> = {
  "the site": {
    tag: "kulla-building-picker",
    attributes: {},
    heading: "Kullat",
    control: "Kulla 5, 11 kate, 91 banesa",
    redirectTo: "/partner/k5",
  },
  "a tower": {
    tag: "kulla-building-picker",
    attributes: { tower: "k5" },
    heading: "Kulla 5",
    control: "Kati 11, 3 banesa, 2 të lira",
    redirectTo: "/partner/k5/11",
  },
  "a tower that is searched": {
    tag: "kulla-building-picker",
    attributes: { tower: "k5", filter: "bedrooms=2,3&status=available" },
    heading: "Kulla 5",
    control: "Kati 10, ",
    redirectTo: "/partner/k5/10",
  },
  "a floor that is searched": {
    tag: "kulla-floor-explorer",
    attributes: { tower: "k5", floor: 7, filter: "bedrooms=2,3&status=available" },
    heading: "Kati 7",
    control: "Një kat më lart",
    redirectTo: "/partner/k5/8",
  },
  "a floor": {
    tag: "kulla-floor-explorer",
    attributes: { tower: "k6", floor: 4 },
    heading: "Kati 4",
    control: "Një kat më lart",
    redirectTo: "/partner/k6/5",
  },
  "an apartment": { ...preview, ...ask },
  "the price form": { ...preview, ...ask, opens: expectForm },
  "an apartment's tour": { ...preview, ...tour, opens: expectTour },
  "the whole way, at the site": {
    tag: picker,
    attributes: {},
    heading: "Kullat",
    control: "Kulla 6,",
    redirectTo: "/partner/k6",
  },
  "the whole way, at a tower": {
    tag: picker,
    attributes: { tower: "k6" },
    heading: "Kulla 6",
    control: "Kati 10, 6 banesa, 4 të lira",
    redirectTo: "/partner/k6/10",
  },
  "the whole way, at a floor": {
    tag: picker,
    attributes: { tower: "k5", floor: 7 },
    heading: "Kati 7",
    control: "Kulla 5",
    redirectTo: "/partner/k5",
  },
  "the whole way, at an apartment": { ...preview, tag: picker, ...ask },
  "the whole way, at the price form": { ...preview, tag: picker, ...ask, opens: expectForm },
  "the whole way, at an apartment's tour": { ...preview, tag: picker, ...tour, opens: expectTour },
  "a search": {
    tag: search,
    attributes: { filter: "bedrooms=2,3&status=available", sort: "-area" },
    heading: "64 banesa",
    control: "Lista",
    redirectTo: "/partner/search?bedrooms=2,3&status=available&view=list&sort=-area",
    hasNoPicture: true,
  },
  "a search's list": {
    tag: search,
    attributes: { filter: "bedrooms=2,3&status=available", view: "list", sort: "-area" },
    heading: "64 banesa",
    control: "Planet",
    redirectTo: "/partner/search?bedrooms=2,3&status=available&view=cards&sort=-area",
    hasNoPicture: true,
  },
  "a search's plans": {
    tag: search,
    attributes: { filter: "bedrooms=2,3&status=available", view: "cards", sort: "-area" },
    heading: "64 banesa",
    control: "Lista",
    redirectTo: "/partner/search?bedrooms=2,3&status=available&view=list&sort=-area",
    hasNoPicture: true,
  },
  "a search, at an apartment": { ...preview, tag: search, ...ask },
  "the brochure": {
    tag: "kulla-brochure",
    attributes: {},
    heading: "Broshura",
    isRegion: true,
    control: "Shkarko PDF",
    redirectTo: "/project/brochure/brochure.pdf",
  },
};

/** Where the partner's own pages are. */
export const pageLinks = { ...links, search: "/partner/search" };

async function expectForm(element: Locator): Promise<void> {
  const form = element.getByRole("dialog", { name: "Pyet për çmimin" });
  await expect(form).toBeVisible();
  for (const label of ["Emri dhe mbiemri", "Telefoni", "E-mail"]) await expect(form.getByLabel(label)).toBeEditable();
}

export async function expectTour(element: Locator): Promise<void> {
  await expect(element.locator("iframe")).toHaveAttribute("src", tour.redirectTo);
  await expect(element.locator("iframe")).toBeVisible();
}
