import type { Locator, Page } from "@playwright/test";
import { pointIn, region } from "../support/region.ts";
import type { Look } from "./look.ts";

const byItself = "/__fixtures/looks/element.html";
const apartment = "k5-07-05";

/** A finger's first tap or the pointer on a region: both show its label and open nothing. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  const { x, y } = await pointIn(target);
  const isTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.move(x, y));
  // On a plan a finger gets no label, only the panel's button.
  const label = page.locator('[part~="label"]');
  await label
    .or(page.getByRole("button", { name: /^(Hap|Open) / }))
    .first()
    .waitFor();
}

async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  await page.getByRole("dialog").waitFor();
}

async function askWrongly(page: Page): Promise<void> {
  await ask(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Arta Sekreti");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("arta@");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByRole("alert").first().waitFor();
}

async function showTour(page: Page): Promise<void> {
  await page.locator("kulla-apartment-picker").evaluate((picker, id) => {
    (picker as unknown as { show: (screen: object) => void }).show({ name: "tour", apartment: id });
  }, apartment);
  await page.getByRole("button", { name: "Nis vizitën 360°" }).waitFor();
}

const states: readonly (Omit<Look, "path"> & { readonly attributes: string })[] = [
  { name: "site", attributes: "" },
  { name: "site-armed", attributes: "", steps: (page) => pointAt(page, region(page, "Kulla 5")) },
  { name: "tower", attributes: "tower=k5" },
  { name: "tower-armed", attributes: "tower=k5", steps: (page) => pointAt(page, region(page, "Kati 7,")) },
  { name: "floor", attributes: "tower=k5&floor=11" },
  {
    name: "floor-armed",
    attributes: "tower=k5&floor=7",
    steps: (page) => pointAt(page, region(page, "Banesa 7,")),
  },
  { name: "home", attributes: `apartment=${apartment}` },
  { name: "form", attributes: `apartment=${apartment}`, steps: ask, isWindow: true },
  { name: "form-failing", attributes: `apartment=${apartment}`, steps: askWrongly, isWindow: true },
  { name: "tour-poster", attributes: `apartment=${apartment}`, steps: showTour },
  { name: "brochure-closed", attributes: "tag=kulla-brochure", isUnscrolled: true },
  { name: "brochure-open", attributes: "tag=kulla-brochure&page=3" },
];

/** The states of the elements, each alone on a partner's page. */
export const elementLooks: readonly Look[] = states.map(({ name, attributes, ...look }) => ({
  ...look,
  name: `element-${name}`,
  path: `${byItself}?${attributes}`,
  isThemed: true,
}));
