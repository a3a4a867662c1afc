import type { BrowserContext, Locator, Page } from "@playwright/test";
import { inParallel, type Fault, type Outcome, type Trial } from "../faultClass.ts";
import { openLetterService } from "../letters/letterService.ts";
import { openSite } from "../site.ts";
import { faults, status } from "./answers.ts";
import { parts, type Part, type Visit } from "./parts.ts";

/** A busy machine brings a page late. */
const toldMs = 20_000;
/** The longest that anything is waited for by itself. */
const patienceMs = 125_000;

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
  const retry = page
    .getByRole("button", { name: /^(Provo përsëri|Dërgo kërkesën|Dërgo mesazhin|Dërgo përsëri)/ })
    .first();
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
