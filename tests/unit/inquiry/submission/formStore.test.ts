import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure, Result } from "../../../../src/failure/failure.ts";
import { inquiryRules, type FieldName } from "../../../../src/inquiry/inquiryFields.ts";
import { openDraft, type DraftStore } from "../../../../src/inquiry/submission/draft.ts";
import type { Submission } from "../../../../src/inquiry/submission/formStore.ts";
import type { ReportResult } from "../../../../src/inquiry/submission/outbox.ts";

const typed = { name: "Arta", phone: "+383", email: "a@b.c" };
const empty = { name: "", phone: "", email: "" };
const ok: Result<void> = { ok: true, value: undefined };
const refused = (failure: Failure): Result<void> => ({ ok: false, failure });
const silence = refused({ code: "timeout", mayHaveArrived: true });

let count = 0;
let ends: string[] = [];
/** The browser's session storage, which outlives a page. */
let session: Map<string, string>;
let page: EventTarget;

let createFormStore: typeof import("../../../../src/inquiry/submission/formStore.ts").createFormStore;
let settleSubmission: typeof import("../../../../src/inquiry/submission/outbox.ts").settleSubmission;

/** A new page: it knows only the content of the session's storage. */
async function load(): Promise<void> {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  ({ createFormStore } = await import("../../../../src/inquiry/submission/formStore.ts"));
  ({ settleSubmission } = await import("../../../../src/inquiry/submission/outbox.ts"));
}

beforeEach(async () => {
  await load();
  vi.useFakeTimers();
  session = new Map();
  count += 1;
  ends = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draftOf(key = `form ${count}`): DraftStore<FieldName> {
  const storage = {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, value: string) => void session.set(name, value),
    removeItem: (name: string) => void session.delete(name),
  };
  return openDraft(key, inquiryRules.fieldNames, () => storage as unknown as Storage);
}

/** The session's data of a form, besides when a submission of it arrived. */
const draftKeys = (stored: ReadonlyMap<string, string>): string[] =>
  [...stored.keys()].filter((key) => !key.endsWith(":arrived"));

function newForm(draft = draftOf()) {
  const onEnd = (status: { state: string }): void => void ends.push(status.state);
  const clock = { sentAt: undefined, closedUntil: undefined };
  const form = createFormStore({ ...inquiryRules, draft, clock, onEnd });
  form.open();
  vi.advanceTimersByTime(1500);
  return form;
}

function openForm(draft?: DraftStore<FieldName>) {
  const form = newForm(draft);
  for (const field of inquiryRules.fieldNames) form.type(field, typed[field]);
  return form;
}

/** One press whose submission the test answers at a moment of its choice. */
function press(more: Partial<Submission<FieldName>> = {}) {
  const reports: ReportResult[] = [];
  const signals: AbortSignal[] = [];
  const ids: string[] = [];
  const pressed: Submission<FieldName> = {
    honeypot: "",
    createDelivery: ({ id }) => ({
      offerToPage: () => true,
      send: async (report, signal) => {
        ids.push(id);
        reports.push(report);
        signals.push(signal);
      },
    }),
    ...more,
  };
  return { pressed, ids, signals, answer: (result: Result<void>) => reports.at(-1)?.(result) };
}

/** One press that the page takes over. */
function pressForHost() {
  const ids: string[] = [];
  const createDelivery: Submission<FieldName>["createDelivery"] = ({ id }) => ({
    offerToPage: () => (ids.push(id), false),
    send: async () => void ends.push("sent by us"),
  });
  return { ids, pressed: { honeypot: "", createDelivery } };
}

const leaving = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a submission that was sent empties the form and its draft, and the next one has a new id", () => {
  const form = openForm();
  const { pressed, ids, answer } = press();
  form.submit(pressed);
  answer(ok);
  expect(ends).toEqual(["sent"]);
  expect(form.store.getState()).toMatchObject({ fields: empty, status: { state: "sent" } });
  expect(draftKeys(session)).toEqual([]);
  expect(form.store.getState().id).not.toBe(ids[0]);
});

