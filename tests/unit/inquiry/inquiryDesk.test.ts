import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure } from "../../../src/failure/failure.ts";
import type { Result } from "../../../src/failure/result.ts";
import { askHost } from "../../../src/inquiry/askHost.ts";
import { createInquiryDesk, type Delivery } from "../../../src/inquiry/inquiryDesk.ts";
import { openInquiryDraft, type InquiryDraft } from "../../../src/inquiry/inquiryDraft.ts";

const typed = { name: "Arta", phone: "+383", email: "a@b.c" };
const empty = { name: "", phone: "", email: "" };

let count = 0;
let draft: InquiryDraft;
let told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  draft = openInquiryDraft(`desk ${count++}`, () => {
    throw new DOMException("denied", "SecurityError");
  });
  told = [];
});

afterEach(() => {
  vi.useRealTimers();
});

function openDesk() {
  const desk = createInquiryDesk({ sentAt: undefined, closedUntil: undefined });
  desk.open(draft);
  for (const field of ["name", "phone", "email"] as const) desk.type(field, typed[field]);
  vi.advanceTimersByTime(1500);
  return desk;
}

/** One press whose letter gets the given answer, when it comes. */
function press(answer: Result<void> | Promise<Result<void>>, more: Partial<Delivery> = {}): Delivery {
  return {
    hasPicture: true,
    honeypot: "",
    consent: "",
    deliver: async () => {
      told.push("delivered");
      return answer;
    },
    onSent: () => told.push("sent"),
    onFailed: (failure: Failure) => told.push(failure.code),
    ...more,
  };
}

/** An answer that is still on its way. */
function openAnswer() {
  let resolve = (_answer: Result<void>): void => {};
  const promise = new Promise<Result<void>>((settle) => (resolve = settle));
  return { promise, resolve };
}

const ok: Result<void> = { ok: true, value: undefined };
const refused = (failure: Failure): Result<void> => ({ ok: false, failure });

test("a letter that left empties the form and its draft", async () => {
  const desk = openDesk();
  await desk.submit(press(ok));
  expect(told).toEqual(["delivered", "sent"]);
  expect(desk.store.getState()).toMatchObject({ fields: empty, sending: { state: "sent" } });
  expect(draft.read()).toEqual(empty);
});

test("a letter that did not leave keeps everything typed, and may be tried at once", async () => {
  const desk = openDesk();
  await desk.submit(press(refused({ code: "serverError" })));
  expect(desk.store.getState()).toMatchObject({ fields: typed, sending: { state: "failed" } });
  expect(draft.read()).toEqual(typed);
  await desk.submit(press(ok));
  expect(told).toEqual(["delivered", "serverError", "delivered", "sent"]);
});

test("a double press, or Enter held, sends once", async () => {
  const desk = openDesk();
  const presses = Array.from({ length: 20 }, () => desk.submit(press(ok)));
  await Promise.all(presses);
  expect(told).toEqual(["delivered", "sent"]);
});

test("closing and opening while a letter is on its way neither sends twice nor loses the answer", async () => {
  const desk = openDesk();
  const { promise, resolve } = openAnswer();
  const pressed = desk.submit(press(promise));
  desk.open(draft);
  expect(desk.store.getState()).toMatchObject({ fields: typed, sending: { state: "sending" } });
  await desk.submit(press(ok));
  resolve(ok);
  await pressed;
  expect(told).toEqual(["delivered", "sent"]);
  expect(draft.read()).toEqual(empty);
});

test("a late success does not wipe what was typed in another home's form meanwhile", async () => {
  const desk = openDesk();
  const { promise, resolve } = openAnswer();
  const pressed = desk.submit(press(promise));
  const other = createInquiryDesk({ sentAt: undefined, closedUntil: undefined });
  other.open(draft);
  other.type("name", "Arta K");
  resolve(ok);
  await pressed;
  expect(draft.read().name).toBe("Arta K");
});

test("wrong fields are named and nothing leaves; mending one takes its sentence away", async () => {
  const desk = openDesk();
  desk.type("email", "arta@");
  desk.type("phone", "");
  await desk.submit(press(ok));
  expect(told).toEqual([]);
  expect(desk.store.getState().wrong).toEqual(["phone", "email"]);
  desk.type("phone", "1");
  expect(desk.store.getState().wrong).toEqual(["email"]);
});

test("without a picture the inquiry is refused", async () => {
  const desk = openDesk();
  await desk.submit(press(ok, { hasPicture: false }));
  expect(told).toEqual(["imageMissing"]);
});

test("a press right after opening, or with the honeypot filled, is asked for once more", async () => {
  const desk = openDesk();
  desk.open(draft);
  await desk.submit(press(ok));
  expect(desk.store.getState().hold).toEqual({ hold: "pressAgain" });
  vi.advanceTimersByTime(1500);
  await desk.submit(press(ok, { honeypot: "x" }));
  expect(told).toEqual([]);
  await desk.submit(press(ok));
  expect(told).toEqual(["delivered", "sent"]);
});

test("after too many letters one waits as long as the service says", async () => {
  const desk = openDesk();
  await desk.submit(press(refused({ code: "mailTooMany", retryAfterMs: 2000 })));
  await desk.submit(press(ok));
  expect(desk.store.getState().hold).toEqual({ hold: "wait", seconds: 2 });
  vi.advanceTimersByTime(2000);
  await desk.submit(press(ok));
  expect(told).toEqual(["delivered", "mailTooMany", "delivered", "sent"]);
});

test("a page that took the inquiry over says how it ended, or is silent for 30 s", async () => {
  const listeners = new Set<(isSent: boolean) => void>();
  const onSettle = (listener: (isSent: boolean) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const say = (isSent: boolean) => listeners.forEach((listener) => listener(isSent));
  const prevent = () => false;
  const sent = askHost(onSettle, prevent);
  say(true);
  expect(await sent).toEqual(ok);
  const refusal = askHost(onSettle, prevent);
  say(false);
  expect(await refusal).toMatchObject({ failure: { code: "hostRefused" } });
  const silent = askHost(onSettle, prevent);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await silent).toMatchObject({ failure: { code: "hostSilent" } });
  const atOnce = askHost(onSettle, () => (say(true), false));
  expect(await atOnce).toEqual(ok);
  expect(askHost(onSettle, () => true)).toBeUndefined();
  expect(listeners.size).toBe(0);
});

test("where a version is asked for, a letter goes only after the visitor agreed to that very version", async () => {
  const desk = openDesk();
  await desk.submit(press(ok, { consent: "2026-11" }));
  expect(desk.store.getState().wrong).toEqual(["consent"]);
  desk.agree("2025-01");
  await desk.submit(press(ok, { consent: "2026-11" }));
  expect(told).toEqual([]);
  desk.agree("2026-11");
  expect(desk.store.getState().wrong).toEqual([]);
  await desk.submit(press(ok, { consent: "2026-11" }));
  expect(told).toEqual(["delivered", "sent"]);
  expect(desk.store.getState().agreed).toBe("");
});

test("typing does not take the reminder to agree away, closing and opening keeps the tick", async () => {
  const desk = openDesk();
  await desk.submit(press(ok, { consent: "1" }));
  desk.type("name", "Arta B.");
  expect(desk.store.getState().wrong).toEqual(["consent"]);
  desk.agree("1");
  desk.open(draft);
  expect(desk.store.getState().agreed).toBe("1");
});
