import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure } from "../../../../src/failure/failure.ts";
import type { Result } from "../../../../src/failure/result.ts";
import { inquiryRules, type FieldName } from "../../../../src/inquiry/inquiryFields.ts";
import { openDraft, type DraftStore } from "../../../../src/inquiry/submission/draft.ts";
import type { Press } from "../../../../src/inquiry/submission/letterDesk.ts";
import type { Report } from "../../../../src/inquiry/submission/underway.ts";

const typed = { name: "Arta", phone: "+383", email: "a@b.c" };
const empty = { name: "", phone: "", email: "" };
const ok: Result<void> = { ok: true, value: undefined };
const refused = (failure: Failure): Result<void> => ({ ok: false, failure });
const silence = refused({ code: "timeout", mayHaveArrived: true });

let count = 0;
let told: string[] = [];
/** The browser's session storage, which outlives a page. */
let session: Map<string, string>;
let page: EventTarget;

let createLetterDesk: typeof import("../../../../src/inquiry/submission/letterDesk.ts").createLetterDesk;
let settleLetter: typeof import("../../../../src/inquiry/submission/underway.ts").settleLetter;

/** A new page: nothing is there but what the session's storage holds. */
async function load(): Promise<void> {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  ({ createLetterDesk } = await import("../../../../src/inquiry/submission/letterDesk.ts"));
  ({ settleLetter } = await import("../../../../src/inquiry/submission/underway.ts"));
}