test("a submission that was not sent keeps everything typed and its id, and can be retried at once", () => {
  const form = openForm();
  const { pressed, ids, answer } = press();
  form.submit(pressed);
  answer(refused({ code: "serverError" }));
  expect(form.store.getState()).toMatchObject({ fields: typed, status: { state: "failed" } });
  expect(draftOf().read().fields).toEqual(typed);
  form.submit(pressed);
  answer(ok);
  expect(ends).toEqual(["failed", "sent"]);
  expect(new Set(ids).size).toBe(1);
});

test("a double press, or holding Enter, sends once", () => {
  const form = openForm();
  const { pressed, ids, answer } = press();
  for (let pressing = 0; pressing < 20; pressing++) form.submit(pressed);
  answer(ok);
  expect([ids.length, ends]).toEqual([1, ["sent"]]);
});

test("closing and reopening during a submission neither sends twice nor loses the answer", () => {
  const form = openForm();
  const { pressed, ids, answer } = press();
  form.submit(pressed);
  form.open();
  expect(form.store.getState()).toMatchObject({ fields: typed, status: { state: "sending" } });
  form.submit(pressed);
  answer(ok);
  expect([ids.length, ends]).toEqual([1, ["sent"]]);
  expect(draftKeys(session)).toEqual([]);
});

test("a form opened while the previous one's submission is under way follows it: nothing is sent twice", () => {
  const before = openForm();
  const { pressed, ids, answer } = press();
  before.submit(pressed);
  before.close();
  const after = newForm();
  expect(after.store.getState()).toMatchObject({ fields: typed, status: { state: "sending" } });
  after.submit(pressed);
  answer(ok);
  expect([ids.length, ends]).toEqual([1, ["sent"]]);
  expect(draftKeys(session)).toEqual([]);
});

test("a submission being retried is still being sent: the form shows that, no result is reported, and one press is enough", () => {
  const form = openForm();
  const { pressed, ids, answer } = press();
  form.submit(pressed);
  answer(refused({ code: "serverError", willRetry: true }));
  expect(form.store.getState().status).toEqual({ state: "sending", isTriedAgain: true });
  expect(leaving()).toBe(true);
  form.submit(pressed);
  answer(ok);
  expect([ids.length, ends]).toEqual([1, ["sent"]]);
  expect(draftKeys(session)).toEqual([]);
});

test("a submission keeps the time of its first attempt through retries and a reload; the next one has its own", async () => {
  const form = openForm();
  const times: string[] = [];
  const { pressed, answer } = press();
  const timed = {
    ...pressed,
    createDelivery: (draft: Parameters<typeof pressed.createDelivery>[0]) => (
      times.push(draft.sentAt),
      pressed.createDelivery(draft)
    ),
  };
  const start = new Date().toISOString();
  form.submit(timed);
  answer(refused({ code: "serverError" }));
  vi.advanceTimersByTime(5000);
  form.type("name", "Arta K");
  await load();
  const after = newForm();
  after.submit(timed);
  answer(ok);
  vi.advanceTimersByTime(5000);
  for (const field of inquiryRules.fieldNames) after.type(field, typed[field]);
  after.submit(timed);
  expect(times).toEqual([start, start, new Date().toISOString()]);
});

test("a submission that arrives while no form is open is announced by the next one", () => {
  const before = openForm();
  const { pressed, answer } = press();
  before.submit(pressed);
  before.close();
  answer(ok);
  expect(ends).toEqual([]);
  const after = newForm();
  expect(ends).toEqual(["sent"]);
  expect(after.store.getState().fields).toEqual(empty);
  newForm();
  expect(ends).toEqual(["sent"]);
});

test("after a reload during sending the submission is uncertain, and keeps its id when it is sent again", async () => {
  const form = openForm();
  const first = press();
  form.submit(first.pressed);
  await load();
  const after = newForm();
  expect(after.store.getState()).toMatchObject({ fields: typed, status: { state: "uncertain" } });
  const second = press();
  after.submit(second.pressed);
  expect(second.ids).toEqual(first.ids);
});

test("without an answer in time it is uncertain; a late success is still announced and clears the draft", () => {
  const form = openForm();
  const { pressed, answer } = press();
  form.submit(pressed);
  answer(silence);
  expect(form.store.getState()).toMatchObject({ fields: typed, status: { state: "uncertain" } });
  answer(ok);
  expect(ends).toEqual(["uncertain", "sent"]);
  expect(draftKeys(session)).toEqual([]);
});

