import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { startMailbox } from "../../../demo/mailbox/startMailbox.ts";
import { inParallel, type Fault, type Outcome, type Trial } from "../faultClass.ts";
import { openInquiryService } from "../submissions/inquiryService.ts";
import { pressUnlessGone } from "../pressUnlessGone.ts";
import { openSite } from "../site.ts";
import { faults, slow, status } from "./answers.ts";
import { parts, readableIn, type Part, type Visit } from "./parts.ts";

/** A busy machine loads a page late. */
const reportedMs = 20_000;
/** The longest wait for anything that happens automatically. */
const retryWindowMs = 125_000;
/** How late a slow answer is; nothing times out by then. */
const slowMs = 5000;
/** Not a divisor of the number of parts. */
const stride = 7;

/** The results of a visit's submissions. */
type Places = Pick<Visit, "site" | "system"> & { readonly submissionsOf: (name: string) => number };

/** Every part with every fault: a message, a retry that loads it, no uncaught error, no submission twice. */
export async function tryNetwork(trial: Trial): Promise<Outcome> {
  const service = await openInquiryService();
  const { posts } = service.open("n");
  const inbox = mkdtempSync(join(tmpdir(), "kulla-inbox-"));
  const mailbox = await startMailbox({ port: 0, folder: inbox });
  const site = await openSite(service.url);
  const submissionsOf = (name: string): number =>
    [...posts, ...mailbox.messages()].filter(({ params }) => [params["name"], params["from_name"]].includes(name))
      .length;
  const reported = await inParallel(trial, async (index) => {
    const seed = trial.seed + index;
    const context = await trial.browser.newContext({ serviceWorkers: "block", viewport: { width: 1280, height: 900 } });
    return tryOne(context, { site: site.url, system: mailbox.url, submissionsOf }, seed).finally(() => context.close());
  });
  site.close();
  await mailbox.close();
  await service.close();
  rmSync(inbox, { recursive: true });
  return { cases: trial.count, faults: reported.flat() };
}

async function tryOne(context: BrowserContext, places: Places, seed: number): Promise<readonly Fault[]> {
  // Each seed another pair, until all have been used; the first rounds contain every part.
  const turn = Math.max(seed - 1, 0);
  const kind = turn % faults.length;
  const [fault, answer] = faults[kind] ?? ["404", status(404)];
  const part = parts[(kind + stride * Math.floor(turn / faults.length)) % parts.length];
  if (!part) return [];
  const page = await context.newPage();
  const amiss: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!part.throws?.test(message)) amiss.push(`uncaught error: ${message}`);
  });
  await page.clock.install();
  const visit: Visit = { page, site: places.site, system: places.system, name: `n Arta ${seed}` };
  try {
    const isTaken = part.takes?.includes(fault) ?? false;
    amiss.push(...(await (fault === slow ? beSlow(visit, part) : fail(visit, part, { fault, answer, isTaken }))));
    const submissions = places.submissionsOf(visit.name);
    const expected = part.isSubmission && !isTaken ? 1 : 0;
    if (submissions !== expected) amiss.push(`${submissions} submissions came, and not ${expected}`);
  } catch (error) {
    amiss.push(String(error).split("\n").slice(0, 3).join(" "));
  }
  return amiss.map((text) => ({ seed, reported: `${part.name}, ${fault}: ${text}` }));
}

/** A late part loads automatically; until then there is something to read. */
async function beSlow(visit: Visit, part: Part): Promise<readonly string[]> {
  const { page } = visit;
  const pending: Route[] = [];
  let isHeld = true;
  await page.route(part.path, (route) => (isHeld ? void pending.push(route) : route.continue()));
  await part.need(visit);
  const amiss: string[] = [];
  if (!(await until(() => pending.length > 0))) return [`no request matches ${String(part.path)}`];
  await page.clock.fastForward(slowMs);
  if (!(await isThere(readableIn(page), reportedMs))) amiss.push("nothing is to be read meanwhile");
  isHeld = false;
  for (const route of pending) await route.continue();
  if (!(await isThere(part.arrived(page), reportedMs))) amiss.push("does not come by itself");
  return amiss;
}

type Case = {
  readonly fault: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly isTaken: boolean;
};

async function fail(visit: Visit, part: Part, { fault, answer, isTaken }: Case): Promise<readonly string[]> {
  const { page } = visit;
  const amiss: string[] = [];
  let isCorrected = false;
  let requests = 0;
  await page.route(part.path, (route) => {
    requests += 1;
    return isCorrected ? route.continue() : answer(route);
  });
  await part.need(visit);
  if (!(await until(() => requests > 0))) return [`no request matches ${String(part.path)}`];
  if (isTaken) return (await isThere(part.arrived(page), reportedMs)) ? [] : ["is not taken as it is meant"];
  if (!(await appears(page, part.reported(page), fault === "stalled"))) amiss.push("nothing is said");
  isCorrected = true;
  if (!(await comesByRetry(visit, part))) amiss.push("does not come by trying again");
  return amiss;
}

async function appears(page: Page, reported: Locator, isAwaited: boolean): Promise<boolean> {
  const end = Date.now() + reportedMs;
  while (Date.now() < end) {
    if (isAwaited) await page.clock.fastForward(retryWindowMs);
    if (await isThere(reported, 500)) return true;
  }
  return false;
}

/**
 * By its own button, or the form's: after "too many" a minute later, and after an uncertain result by choice. No browser
 * requests a script again that hangs or arrived broken: its message says that reloading the page helps, and it has to.
 */
async function comesByRetry(visit: Visit, part: Part): Promise<boolean> {
  const { page } = visit;
  const retry = page
    .getByRole("button", { name: /^(Provo përsëri|Dërgo kërkesën|Dërgo mesazhin|Dërgo përsëri)/ })
    .first();
  // It may be gone by now: the late part has loaded.
  const sentences = await part.reported(page).allTextContents();
  const saysReload = sentences.some((text) => /ringarko/i.test(text));
  for (let tries = 0; tries < 2 && !part.isReloaded; tries += 1) {
    await page.clock.fastForward(61_000);
    if (await retry.isVisible()) await pressUnlessGone(retry);
    if (await isThere(part.arrived(page), reportedMs / 2)) return true;
  }
  if (!saysReload && !part.isReloaded) return false;
  await part.need(visit);
  return isThere(part.arrived(page), reportedMs);
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

/** Whether it became true in time. */
async function until(is: () => boolean): Promise<boolean> {
  const end = Date.now() + reportedMs;
  while (!is() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return is();
}