beforeEach(async () => {
  await load();
  vi.useFakeTimers();
  session = new Map();
  count += 1;
  told = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draftOf(key = `desk ${count}`): DraftStore<FieldName> {
  const storage = {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, value: string) => void session.set(name, value),
    removeItem: (name: string) => void session.delete(name),
  };
  return openDraft(key, inquiryRules.names, () => storage as unknown as Storage);
}

/** What the session holds of a form besides when a letter of it arrived. */
const typedIn = (kept: ReadonlyMap<string, string>): string[] =>
  [...kept.keys()].filter((key) => !key.endsWith(":arrived"));

function newDesk(draft = draftOf()) {
  const tell = (letter: { state: string }): void => void told.push(letter.state);
  const clock = { sentAt: undefined, closedUntil: undefined };
  const desk = createLetterDesk({ ...inquiryRules, draft, clock, tell });
  desk.open();
  vi.advanceTimersByTime(1500);
  return desk;
}

function openDesk(draft?: DraftStore<FieldName>) {
  const desk = newDesk(draft);
  for (const field of inquiryRules.names) desk.type(field, typed[field]);
  return desk;
}

/** One press whose letter is answered as the test says, when it says so. */
function press(more: Partial<Press<FieldName>> = {}) {
  const reports: Report[] = [];
  const signals: AbortSignal[] = [];
  const ids: string[] = [];
  const pressed: Press<FieldName> = {
    honeypot: "",
    dispatch: ({ id }) => ({
      ask: () => true,
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
  const dispatch: Press<FieldName>["dispatch"] = ({ id }) => ({
    ask: () => (ids.push(id), false),
    send: async () => void told.push("sent by us"),
  });
  return { ids, pressed: { honeypot: "", dispatch } };
}

const leaving = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a letter that left empties the form and its draft, and the next one has an id of its own", () => {
  const desk = openDesk();
  const { pressed, ids, answer } = press();
  desk.submit(pressed);
  answer(ok);
  expect(told).toEqual(["sent"]);
  expect(desk.store.getState()).toMatchObject({ fields: empty, letter: { state: "sent" } });
  expect(typedIn(session)).toEqual([]);
  expect(desk.store.getState().id).not.toBe(ids[0]);
});

test("a letter that did not leave keeps everything typed and its id, and may be tried at once", () => {
  const desk = openDesk();
  const { pressed, ids, answer } = press();
  desk.submit(pressed);
  answer(refused({ code: "serverError" }));
  expect(desk.store.getState()).toMatchObject({ fields: typed, letter: { state: "failed" } });
  expect(draftOf().read().fields).toEqual(typed);
  desk.submit(pressed);
  answer(ok);
  expect(told).toEqual(["failed", "sent"]);
  expect(new Set(ids).size).toBe(1);
});

test("a double press, or Enter held, sends once", () => {
  const desk = openDesk();
  const { pressed, ids, answer } = press();
  for (let pressing = 0; pressing < 20; pressing++) desk.submit(pressed);
  answer(ok);
  expect([ids.length, told]).toEqual([1, ["sent"]]);
});

test("closing and opening while a letter is on its way neither sends twice nor loses the answer", () => {
  const desk = openDesk();
  const { pressed, ids, answer } = press();
  desk.submit(pressed);
  desk.open();
  expect(desk.store.getState()).toMatchObject({ fields: typed, letter: { state: "sending" } });
  desk.submit(pressed);
  answer(ok);
  expect([ids.length, told]).toEqual([1, ["sent"]]);
  expect(typedIn(session)).toEqual([]);
});

test("a form that comes while the letter of the one before is under way follows it: nothing is sent twice", () => {
  const before = openDesk();
  const { pressed, ids, answer } = press();
  before.submit(pressed);
  before.close();
  const after = newDesk();
  expect(after.store.getState()).toMatchObject({ fields: typed, letter: { state: "sending" } });
  after.submit(pressed);
  answer(ok);
  expect([ids.length, told]).toEqual([1, ["sent"]]);
  expect(typedIn(session)).toEqual([]);
});

test("a letter that is tried again is still being sent: the form says so, nobody is told, and one press is enough", () => {
  const desk = openDesk();
  const { pressed, ids, answer } = press();
  desk.submit(pressed);
  answer(refused({ code: "serverError", isTriedAgain: true }));
  expect(desk.store.getState().letter).toEqual({ state: "sending", isTriedAgain: true });
  expect(leaving()).toBe(true);
  desk.submit(pressed);
  answer(ok);
  expect([ids.length, told]).toEqual([1, ["sent"]]);
  expect(typedIn(session)).toEqual([]);
});

test("a letter has the time of its first try, over every further one and a reload; the next letter has its own", async () => {
  const desk = openDesk();
  const times: string[] = [];
  const { pressed, answer } = press();
  const timed = {
    ...pressed,
    dispatch: (draft: Parameters<typeof pressed.dispatch>[0]) => (times.push(draft.sentAt), pressed.dispatch(draft)),
  };
  const start = new Date().toISOString();
  desk.submit(timed);
  answer(refused({ code: "serverError" }));
  vi.advanceTimersByTime(5000);
  desk.type("name", "Arta K");
  await load();
  const after = newDesk();
  after.submit(timed);
  answer(ok);
  vi.advanceTimersByTime(5000);
  for (const field of inquiryRules.names) after.type(field, typed[field]);
  after.submit(timed);
  expect(times).toEqual([start, start, new Date().toISOString()]);
});

test("a letter that arrives while no form is there is announced by the next one", () => {
  const before = openDesk();
  const { pressed, answer } = press();
  before.submit(pressed);
  before.close();
  answer(ok);
  expect(told).toEqual([]);
  const after = newDesk();
  expect(told).toEqual(["sent"]);
  expect(after.store.getState().fields).toEqual(empty);
  newDesk();
  expect(told).toEqual(["sent"]);
});

test("after a reload while it was being sent the letter is uncertain, and keeps its id when it is sent again", async () => {
  const desk = openDesk();
  const first = press();
  desk.submit(first.pressed);
  await load();
  const after = newDesk();
  expect(after.store.getState()).toMatchObject({ fields: typed, letter: { state: "uncertain" } });
  const second = press();
  after.submit(second.pressed);
  expect(second.ids).toEqual(first.ids);
});

test("no answer in time is uncertain; a success that comes all the same is announced and clears the draft", () => {
  const desk = openDesk();
  const { pressed, answer } = press();
  desk.submit(pressed);
  answer(silence);
  expect(desk.store.getState()).toMatchObject({ fields: typed, letter: { state: "uncertain" } });
  answer(ok);
  expect(told).toEqual(["uncertain", "sent"]);
  expect(typedIn(session)).toEqual([]);
});

test("what is typed after an uncertain end outlives the late success: it is another letter", () => {
  const desk = openDesk();
  const { pressed, answer, ids } = press();
  desk.submit(pressed);
  answer(silence);
  desk.type("name", "Arta K");
  answer(ok);
  expect(desk.store.getState().fields.name).toBe("Arta K");
  expect(draftOf().read()).toMatchObject({ fields: { name: "Arta K" }, letter: { state: "idle" } });
  expect(draftOf().read().id).not.toBe(ids[0]);
});

test("sent again after an uncertain end, the first try is stopped and no longer heard", () => {
  const desk = openDesk();
  const first = press();
  desk.submit(first.pressed);
  first.answer(silence);
  const second = press();
  desk.submit(second.pressed);
  expect([first.signals[0]?.aborted, second.signals[0]?.aborted]).toEqual([true, false]);
  first.answer(refused({ code: "unreachable" }));
  expect(desk.store.getState().letter).toEqual({ state: "sending" });
  expect(draftOf().read().letter).toEqual({ state: "sending" });
  expect(leaving()).toBe(true);
  second.answer(ok);
  expect(told).toEqual(["uncertain", "sent"]);
});

test("after an uncertain end the visitor may leave it at that: the form is empty and its draft gone", () => {
  const desk = openDesk();
  const { pressed, answer } = press();
  desk.submit(pressed);
  answer(silence);
  desk.forget();
  expect(desk.store.getState()).toMatchObject({ fields: empty, letter: { state: "idle" } });
  answer(ok);
  expect([session.size, told]).toEqual([0, ["uncertain"]]);
});

test("leaving the page asks first while a letter is being sent, and at no other time", () => {
  const desk = openDesk();
  expect(leaving()).toBe(false);
  const { pressed, answer } = press();
  desk.submit(pressed);
  expect(leaving()).toBe(true);
  answer(silence);
  expect(leaving()).toBe(false);
  desk.submit(pressed);
  expect(leaving()).toBe(true);
  answer(ok);
  expect(leaving()).toBe(false);
});

test("wrong fields are named and nothing leaves; mending one takes its sentence away", () => {
  const desk = openDesk();
  desk.type("email", "arta@");
  desk.type("phone", "");
  const { pressed, ids } = press();
  desk.submit(pressed);
  expect(ids).toEqual([]);
  expect(desk.store.getState().wrong).toEqual(["phone", "email"]);
  desk.type("phone", "1");
  expect(desk.store.getState().wrong).toEqual(["email"]);
});

test("what cannot be sent for another reason is refused without leaving", () => {
  const desk = openDesk();
  const { pressed, ids } = press({ refusal: { code: "imageMissing" } });
  desk.submit(pressed);
  expect([ids, told]).toEqual([[], ["failed"]]);
});

test("a press right after opening, or with the honeypot filled, is asked for once more", () => {
  const desk = openDesk();
  desk.open();
  const { pressed, answer } = press();
  desk.submit(pressed);
  expect(desk.store.getState().hold).toEqual({ hold: "pressAgain" });
  vi.advanceTimersByTime(1500);
  desk.submit({ ...pressed, honeypot: "x" });
  desk.submit(pressed);
  answer(ok);
  expect(told).toEqual(["sent"]);
});

test("after too many letters visitors wait as long as the service says, though the clock on the wall is set back", () => {
  const desk = openDesk();
  const { pressed, answer, ids } = press();
  desk.submit(pressed);
  answer(refused({ code: "mailTooMany", retryAfterMs: 60_000 }));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2000);
  desk.submit(pressed);
  expect(desk.store.getState().hold).toEqual({ hold: "wait", seconds: 58 });
  vi.advanceTimersByTime(58_000);
  desk.submit(pressed);
  expect(ids).toHaveLength(2);
});

test.each<Failure>([
  { code: "mailRejected", retryAfterMs: 3_600_000 },
  { code: "serverError", retryAfterMs: 3_600_000 },
])("after %j one may press again at once: how long a service wants to be left alone locks nobody out", (failure) => {
  const desk = openDesk();
  const { pressed, answer, ids } = press();
  desk.submit(pressed);
  answer(refused(failure));
  desk.submit(pressed);
  expect(ids).toHaveLength(2);
});

test("a page that took a letter over says how it ended; silent for 30 s it is uncertain, and a later word still counts", () => {
  const desk = openDesk();
  const own = () => new Set([desk.store.getState().id]);
  const { pressed } = pressForHost();
  desk.submit(pressed);
  settleLetter(false, undefined, own());
  expect(desk.store.getState()).toMatchObject({ fields: typed, letter: { state: "failed" } });
  desk.submit(pressed);
  vi.advanceTimersByTime(30_000);
  expect(desk.store.getState().letter).toMatchObject({ state: "uncertain", failure: { code: "hostSilent" } });
  vi.advanceTimersByTime(60_000);
  settleLetter(true, undefined, own());
  expect(told).toEqual(["failed", "uncertain", "sent"]);
});

test("a page may speak while it is being asked, and what it let pass is not its own to settle", () => {
  const desk = openDesk();
  const own = new Set([desk.store.getState().id]);
  const word = (isTaken: boolean): Press<FieldName> => ({
    honeypot: "",
    dispatch: () => ({ ask: () => (settleLetter(true, undefined, own), !isTaken), send: async () => {} }),
  });
  desk.submit(word(false));
  expect(desk.store.getState().letter).toEqual({ state: "sending" });
  expect(settleLetter(true, undefined, own)).toBe(0);
  const other = openDesk(draftOf("another"));
  own.add(other.store.getState().id);
  other.submit(word(true));
  expect(told).toEqual(["sent"]);
});

test("of two letters at a page each is settled by its id; without one it is the one asked last, and both are counted", () => {
  const [first, second] = [openDesk(draftOf("first")), openDesk(draftOf("second"))];
  const own = new Set([first, second].map((desk) => desk.store.getState().id));
  for (const desk of [first, second]) desk.submit(pressForHost().pressed);
  expect(settleLetter(true, undefined, own)).toBe(2);
  expect([first, second].map((desk) => desk.store.getState().letter.state)).toEqual(["sending", "sent"]);
  expect(settleLetter(true, "no such id", own)).toBe(0);
  expect(settleLetter(true, first.store.getState().id, own)).toBe(1);
  expect(first.store.getState().letter.state).toBe("sent");
});

test("a page's word reaches a letter whose form has gone meanwhile", () => {
  const desk = openDesk();
  desk.submit(pressForHost().pressed);
  desk.close();
  expect(settleLetter(true, undefined, new Set())).toBe(1);
  newDesk();
  expect(told).toEqual(["sent"]);
});

test("where a version is asked for, a letter goes only after the visitor agreed to that very version", () => {
  const desk = openDesk();
  const { pressed, ids, answer } = press({ consent: "2026-11" });
  desk.submit(pressed);
  expect(desk.store.getState().wrong).toEqual(["consent"]);
  desk.agree("2025-01");
  desk.submit(pressed);
  expect(ids).toEqual([]);
  desk.agree("2026-11");
  expect(desk.store.getState().wrong).toEqual([]);
  desk.submit(pressed);
  answer(ok);
  expect(told).toEqual(["sent"]);
  expect(desk.store.getState().agreed).toBe("");
});

test("typing does not take the reminder to agree away, closing and opening keeps the tick", () => {
  const desk = openDesk();
  desk.submit(press({ consent: "1" }).pressed);
  desk.type("name", "Arta B.");
  expect(desk.store.getState().wrong).toEqual(["consent"]);
  desk.agree("1");
  desk.open();
  expect(desk.store.getState().agreed).toBe("1");
});

test("a form knows when its last letter arrived, after a reload too, and one of another home does not", async () => {
  const key = `desk ${count}`;
  const desk = openDesk(draftOf(key));
  const { answer, pressed } = press();
  desk.submit(pressed);
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.store.getState().arrivedAt).toBe("");
  answer(ok);
  const at = new Date().toISOString();
  expect(desk.store.getState().arrivedAt).toBe(at);
  await load();
  expect(newDesk(draftOf(key)).store.getState()).toMatchObject({ arrivedAt: at, fields: empty });
  expect(newDesk(draftOf(`${key} b`)).store.getState().arrivedAt).toBe("");
});
