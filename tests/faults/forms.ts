import type { BrowserContext, Page } from "@playwright/test";
import { isEmail, toSingleLine } from "../../src/inquiry/submission/plainText.ts";
import { hostileStrings } from "../support/hostileStrings.ts";
import { randomOf } from "../support/random.ts";
import { inParallel, type Fault, type Outcome, type Trial } from "./faultClass.ts";
import { keepDiary } from "./submissions/diary.ts";
import { formOf, type Fields, type TestedForm, type View } from "./submissions/form.ts";
import { thanksFor } from "./submissions/judge.ts";
import { openInquiryService, type InquiryService, type Line } from "./submissions/inquiryService.ts";
import { openPartnerPages, type PartnerPages } from "./submissions/partnerPage.ts";
import { openSite } from "./site.ts";

/** One form, and the conditions at the end of a case. */
type Fixture = {
  readonly form: TestedForm;
  readonly line: Line;
  readonly name: string;
  readonly seed: number;
  readonly expect: (isSo: boolean, problem: string) => void;
};

const endMs = 10_000;

/** The actions of a case; one follows the other on a page, each with its own submission. */
const cases: Readonly<Record<string, (fixture: Fixture) => Promise<void>>> = {
  "naughty words in every field": sendNaughtyWords,
  "a double press": async (fixture) => {
    await write(fixture);
    fixture.line.mood.isHeld = true;
    await submit(fixture).dblclick({ force: true });
    await until(() => fixture.line.pending() > 0);
    await submit(fixture).click({ force: true });
    await expectOneSubmission(fixture);
  },
  "Enter held": async (fixture) => {
    await write(fixture);
    fixture.line.mood.isHeld = true;
    await fixture.form.root.locator("[name=email]").focus();
    for (let repeat = 0; repeat < 12; repeat += 1) await fixture.form.page.keyboard.down("Enter");
    await fixture.form.page.keyboard.up("Enter");
    await until(() => fixture.line.pending() > 0);
    await expectOneSubmission(fixture);
  },
  "sent without a network": async (fixture) => {
    const fields = await write(fixture);
    const context = fixture.form.page.context();
    await context.setOffline(true);
    await submit(fixture).click();
    const view = await ended(fixture);
    fixture.expect(view.reported !== "", "nothing is said");
    expectFields(fixture, view, fields);
    fixture.expect(fixture.line.posts.length === 0, "something was posted");
    await context.setOffline(false);
    await pressAgain(fixture);
    await expectOneSubmission(fixture);
  },
  "closed while it sends": async (fixture) => {
    await write(fixture);
    fixture.line.mood.isHeld = true;
    await submit(fixture).click();
    await until(() => fixture.line.pending() > 0);
    await fixture.form.page.keyboard.press("Escape");
    await expectOneSubmission(fixture);
  },
  "reloaded with words in it": async (fixture) => {
    const fields = await write(fixture);
    await fixture.form.page.reload({ waitUntil: "domcontentloaded" });
    await fixture.form.open();
    expectFields(fixture, await fixture.form.look(), fields);
    await pressAgain(fixture);
    await expectOneSubmission(fixture);
  },
  "two tabs": async (fixture) => {
    const fields = await write(fixture);
    const page = await fixture.form.page.context().newPage();
    await page.goto(fixture.form.address, { waitUntil: "domcontentloaded" });
    const other: Fixture = { ...fixture, form: formOf(page, "price", fixture.form.address) };
    const others = await write(other, "2");
    expectFields(other, await other.form.look(), others);
    expectFields(fixture, await fixture.form.look(), fields);
    await pressAgain(other);
    await until(() => fixture.line.posts.length === 1);
    await page.close();
    expectFields(fixture, await fixture.form.look(), fields);
    await pressAgain(fixture);
    await until(() => fixture.line.posts.length === 2);
    const { posts } = fixture.line;
    fixture.expect(
      new Set(posts.map(({ id }) => id)).size === 2,
      `${posts.length} submissions of two tabs share an id`,
    );
  },
  "storage denied": async (fixture) => {
    await fixture.form.page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    await fixture.form.page.reload({ waitUntil: "domcontentloaded" });
    const fields = await write(fixture);
    await fixture.form.page.keyboard.press("Escape");
    await fixture.form.open();
    expectFields(fixture, await fixture.form.look(), fields);
    await pressAgain(fixture);
    await expectOneSubmission(fixture);
  },
};

