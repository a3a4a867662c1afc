import type { Browser, BrowserContext, Page } from "@playwright/test";
import { randomOf, type Random } from "../../support/random.ts";
import { act, rest, type Scene } from "./act.ts";
import { keepDiary } from "./diary.ts";
import { formOf, type View } from "./form.ts";
import { judge, thanksFor } from "./judge.ts";
import type { InquiryService } from "./inquiryService.ts";
import { apartments, type PartnerPages } from "./partnerPage.ts";
import { drawSteps, tellStep, type FormKind, type Step } from "./steps.ts";
import { visitorOf } from "./visitor.ts";

export type Places = {
  readonly browser: Browser;
  /** The showcase, whose contact form posts to the service. */
  readonly site: string;
  readonly service: InquiryService;
  readonly partner: PartnerPages;
};

/** The result of one sequence. */
export type Trace = {
  readonly sent: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  /** Everything else: stuck, no message, an uncaught error. */
  readonly amiss: readonly string[];
  readonly steps: readonly string[];
};

/** A submission still unsent after so many tries, a minute apart, with a service that accepts everything, is stuck. */
const maxAttempts = 4;
const toastMs = 5000;

/** One visitor, one form, a random sequence of events; then all goes well, and the submission is sent. */
export async function runSequence(places: Places, seed: number): Promise<Trace> {
  const random = randomOf(seed);
  const form: FormKind = seed % 4 === 0 ? "contact" : "price";
  const steps = drawSteps(random, form);
  const amiss: string[] = [];
  const context = await places.browser.newContext({ serviceWorkers: "block", viewport: { width: 1280, height: 900 } });
  try {
    const scene = await openScene(places, context, { seed, form });
    scene.form.page.on("pageerror", (error) => amiss.push(`uncaught error: ${error.message}`));
    await perform(scene, steps, amiss);
    await endWell(scene, random, amiss);
    const { diary } = await scene.visitor.read();
    const verdict = judge({ posts: scene.line.posts, diary });
    const lost = [...verdict.lost, ...scene.visitor.complaints];
    return { ...verdict, lost, amiss, steps: [form, ...steps.map(tellStep)] };
  } finally {
    await context.close();
  }
}

type Cast = { readonly seed: number; readonly form: FormKind };

async function openScene(places: Places, context: BrowserContext, { seed, form: kind }: Cast): Promise<Scene> {
  const { service, partner, site } = places;
  const name = `s${seed}`;
  const line = service.open(name);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.clock.install();
  await page.addInitScript(keepDiary);
  const address = kind === "price" ? `${partner.url}/${name}/price.html` : `${site}/contact`;
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const form = formOf(page, kind, address);
  return { name, form, line, partner, visitor: visitorOf(form, line, name), isOffline: false, unheard: 0 };
}

async function perform(scene: Scene, steps: readonly Step[], amiss: string[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    try {
      await act(scene, step);
    } catch (error) {
      // Without a network the form's code may be missing: a message is shown instead.
      if (!scene.isOffline) amiss.push(`step ${index + 1} (${tellStep(step)}): ${firstLine(error)}`);
    }
  }
}

/** All is well again: the text is sent once, whatever happened before, and the visitor is thanked. */
async function endWell(scene: Scene, random: Random, amiss: string[]): Promise<void> {
  const { form, line, partner, visitor, name } = scene;
  await act(scene, { do: "online" });
  Object.assign(line.mood, { answer: "ok", isHeld: false });
  partner.setPicture(name, "fine");
  // The last answer may be late.
  if (random.chance(0.5)) await form.page.clock.fastForward(31_000);
  line.letGo();
  await setHost(form.page, "none");
  if ((await form.look()).isSending) await rest(scene);
  for (let waited = 0; waited < 3; waited += 1) await form.page.clock.fastForward(31_000);
  for (const apartment of form.kind === "price" ? apartments : ["contact"]) {
    form.apartment = apartment;
    if (!visitor.drafts.has(apartment)) continue;
    const problem = await sendAtLast(scene, random).catch(firstLine);
    if (problem) amiss.push(`${apartment}: ${problem}`);
  }
}

async function sendAtLast(scene: Scene, random: Random): Promise<string | undefined> {
  const { form, line, visitor } = scene;
  await form.open();
  const first = await waitForEnd(scene);
  if (first.isSending) return "still being sent after a minute and a half";
  const draft = visitor.drafts.get(form.apartment);
  if (!draft) return undefined;
  const wasSeen = line.posts.some(({ words }) => words === draft.words);
  if (wasSeen && first.reported === "") return `no sentence says what became of "${draft.words}"`;
  if (first.isUncertain && wasConfirmed(scene, draft.words, first))
    return "the service said OK, but the form did not receive it";
  if (first.isUncertain && random.chance(0.3)) {
    await act(scene, { do: "leave" });
    await form.open();
    await visitor.read();
    return visitor.drafts.has(form.apartment) ? "what was left at that is still there" : undefined;
  }
  const before = thanksFor({ posts: [], diary: first.diary }, form.apartment);
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    await form.page.clock.fastForward(61_000);
    await form.open();
    await act(scene, { do: "press", by: "click", rests: false });
    await waitForEnd(scene);
    if (await isThanked(scene, before)) {
      await form.open();
      await visitor.read();
      return visitor.drafts.has(form.apartment) ? "thanked for, and still there" : undefined;
    }
  }
  return `"${draft.words}" cannot be sent: ${(await form.look()).reported}`;
}

/** Whether the page that posted the last submission is still there and has received its answer, however late. */
function wasConfirmed({ line, unheard }: Scene, words: string, { diary }: View): boolean {
  const last = line.posts.at(-1);
  const isWithHost = diary.some((entry) => entry.what === "asked" && entry.words === words);
  return last?.words === words && last.isConfirmed && line.posts.length > unheard && !isWithHost;
}

/** A toast may need a moment to appear. */
async function isThanked({ form, line }: Scene, before: number): Promise<boolean> {
  const end = Date.now() + toastMs;
  for (;;) {
    const { diary, isSending, fields } = await form.look();
    if (thanksFor({ posts: line.posts, diary }, form.apartment) > before) return true;
    const isStillThere = Object.values(fields).some((value) => value !== "");
    if (isSending || isStillThere || Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A submission under way ends by its time limits at the latest. */
async function waitForEnd(scene: Scene) {
  let view = await rest(scene);
  for (let waited = 0; view.isSending && waited < 3; waited += 1) {
    await scene.form.page.clock.fastForward(31_000);
    view = await rest(scene);
  }
  return view;
}

function setHost(page: Page, mood: string): Promise<void> {
  return page.evaluate((value) => localStorage.setItem("host", value), mood);
}

function firstLine(error: unknown): string {
  return String(error).split("\n").slice(0, 2).join(" ").trim();
}