test("text typed after an uncertain result outlives the late success: it is another submission", () => {
  const form = openForm();
  const { pressed, answer, ids } = press();
  form.submit(pressed);
  answer(silence);
  form.type("name", "Arta K");
  answer(ok);
  expect(form.store.getState().fields.name).toBe("Arta K");
  expect(draftOf().read()).toMatchObject({ fields: { name: "Arta K" }, status: { state: "idle" } });
  expect(draftOf().read().id).not.toBe(ids[0]);
});

test("if sent again after an uncertain result, the first attempt is stopped and ignored", () => {
  const form = openForm();
  const first = press();
  form.submit(first.pressed);
  first.answer(silence);
  const second = press();
  form.submit(second.pressed);
  expect([first.signals[0]?.aborted, second.signals[0]?.aborted]).toEqual([true, false]);
  first.answer(refused({ code: "unreachable" }));
  expect(form.store.getState().status).toEqual({ state: "sending" });
  expect(draftOf().read().status).toEqual({ state: "sending" });
  expect(leaving()).toBe(true);
  second.answer(ok);
  expect(ends).toEqual(["uncertain", "sent"]);
});

test("after an uncertain result the visitor may leave it at that: the form is emptied and its draft deleted", () => {
  const form = openForm();
  const { pressed, answer } = press();
  form.submit(pressed);
  answer(silence);
  form.discard();
  expect(form.store.getState()).toMatchObject({ fields: empty, status: { state: "idle" } });
  answer(ok);
  expect([session.size, ends]).toEqual([0, ["uncertain"]]);
});

test("leaving the page asks for confirmation only while a submission is being sent", () => {
  const form = openForm();
  expect(leaving()).toBe(false);
  const { pressed, answer } = press();
  form.submit(pressed);
  expect(leaving()).toBe(true);
  answer(silence);
  expect(leaving()).toBe(false);
  form.submit(pressed);
  expect(leaving()).toBe(true);
  answer(ok);
  expect(leaving()).toBe(false);
});

test("invalid fields are reported and nothing is sent; correcting one removes its message", () => {
  const form = openForm();
  form.type("email", "arta@");
  form.type("phone", "");
  const { pressed, ids } = press();
  form.submit(pressed);
  expect(ids).toEqual([]);
  expect(form.store.getState().invalid).toEqual(["phone", "email"]);
  form.type("phone", "1");
  expect(form.store.getState().invalid).toEqual(["email"]);
});

test("a submission that cannot be sent for another reason is refused without being sent", () => {
  const form = openForm();
  const { pressed, ids } = press({ refusal: { code: "imageMissing" } });
  form.submit(pressed);
  expect([ids, ends]).toEqual([[], ["failed"]]);
});

test("a press right after opening, or with the honeypot filled, has to be repeated", () => {
  const form = openForm();
  form.open();
  const { pressed, answer } = press();
  form.submit(pressed);
  expect(form.store.getState().hold).toEqual({ hold: "pressAgain" });
  vi.advanceTimersByTime(1500);
  form.submit({ ...pressed, honeypot: "x" });
  form.submit(pressed);
  answer(ok);
  expect(ends).toEqual(["sent"]);
});

test("after too many submissions visitors wait as long as the service says, even if the system clock is set back", () => {
  const form = openForm();
  const { pressed, answer, ids } = press();
  form.submit(pressed);
  answer(refused({ code: "mailTooMany", retryAfterMs: 60_000 }));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2000);
  form.submit(pressed);
  expect(form.store.getState().hold).toEqual({ hold: "wait", seconds: 58 });
  vi.advanceTimersByTime(58_000);
  form.submit(pressed);
  expect(ids).toHaveLength(2);
});

test.each<Failure>([
  { code: "mailRejected", retryAfterMs: 3_600_000 },
  { code: "serverError", retryAfterMs: 3_600_000 },
])("after %j one may press again at once: a service's request to wait locks no visitor out", (failure) => {
  const form = openForm();
  const { pressed, answer, ids } = press();
  form.submit(pressed);
  answer(refused(failure));
  form.submit(pressed);
  expect(ids).toHaveLength(2);
});

