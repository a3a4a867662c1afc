import type { Locator, Page } from "@playwright/test";
import { takenOver } from "../../support/takenOver.ts";

const toldMs = 20_000;

export type Visit = { readonly page: Page; readonly site: string };

/** Something that comes by the network: how a visitor comes to need it, and how they see that it has come. */
export type Part = {
  readonly name: string;
  readonly path: RegExp;
  readonly need: (visit: Visit) => Promise<void>;
  /** Where its sentence stands. */
  readonly told: (page: Page) => Locator;
  readonly arrived: (page: Page) => Locator;
};

const partnersPage = async ({ page, site }: Visit, markup: string): Promise<void> => {
  await page.goto(`${site}/__fixtures/element/blank.html`);
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), markup);
  await page.addScriptTag({ type: "module", url: `${site}/widgets/kulla.js` });
};
const alertOf = (place: Page | Locator): Locator => place.getByRole("alert").filter({ hasText: /\S/ });
const building = '<kulla-building-picker tower="k5" hints="off"><p>Kulla 5</p></kulla-building-picker>';
const search = "<kulla-apartment-search><p>Banesat</p></kulla-apartment-search>";
const floors = (page: Page): Locator =>
  page
    .getByRole("button", { name: /^Kati 11/ })
    .or(page.getByRole("link", { name: /^Kati 11/ }))
    .first();
const results = (page: Page): Locator =>
  page.locator("kulla-apartment-search").getByRole("heading", { name: /^\d+ banesa/ });
const preview = '<kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>';
const ask = (page: Page): Locator => page.getByRole("button", { name: "PYET PER CMIMIN" });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Pyet për çmimin" });

const thanked = (page: Page): Locator => page.getByText("Thank you! Your inquiry has been sent.");

async function sendInquiry(visit: Visit): Promise<void> {
  await partnersPage(visit, preview);
  await ask(visit.page).click({ timeout: toldMs });
  const form = dialog(visit.page);
  await form.getByLabel("Emri dhe mbiemri").fill("n Arta", { timeout: toldMs });
  await form.getByLabel("Telefoni").fill("+383 44 123 456");
  await form.getByLabel("E-mail").fill("arta@shembull.com");
  await visit.page.clock.fastForward(2500);
  await form.locator("button[type=submit]").click();
}

async function sendMessage({ page, site }: Visit): Promise<void> {
  await page.goto(`${site}/contact`);
  await takenOver(page);
  await page.getByLabel("Emri", { exact: true }).fill("n Arta");
  await page.getByLabel("E-mail", { exact: true }).fill("arta@shembull.com");
  await page.getByLabel("Mesazhi", { exact: true }).fill("A ka vend parkimi?");
  await page.clock.fastForward(2500);
  await page.locator("form.message-form button[type=submit]").click();
}

export const parts: readonly Part[] = [
  {
    name: "an element's script",
    path: /\/widgets\/kulla-building-picker\.js/,
    need: (visit) => partnersPage(visit, building),
    told: alertOf,
    arrived: floors,
  },
  {
    name: "a shared chunk",
    path: /\/widgets\/c\/core-[^/]+\.js/,
    need: (visit) => partnersPage(visit, building),
    told: alertOf,
    arrived: floors,
  },
  {
    name: "the views' styles",
    path: /\/widgets\/views\.css/,
    need: (visit) => partnersPage(visit, building),
    told: alertOf,
    arrived: floors,
  },
  {
    name: "the search's styles",
    path: /\/widgets\/search\.css/,
    need: (visit) => partnersPage(visit, search),
    told: alertOf,
    arrived: results,
  },
  {
    name: "the search's code",
    path: /\/widgets\/c\/SearchScreen-[^/]+\.js/,
    need: (visit) => partnersPage(visit, search),
    told: alertOf,
    arrived: results,
  },
  {
    name: "the project",
    path: /\/project\/project\.json/,
    need: (visit) => partnersPage(visit, building),
    told: alertOf,
    arrived: floors,
  },
  {
    name: "the form's code",
    path: /\/widgets\/c\/ApartmentInquiry-[^/]+\.js/,
    need: async (visit) => {
      await partnersPage(visit, preview);
      await ask(visit.page).click({ timeout: toldMs });
    },
    told: (page) => alertOf(page).filter({ hasText: "nuk u ngarkua" }),
    arrived: dialog,
  },
  {
    name: "a page's code",
    path: /\/assets\/AboutPage-[^/]+\.js/,
    need: async ({ page, site }) => {
      await page.goto(`${site}/contact`);
      await page.locator("footer").getByRole("link", { name: "Rreth Nesh" }).click({ timeout: toldMs });
    },
    told: alertOf,
    arrived: (page) => page.getByRole("heading", { level: 1, name: "Nga energjia te shtëpia." }),
  },
  {
    name: "a tour's data",
    path: /\/tour\.json/,
    need: async ({ page, site }) => void (await page.goto(`${site}/__fixtures/tours/9/vr-9-9/index.htm`)),
    told: alertOf,
    arrived: (page) => page.getByRole("heading", { level: 1, name: "Ndenja" }),
  },
  {
    name: "the brochure's script",
    path: /\/widgets\/kulla-brochure\.js/,
    need: (visit) => partnersPage(visit, '<kulla-brochure page="3"><p>Broshura</p></kulla-brochure>'),
    told: alertOf,
    arrived: (page) => page.locator('kulla-brochure [data-page="3"]'),
  },
  {
    name: "a floor's screen",
    path: /\/widgets\/c\/homes-[^/]+\.js/,
    need: (visit) => partnersPage(visit, '<kulla-floor-explorer tower="k5" floor="7"></kulla-floor-explorer>'),
    told: alertOf,
    arrived: (page) => page.getByRole("heading", { name: "Kati 7" }),
  },
  {
    name: "a home's screen",
    path: /\/widgets\/c\/homes-[^/]+\.js/,
    need: (visit) => partnersPage(visit, preview),
    told: alertOf,
    arrived: ask,
  },
  {
    name: "the e-mail service",
    path: /\/api\/v1\.0\/email\/send/,
    need: sendInquiry,
    told: (page) => alertOf(dialog(page)),
    arrived: thanked,
  },
  {
    name: "the compression of the letter's picture",
    path: /\/widgets\/c\/compressPicture-[^/]+\.js/,
    need: sendInquiry,
    told: (page) => alertOf(dialog(page)),
    arrived: thanked,
  },
  {
    name: "the contact form's service",
    path: /\/api\/v1\.0\/email\/send/,
    need: sendMessage,
    told: (page) => alertOf(page.locator("form.message-form")),
    arrived: (page) => page.getByText("Mesazhi u dergua me sukses!"),
  },
  {
    name: "the contact form's settings",
    path: /\/project\/project\.json/,
    need: sendMessage,
    told: (page) => alertOf(page.locator("form.message-form")),
    arrived: (page) => page.getByText("Mesazhi u dergua me sukses!"),
  },
];
