import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/hydrated.ts";

const reportedMs = 20_000;

export type Visit = {
  readonly page: Page;
  readonly site: string;
  /** The address at which an owner's own system accepts inquiries. */
  readonly system: string;
  /** The sender, by which a submission is identified. */
  readonly name: string;
};

/** A part loaded over the network: how a visitor needs it, and how they see that it has loaded. */
export type Part = {
  readonly name: string;
  readonly path: RegExp;
  readonly need: (visit: Visit) => Promise<void>;
  /** Where its message is. */
  readonly reported: (page: Page) => Locator;
  readonly arrived: (page: Page) => Locator;
  /** It takes part in sending: exactly one submission arrives. */
  readonly isSubmission?: true;
  /** Faults that do not affect it: such an answer counts as loaded. */
  readonly takes?: readonly string[];
  /** None of our code is there to request it again: the page has to be reloaded. */
  readonly isReloaded?: true;
  /** The browser's own error if it arrives broken. */
  readonly throws?: RegExp;
};

const partnersPage = async ({ page, site }: Visit, markup: string): Promise<void> => {
  await page.goto(`${site}/__fixtures/element/blank.html`);
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), markup);
  // The case checks whether it loads.
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
  }, `${site}/widgets/kulla.js`);
};
const alertOf = (place: Page | Locator): Locator => place.getByRole("alert").filter({ hasText: /\S/ });
const statusOf = (place: Page | Locator): Locator => place.getByRole("status").filter({ hasText: /\S/ });
const building = '<kulla-building-picker tower="k5" hints="off"><p>Kulla 5</p></kulla-building-picker>';
const explorer = '<kulla-floor-explorer tower="k5" floor="3"><p>Kati 3</p></kulla-floor-explorer>';
const search = "<kulla-apartment-search><p>Banesat</p></kulla-apartment-search>";
const floors = (page: Page): Locator =>
  page
    .getByRole("button", { name: /^Kati 11/ })
    .or(page.getByRole("link", { name: /^Kati 11/ }))
    .first();
const results = (page: Page): Locator =>
  page.locator("kulla-apartment-search").getByRole("heading", { name: /^\d+ banesa/ });
const preview = '<kulla-apartment-preview apartment="k5-03-05"><p>Banesa 5</p></kulla-apartment-preview>';
const ask = (page: Page): Locator => page.getByRole("button", { name: "PYET PER CMIMIN" });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Pyet për çmimin" });

const thanked = (page: Page): Locator => page.getByText("Thank you! Your inquiry has been sent.");

/** What a visitor reads while a part is loading: the page's own words, existing content, or that it is loading. */
export const readableIn = (page: Page): Locator =>
  statusOf(page)
    .or(alertOf(page))
    .or(page.locator("main p, main h1, main h2").filter({ hasText: /\S/, visible: true }));

async function sendInquiry(visit: Visit, markup = preview): Promise<void> {
  await partnersPage(visit, markup);
  await ask(visit.page).click({ timeout: reportedMs });
  const form = dialog(visit.page);
  await form.getByLabel("Emri dhe mbiemri").fill(visit.name, { timeout: reportedMs });
  await form.getByLabel("Telefoni").fill("+383 44 123 456");
  await form.getByLabel("E-mail").fill("arta@shembull.com");
  await visit.page.clock.fastForward(2500);
  await form.locator("button[type=submit]").click();
}

