import { expect, test } from "vitest";
import { cooldownMs, checkRateLimit } from "../../../../src/inquiry/submission/rateLimit.ts";

const now = 1_000_000;
const calm = { openedAt: now - 60_000, sentAt: undefined, closedUntil: undefined, honeypot: "" };

test("visitors who took their time may send", () => {
  expect(checkRateLimit(now, calm)).toEqual({ hold: "none" });
});

test("a form sent within 1.5 s of opening asks to press again", () => {
  expect(checkRateLimit(now, { ...calm, openedAt: now - 1499 })).toEqual({ hold: "pressAgain" });
  expect(checkRateLimit(now, { ...calm, openedAt: now - 1500 })).toEqual({ hold: "none" });
});

test("a filled honeypot asks to press again", () => {
  expect(checkRateLimit(now, { ...calm, honeypot: "http://" })).toEqual({ hold: "pressAgain" });
});

test("a second submission waits until 2 s after the first", () => {
  expect(checkRateLimit(now, { ...calm, sentAt: now - 500 })).toEqual({ hold: "wait", seconds: 2 });
  expect(checkRateLimit(now, { ...calm, sentAt: now - 2000 })).toEqual({ hold: "none" });
});

test("after too many submissions visitors wait as long as the service says", () => {
  expect(checkRateLimit(now, { ...calm, closedUntil: now + 4001 })).toEqual({ hold: "wait", seconds: 5 });
  expect(checkRateLimit(now, { ...calm, closedUntil: now })).toEqual({ hold: "none" });
});

test("only too many submissions close the form: as long as the service says, else 2 s, and at most two minutes", () => {
  expect(cooldownMs({ code: "mailTooMany", retryAfterMs: 90_000 })).toBe(90_000);
  expect(cooldownMs({ code: "mailTooMany" })).toBe(2000);
  expect(cooldownMs({ code: "mailTooMany", retryAfterMs: 3_600_000 })).toBe(120_000);
  expect(cooldownMs({ code: "mailRejected", retryAfterMs: 3_600_000 })).toBe(0);
  expect(cooldownMs({ code: "serverError", retryAfterMs: 3_600_000 })).toBe(0);
});