test("a page that took a submission over reports its result; without one for 30 s it is uncertain, and a later one still counts", () => {
  const form = openForm();
  const own = () => new Set([form.store.getState().id]);
  const { pressed } = pressForHost();
  form.submit(pressed);
  settleSubmission(false, undefined, own());
  expect(form.store.getState()).toMatchObject({ fields: typed, status: { state: "failed" } });
  form.submit(pressed);
  vi.advanceTimersByTime(30_000);
  expect(form.store.getState().status).toMatchObject({ state: "uncertain", failure: { code: "hostSilent" } });
  vi.advanceTimersByTime(60_000);
  settleSubmission(true, undefined, own());
  expect(ends).toEqual(["failed", "uncertain", "sent"]);
});

test("a page may report the result during the event, but cannot settle a submission that it left to the element", () => {
  const form = openForm();
  const own = new Set([form.store.getState().id]);
  const word = (isTaken: boolean): Submission<FieldName> => ({
    honeypot: "",
    createDelivery: () => ({
      offerToPage: () => (settleSubmission(true, undefined, own), !isTaken),
      send: async () => {},
    }),
  });
  form.submit(word(false));
  expect(form.store.getState().status).toEqual({ state: "sending" });
  expect(settleSubmission(true, undefined, own)).toBe(0);
  const other = openForm(draftOf("another"));
  own.add(other.store.getState().id);
  other.submit(word(true));
  expect(ends).toEqual(["sent"]);
});

test("a page settles each of two submissions by its id; without an id the last one is meant, and both are counted", () => {
  const [first, second] = [openForm(draftOf("first")), openForm(draftOf("second"))];
  const own = new Set([first, second].map((form) => form.store.getState().id));
  for (const form of [first, second]) form.submit(pressForHost().pressed);
  expect(settleSubmission(true, undefined, own)).toBe(2);
  expect([first, second].map((form) => form.store.getState().status.state)).toEqual(["sending", "sent"]);
  expect(settleSubmission(true, "no such id", own)).toBe(0);
  expect(settleSubmission(true, first.store.getState().id, own)).toBe(1);
  expect(first.store.getState().status.state).toBe("sent");
});

test("a page's report reaches a submission whose form is gone", () => {
  const form = openForm();
  form.submit(pressForHost().pressed);
  form.close();
  expect(settleSubmission(true, undefined, new Set())).toBe(1);
  newForm();
  expect(ends).toEqual(["sent"]);
});

test("if a version is required, a submission is sent only after the visitor agreed to that exact version", () => {
  const form = openForm();
  const { pressed, ids, answer } = press({ consent: "2026-11" });
  form.submit(pressed);
  expect(form.store.getState().invalid).toEqual(["consent"]);
  form.agree("2025-01");
  form.submit(pressed);
  expect(ids).toEqual([]);
  form.agree("2026-11");
  expect(form.store.getState().invalid).toEqual([]);
  form.submit(pressed);
  answer(ok);
  expect(ends).toEqual(["sent"]);
  expect(form.store.getState().agreed).toBe("");
});

test("typing does not remove the reminder to agree; closing and reopening keeps the tick", () => {
  const form = openForm();
  form.submit(press({ consent: "1" }).pressed);
  form.type("name", "Arta B.");
  expect(form.store.getState().invalid).toEqual(["consent"]);
  form.agree("1");
  form.open();
  expect(form.store.getState().agreed).toBe("1");
});

test("a form knows when its last submission arrived, even after a reload; another apartment's form does not", async () => {
  const key = `form ${count}`;
  const form = openForm(draftOf(key));
  const { answer, pressed } = press();
  form.submit(pressed);
  await vi.advanceTimersByTimeAsync(0);
  expect(form.store.getState().arrivedAt).toBe("");
  answer(ok);
  const at = new Date().toISOString();
  expect(form.store.getState().arrivedAt).toBe(at);
  await load();
  expect(newForm(draftOf(key)).store.getState()).toMatchObject({ arrivedAt: at, fields: empty });
  expect(newForm(draftOf(`${key} b`)).store.getState().arrivedAt).toBe("");
});
