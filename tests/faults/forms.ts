import type { BrowserContext, Page } from "@playwright/test";
import { isEmail, plainLine } from "../../src/inquiry/submission/plainText.ts";
import { naughtyWords } from "../support/naughtyWords.ts";
import { randomOf } from "../support/random.ts";
import { inParallel, type Fault, type Outcome, type Trial } from "./faultClass.ts";
import { keepDiary } from "./letters/diary.ts";
import { formOf, type Fields, type LetterForm, type View } from "./letters/form.ts";
import { thanksFor } from "./letters/judge.ts";
import { openLetterService, type LetterService, type Line } from "./letters/letterService.ts";
import { openPartnerPages, type PartnerPages } from "./letters/partnerPage.ts";
import { openSite } from "./site.ts";

/** One form, and what is to be true of it at the end of a case. */
type Stand = {
  readonly form: LetterForm;
  readonly line: Line;
  readonly name: string;
  readonly seed: number;
  readonly expect: (isSo: boolean, problem: string) => void;
};

const endMs = 10_000;

/** What a case does; one follows the other on a page, each with a letter of its own. */
const cases: Readonly<Record<string, (stand: Stand) => Promise<void>>> = {
  "naughty words in every field": sendNaughtyWords,
  "a double press": async (stand) => {
    await write(stand);
    stand.line.mood.isHeld = true;
    await submit(stand).dblclick({ force: true });
    await until(() => stand.line.held() > 0);
    await submit(stand).click({ force: true });
    await expectOneLetter(stand);
  },
  "Enter held": async (stand) => {
    await write(stand);
    stand.line.mood.isHeld = true;
    await stand.form.root.locator("[name=email]").focus();
    for (let held = 0; held < 12; held += 1) await stand.form.page.keyboard.down("Enter");
    await stand.form.page.keyboard.up("Enter");
    await until(() => stand.line.held() > 0);
    await expectOneLetter(stand);
  },
  "sent without a network": async (stand) => {
    const fields = await write(stand);
    const context = stand.form.page.context();
    await context.setOffline(true);
    await submit(stand).click();
    const view = await ended(stand);
    stand.expect(view.reported !== "", "nothing is said");
    expectFields(stand, view, fields);
    stand.expect(stand.line.posts.length === 0, "something was posted");
    await context.setOffline(false);
    await pressAgain(stand);
    await expectOneLetter(stand);
  },
  "closed while it sends": async (stand) => {
    await write(stand);
    stand.line.mood.isHeld = true;
    await submit(stand).click();
    await until(() => stand.line.held() > 0);
    await stand.form.page.keyboard.press("Escape");
    await expectOneLetter(stand);
  },
  "reloaded with words in it": async (stand) => {
    const fields = await write(stand);
    await stand.form.page.reload({ waitUntil: "domcontentloaded" });
    await stand.form.open();
    expectFields(stand, await stand.form.look(), fields);
    await pressAgain(stand);
    await expectOneLetter(stand);
  },
  "two tabs": async (stand) => {
    const fields = await write(stand);
    const page = await stand.form.page.context().newPage();
    await page.goto(stand.form.address, { waitUntil: "domcontentloaded" });
    const other: Stand = { ...stand, form: formOf(page, "price", stand.form.address) };
    const others = await write(other, "2");
    expectFields(other, await other.form.look(), others);
    expectFields(stand, await stand.form.look(), fields);
    await pressAgain(other);
    await until(() => stand.line.posts.length === 1);
    await page.close();
    expectFields(stand, await stand.form.look(), fields);
    await pressAgain(stand);
    await until(() => stand.line.posts.length === 2);
    const { posts } = stand.line;
    stand.expect(new Set(posts.map(({ id }) => id)).size === 2, `${posts.length} letters of two tabs share an id`);
  },
  "storage denied": async (stand) => {
    await stand.form.page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    await stand.form.page.reload({ waitUntil: "domcontentloaded" });
    const fields = await write(stand);
    await stand.form.page.keyboard.press("Escape");
    await stand.form.open();
    expectFields(stand, await stand.form.look(), fields);
    await pressAgain(stand);
    await expectOneLetter(stand);
  },
};

