import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { inParallel, type Fault, type Outcome, type Trial } from "./faultClass.ts";
import { openLetterService } from "./letters/letterService.ts";
import { openSite } from "./site.ts";

/** A busy machine brings a page late. */
const toldMs = 20_000;
/** The longest that anything is waited for by itself. */
const patienceMs = 125_000;

type Answer = (route: Route) => Promise<void>;

const status = (code: number, headers: Record<string, string> = {}): Answer => {
  // What a page of another origin sees of an error is an error too.
  return (route) => route.fulfill({ status: code, headers: { "Access-Control-Allow-Origin": "*", ...headers } });
};
const body = (contentType: string, text: string): Answer => {
  return (route) => route.fulfill({ contentType, body: text, headers: { "Access-Control-Allow-Origin": "*" } });
};
const truncated: Answer = async (route) => {
  if (route.request().method() === "POST")
    return route.fulfill({ body: "O", headers: { "Access-Control-Allow-Origin": "*" } });
  const response = await route.fetch();
  const whole = await response.body();
  return route.fulfill({ response, body: whole.subarray(0, whole.length >> 1) });
};

const faults: readonly (readonly [name: string, answer: Answer])[] = [
  ["offline", (route) => route.abort("internetdisconnected")],
  ["refused", (route) => route.abort("connectionrefused")],
  ["reset", (route) => route.abort("connectionreset")],
  ["stalled", () => Promise.resolve()],
  ...[401, 403, 404, 408, 413, 500, 502, 503].map((code) => [String(code), status(code)] as const),
  ["429", status(429, { "Retry-After": "60" })],
  ["empty 200", body("text/plain", "")],
  ["HTML 200", body("text/html", "<!doctype html><title>Wi-Fi</title>")],
  ["truncated", truncated],
];

type Visit = { readonly page: Page; readonly site: string };

/** Something that comes by the network: how a visitor comes to need it, and how they see that it has come. */
type Part = {
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
const alertOf = (page: Page): Locator => page.getByRole("alert").filter({ hasText: /\S/ });
const building = '<kulla-building-picker tower="k5" hints="off"><p>Kulla 5</p></kulla-building-picker>';
const floors = (page: Page): Locator =>
  page
    .getByRole("button", { name: /^Kati 11/ })
    .or(page.getByRole("link", { name: /^Kati 11/ }))
    .first();
const preview = '<kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>';
const ask = (page: Page): Locator => page.getByRole("button", { name: "PYET PER CMIMIN" });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Pyet për çmimin" });

const parts: readonly Part[] = [
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
    name: "the e-mail service",
    path: /\/api\/v1\.0\/email\/send/,
    need: async (visit) => {
      await partnersPage(visit, preview);
      await ask(visit.page).click({ timeout: toldMs });
      const form = dialog(visit.page);
      await form.getByLabel("Emri dhe mbiemri").fill("n Arta", { timeout: toldMs });
      await form.getByLabel("Telefoni").fill("+383 44 123 456");
      await form.getByLabel("E-mail").fill("arta@shembull.com");
      await visit.page.clock.fastForward(2500);
      await form.locator("button[type=submit]").click();
    },
    told: (page) => dialog(page).getByRole("alert").filter({ hasText: /\S/ }),
    arrived: (page) => page.getByText("Thank you! Your inquiry has been sent."),
  },
];

/** Every part with every fault: a sentence, a way to try again that brings it, no error nobody caught. */
export async function tryNetwork(trial: Trial): Promise<Outcome> {
  const service = await openLetterService();
  service.open("n");
  const site = await openSite(service.url);
  const told = await inParallel(trial, async (index) => {
    const seed = trial.seed + index;
    const context = await trial.browser.newContext({ serviceWorkers: "block", viewport: { width: 1280, height: 900 } });
    return tryOne(context, site.url, seed).finally(() => context.close());
  });
  site.close();
  await service.close();
  return { cases: trial.count, faults: told.flat() };
}

async function tryOne(context: BrowserContext, site: string, seed: number): Promise<readonly Fault[]> {
  // Each seed another pair, until all have been.
  const turn = Math.max(seed - 1, 0);
  const [fault, answer] = faults[turn % faults.length] ?? ["404", status(404)];
  const part = parts[(turn + Math.floor(turn / faults.length)) % parts.length];
  if (!part) return [];
  const amiss: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => amiss.push(`error nobody caught: ${error.message}`));
  await page.clock.install();
  let isMended = false;
  await page.route(part.path, (route) => (isMended ? route.continue() : answer(route)));
  try {
    await part.need({ page, site });
    if (!(await appears(page, part.told(page), fault === "stalled"))) amiss.push("nothing is said");
    isMended = true;
    const comes = await comesByRetry({ page, site }, part);
    if (!comes) amiss.push("does not come by trying again");
  } catch (error) {
    amiss.push(String(error).split("\n").slice(0, 3).join(" "));
  }
  return amiss.map((text) => ({ seed, told: `${part.name}, ${fault}: ${text}` }));
}

async function appears(page: Page, told: Locator, isAwaited: boolean): Promise<boolean> {
  const end = Date.now() + toldMs;
  while (Date.now() < end) {
    if (isAwaited) await page.clock.fastForward(patienceMs);
    if (await isThere(told, 500)) return true;
  }
  return false;
}

/**
 * By its own button, or the form's: after "too many" a minute later, and after what may have been sent by choice. A script that
 * hangs, or came broken, no browser fetches again: its sentence says that reloading the page helps, and it has to.
 */
async function comesByRetry(visit: Visit, part: Part): Promise<boolean> {
  const { page } = visit;
  const retry = page.getByRole("button", { name: /^(Provo përsëri|Dërgo kërkesën|Dërgo përsëri)/ }).first();
  const saysReload = await part
    .told(page)
    .first()
    .textContent()
    .then((text) => /ringarko/i.test(text ?? ""));
  for (let tries = 0; tries < 2; tries += 1) {
    await page.clock.fastForward(61_000);
    if (await retry.isVisible()) await retry.click({ timeout: toldMs });
    if (await isThere(part.arrived(page), toldMs / 2)) return true;
  }
  if (!saysReload) return false;
  await part.need(visit);
  return isThere(part.arrived(page), toldMs);
}

function isThere(locator: Locator, timeout: number): Promise<boolean> {
  return locator
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
}