async function sendNaughtyWords(fixture: Fixture): Promise<void> {
  const { form, line, name, seed, expect } = fixture;
  const [word = "", phone = "", email = ""] = hostileStrings(3, seed);
  const hostileFields = {
    name: `${name} ${word}`,
    phone,
    email: randomOf(seed).chance(0.3) ? email : "arta@shembull.com",
  };
  await write(fixture, "", hostileFields);
  const typed = (await form.look()).fields;
  const isRight = typed["phone"]?.trim() !== "" && isEmail(typed["email"] ?? "");
  await submit(fixture).click();
  if (!isRight) {
    const view = await ended(fixture);
    expect(view.reported !== "" && line.posts.length === 0, "an invalid field has no message");
    expectFields(fixture, view, typed);
    return;
  }
  await expectOneSubmission(fixture);
  const sent = line.posts[0]?.params ?? {};
  for (const field of ["name", "phone", "email"]) {
    expect(
      sent[field] === toSingleLine(typed[field] ?? "", 2000),
      `${field} arrived as ${JSON.stringify(sent[field])}`,
    );
  }
}

const submit = ({ form }: Fixture) => form.root.locator("button[type=submit]");

/** Opens the form and fills it in, as slowly as people do. */
async function write(fixture: Fixture, more = "", customFields?: Fields): Promise<Fields> {
  const { form, name } = fixture;
  await form.open();
  const fields = customFields ?? { name: `${name} Arta${more}`, phone: "+383 44 123 456", email: "arta@shembull.com" };
  for (const [field, value] of Object.entries(fields)) await form.root.locator(`[name=${field}]`).fill(value);
  await form.page.clock.fastForward(2500);
  return fields;
}

async function pressAgain(fixture: Fixture): Promise<void> {
  await fixture.form.open();
  await fixture.form.page.clock.fastForward(2500);
  await submit(fixture).click();
}

function expectFields({ expect }: Fixture, view: View, fields: Fields): void {
  const isSame = Object.entries(fields).every(([field, value]) => view.fields[field] === value);
  expect(isSame, `the typed text has become ${JSON.stringify(view.fields)}`);
}

/** One submission has been accepted, its visitor was thanked once, and the form is empty. */
async function expectOneSubmission(fixture: Fixture): Promise<void> {
  const { form, line, expect } = fixture;
  await until(() => line.posts.length > 0);
  Object.assign(line.mood, { isHeld: false });
  line.letGo();
  const thanks = async () => thanksFor({ posts: line.posts, diary: (await form.look()).diary }, form.apartment);
  expect(await until(async () => (await thanks()) === 1), `thanked ${await thanks()} times`);
  expect(await until(async () => !(await form.look()).isOpen), "the form does not close");
  expect(line.posts.length === 1, `${line.posts.length} submissions came`);
  await form.open();
  const { fields } = await form.look();
  expect(
    Object.values(fields).every((value) => value === ""),
    "the form is not empty afterwards",
  );
}

async function ended({ form }: Fixture): Promise<View> {
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

type Places = { readonly service: InquiryService; readonly partner: PartnerPages };

/** Everything people and scripts do to a price form, each with its own submission. */
export async function tryForms(trial: Trial): Promise<Outcome> {
  const service = await openInquiryService();
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
  // Half of them judged by their words alone, the others in turn.
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
  const fixture: Fixture = { form: formOf(page, "price", address), line: service.open(name), name, seed, expect };
  await run(fixture).catch((error: unknown) => expect(false, String(error).split("\n").slice(0, 2).join(" ")));
  return faults;
}

/** No typed text may run as code, and there may be no uncaught error. */
function watch(page: Page, expect: Fixture["expect"]): void {
  page.on("pageerror", (error) => expect(false, `uncaught error: ${error.message}`));
  page.on("dialog", (dialog) => {
    expect(dialog.type() === "beforeunload", "a script of the words ran");
    void dialog.accept();
  });
}