async function sendNaughtyWords(stand: Stand): Promise<void> {
  const { form, line, name, seed, expect } = stand;
  const [word = "", phone = "", email = ""] = naughtyWords(3, seed);
  const given = { name: `${name} ${word}`, phone, email: randomOf(seed).chance(0.3) ? email : "arta@shembull.com" };
  await write(stand, "", given);
  const typed = (await form.look()).fields;
  const isRight = typed["phone"]?.trim() !== "" && isEmail(typed["email"] ?? "");
  await submit(stand).click();
  if (!isRight) {
    const view = await ended(stand);
    expect(view.reported !== "" && line.posts.length === 0, "a wrong field has no sentence");
    expectFields(stand, view, typed);
    return;
  }
  await expectOneLetter(stand);
  const sent = line.posts[0]?.params ?? {};
  for (const field of ["name", "phone", "email"]) {
    expect(sent[field] === plainLine(typed[field] ?? "", 2000), `${field} arrived as ${JSON.stringify(sent[field])}`);
  }
}

const submit = ({ form }: Stand) => form.root.locator("button[type=submit]");

/** Opens the form and fills it in, as slowly as people do. */
async function write(stand: Stand, more = "", given?: Fields): Promise<Fields> {
  const { form, name } = stand;
  await form.open();
  const fields = given ?? { name: `${name} Arta${more}`, phone: "+383 44 123 456", email: "arta@shembull.com" };
  for (const [field, value] of Object.entries(fields)) await form.root.locator(`[name=${field}]`).fill(value);
  await form.page.clock.fastForward(2500);
  return fields;
}

async function pressAgain(stand: Stand): Promise<void> {
  await stand.form.open();
  await stand.form.page.clock.fastForward(2500);
  await submit(stand).click();
}

function expectFields({ expect }: Stand, view: View, fields: Fields): void {
  const isSame = Object.entries(fields).every(([field, value]) => view.fields[field] === value);
  expect(isSame, `what was typed has become ${JSON.stringify(view.fields)}`);
}

/** One letter has been taken, its visitor was thanked once, and the form is empty. */
async function expectOneLetter(stand: Stand): Promise<void> {
  const { form, line, expect } = stand;
  await until(() => line.posts.length > 0);
  Object.assign(line.mood, { isHeld: false });
  line.letGo();
  const thanks = async () => thanksFor({ posts: line.posts, diary: (await form.look()).diary }, form.apartment);
  expect(await until(async () => (await thanks()) === 1), `thanked ${await thanks()} times`);
  expect(await until(async () => !(await form.look()).isOpen), "the form does not close");
  expect(line.posts.length === 1, `${line.posts.length} letters came`);
  await form.open();
  const { fields } = await form.look();
  expect(
    Object.values(fields).every((value) => value === ""),
    "the form is not empty afterwards",
  );
}

async function ended({ form }: Stand): Promise<View> {
  await until(async () => {
    const { isSending, reported } = await form.look();
    return !isSending && reported !== "";
  });
  return form.look();
}

async function until(is: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + endMs;
  while (!(await is())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

type Places = { readonly service: LetterService; readonly partner: PartnerPages };

/** Everything people and scripts do to a price form, each with a letter of its own. */
export async function tryForms(trial: Trial): Promise<Outcome> {
  const service = await openLetterService();
  const site = await openSite(service.url);
  const partner = await openPartnerPages({ scripts: site.url, mail: service.url });
  const faults = await inParallel(trial, async (index) => {
    const seed = trial.seed + index;
    const context = await trial.browser.newContext({ viewport: { width: 1280, height: 900 } });
    return tryOne(context, { service, partner }, seed).finally(() => context.close());
  });
  site.close();
  await partner.close();
  await service.close();
  return { cases: trial.count, faults: faults.flat() };
}

async function tryOne(context: BrowserContext, { service, partner }: Places, seed: number): Promise<readonly Fault[]> {
  // Half of them by their words alone, the others in turn.
  const [words, ...others] = Object.entries(cases);
  const chosen = seed % 2 === 1 ? words : others[(seed / 2) % others.length];
  if (!chosen) throw new Error("There is no such case.");
  const [kind, run] = chosen;
  const name = `f${seed}`;
  const faults: Fault[] = [];
  const expect = (isSo: boolean, reported: string): void => {
    if (!isSo) faults.push({ seed, reported: `${kind}: ${reported}` });
  };
  const page = await context.newPage();
  watch(page, expect);
  await page.clock.install();
  await page.addInitScript(keepDiary);
  const address = `${partner.url}/${name}/price.html`;
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const stand: Stand = { form: formOf(page, "price", address), line: service.open(name), name, seed, expect };
  await run(stand).catch((error: unknown) => expect(false, String(error).split("\n").slice(0, 2).join(" ")));
  return faults;
}

/** No words may run, and nothing may be thrown that nobody catches. */
function watch(page: Page, expect: Stand["expect"]): void {
  page.on("pageerror", (error) => expect(false, `error nobody caught: ${error.message}`));
  page.on("dialog", (dialog) => {
    expect(dialog.type() === "beforeunload", "a script of the words ran");
    void dialog.accept();
  });
}