async function sendMessage({ page, site, name }: Visit): Promise<void> {
  await page.goto(`${site}/contact`);
  await hydrated(page);
  await page.getByLabel("Emri", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill("arta@shembull.com");
  await page.getByLabel("Mesazhi", { exact: true }).fill("A ka vend parkimi?");
  await page.clock.fastForward(2500);
  await page.locator("form.message-form button[type=submit]").click();
}

export const parts: readonly Part[] = [
  {
    name: "the loader",
    path: /\/widgets\/kulla\.js/,
    need: (visit) => partnersPage(visit, building),
    // The page's own words are shown instead of the element.
    reported: (page) => page.locator("p", { hasText: "Kulla 5" }),
    arrived: floors,
    isReloaded: true,
    throws: /^(Unexpected end of input|Invalid or unexpected token)/,
  },
  {
    name: "an element's script",
    path: /\/widgets\/kulla-building-picker\.js/,
    need: (visit) => partnersPage(visit, building),
    reported: alertOf,
    arrived: floors,
  },
  {
    name: "a shared chunk",
    path: /\/widgets\/c\/core-[^/]+\.js/,
    need: (visit) => partnersPage(visit, building),
    reported: alertOf,
    arrived: floors,
  },
  {
    name: "the finder's styles",
    path: /\/widgets\/kulla\.css/,
    need: (visit) => partnersPage(visit, building),
    reported: alertOf,
    arrived: floors,
  },
  {
    name: "a floor's styles",
    path: /\/widgets\/kulla-home\.css/,
    need: (visit) => partnersPage(visit, explorer),
    reported: alertOf,
    arrived: (page) => page.getByRole("heading", { name: "Kati 3" }),
  },
  {
    name: "the search's styles",
    path: /\/widgets\/kulla-search\.css/,
    need: (visit) => partnersPage(visit, search),
    reported: alertOf,
    arrived: results,
  },
  {
    name: "the search's code",
    path: /\/widgets\/c\/search-[^/]+\.js/,
    need: (visit) => partnersPage(visit, search),
    reported: alertOf,
    arrived: results,
  },
  {
    name: "the project",
    path: /\/project\/project\.json/,
    need: (visit) => partnersPage(visit, building),
    reported: alertOf,
    arrived: floors,
  },
  {
    name: "the availability",
    path: /\/project\/availability\.json/,
    need: (visit) => partnersPage(visit, preview.replace(">", ' availability="/project/availability.json">')),
    // The apartment is shown as in its project, and the file is requested every minute.
    reported: (page) => ask(page).or(alertOf(page)),
    arrived: (page) => page.locator("kulla-apartment-preview").getByText("E rezervuar").first(),
  },
  {
    name: "a picture",
    path: /\/project\/towers\/.+\.(avif|webp|jpg)/,
    need: (visit) => partnersPage(visit, building),
    reported: alertOf,
    arrived: (page) => page.locator("kulla-building-picker img.ready"),
    // The part that has arrived is drawn.
    takes: ["truncated"],
  },
  {
    name: "the form's code",
    path: /\/widgets\/c\/inquiry-[^/]+\.js/,
    need: async (visit) => {
      await partnersPage(visit, preview);
      await ask(visit.page).click({ timeout: reportedMs });
    },
    reported: (page) => alertOf(page).filter({ hasText: "nuk u ngarkua" }),
    arrived: dialog,
  },
  {
    name: "a page's code",
    path: /\/assets\/AboutPage-[^/]+\.js/,
    need: async ({ page, site }) => {
      await page.goto(`${site}/contact`);
      // Before that the link leads to its own page, which loads with the files this one has to fetch.
      await hydrated(page);
      await page.locator("footer").getByRole("link", { name: "Rreth Nesh" }).click({ timeout: reportedMs });
    },
    reported: alertOf,
    arrived: (page) => page.getByRole("heading", { level: 1, name: "Nga energjia te shtëpia." }),
  },
  {
    name: "a tour's data",
    path: /\/tour\.json/,
    need: async ({ page, site }) => void (await page.goto(`${site}/__fixtures/tours/9/vr-9-9/index.htm`)),
    reported: alertOf,
    arrived: (page) => page.getByRole("heading", { level: 1, name: "Ndenja" }),
  },
  {
    name: "the brochure's script",
    path: /\/widgets\/kulla-brochure\.js/,
    need: (visit) => partnersPage(visit, '<kulla-brochure page="3"><p>Broshura</p></kulla-brochure>'),
    reported: alertOf,
    arrived: (page) => page.locator('kulla-brochure [data-page="3"]'),
  },
  {
    name: "a floor's screen",
    path: /\/widgets\/c\/apartment-[^/]+\.js/,
    need: (visit) =>
      partnersPage(visit, '<kulla-floor-explorer tower="k5" floor="7"><p>Kati 7</p></kulla-floor-explorer>'),
    reported: alertOf,
    arrived: (page) => page.getByRole("heading", { name: "Kati 7" }),
  },
  {
    name: "an apartment's screen",
    path: /\/widgets\/c\/apartment-[^/]+\.js/,
    need: (visit) => partnersPage(visit, preview),
    reported: alertOf,
    arrived: ask,
  },
  {
    name: "the e-mail service",
    path: /\/api\/v1\.0\/email\/send/,
    need: (visit) => sendInquiry(visit),
    reported: (page) => alertOf(dialog(page)),
    arrived: thanked,
    isSubmission: true,
  },
  {
    name: "the owner's own system",
    path: /\/inquiries$/,
    need: (visit) => sendInquiry(visit, preview.replace(">", ` inquiry-endpoint="${visit.system}/inquiries">`)),
    // It is retried automatically, and a sentence says so in the meantime.
    reported: (page) => alertOf(dialog(page)).or(statusOf(dialog(page)).filter({ hasText: "përsëri" })),
    arrived: thanked,
    isSubmission: true,
    // By the contract such an answer means that it was accepted.
    takes: ["empty 200", "truncated"],
  },
  {
    name: "the compression of the submission's picture",
    path: /\/widgets\/c\/compressPicture-[^/]+\.js/,
    need: (visit) => sendInquiry(visit),
    reported: (page) => alertOf(dialog(page)),
    arrived: thanked,
    isSubmission: true,
  },
  {
    name: "the contact form's service",
    path: /\/api\/v1\.0\/email\/send/,
    need: sendMessage,
    reported: (page) => alertOf(page.locator("form.message-form")),
    arrived: (page) => page.getByText("Mesazhi u dergua me sukses!"),
    isSubmission: true,
  },
  {
    name: "the contact form's settings",
    path: /\/project\/project\.json/,
    need: sendMessage,
    reported: (page) => alertOf(page.locator("form.message-form")),
    arrived: (page) => page.getByText("Mesazhi u dergua me sukses!"),
    isSubmission: true,
  },
];
