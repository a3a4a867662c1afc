import { expect, test } from "vitest";
import { judgeMailAnswer, connectionLost, mailFailure } from "../../../src/services/mailFailure.ts";
import { retryAfterMs } from "../../../src/services/postInquiry.ts";

const answer = (status: number, text = "No") => judgeMailAnswer({ status, text });

test("a message has been sent once the provider says OK", () => {
  expect(answer(200, "OK")).toEqual({ ok: true, value: undefined });
});

test.each([
  ["nothing", "", "mailRejected"],
  ["an error in JSON", '{"error":"quota"}', "mailRejected"],
  ["a sentence", "login required", "mailRejected"],
  ["XML", '<?xml version="1.0"?><ok/>', "mailRejected"],
  ["a sign-in page", "\n<!DOCTYPE html><p>Sign in", "unreachable"],
  ["more than OK", "OK, but later", "mailRejected"],
])("200 with %s is neither a success nor an uncertain end", (_case, text, code) => {
  const result = answer(200, text);
  expect(result).toMatchObject({ ok: false, failure: { code, status: 200 } });
  expect(!result.ok && result.failure.mayHaveArrived).toBeFalsy();
});

test.each([
  [400, "mailRejected"],
  [401, "mailRejected"],
  [403, "mailForbidden"],
  [404, "mailRejected"],
  [408, "timeout"],
  [412, "mailRejected"],
  [413, "mailTooLarge"],
  [422, "mailRejected"],
  [429, "mailTooMany"],
  [451, "mailHeadless"],
  [500, "serverError"],
  [502, "serverError"],
  [503, "serverError"],
])("an answer %i is %s, even with the word OK", (status, code) => {
  expect(answer(status)).toMatchObject({ ok: false, failure: { code, status } });
  expect(answer(status, "OK")).toMatchObject({ ok: false, failure: { code } });
});

test("too many emails: the form waits 2 s", () => {
  expect(answer(429, "Too Many Requests")).toMatchObject({ failure: { code: "mailTooMany", retryAfterMs: 2000 } });
});

test("Retry-After of an owner's endpoint counts as seconds or as a date, else it is 2 s", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  const waits = [
    ["60", 60_000],
    [" 1 ", 1000],
    [null, 2000],
    ["soon", 2000],
    ["-5", 2000],
    ["Sun, 22 Nov 2026 12:01:30 GMT", 90_000],
    ["Sun, 22 Nov 2026 11:59:00 GMT", 2000],
  ] as const;
  expect(waits.map(([header]) => retryAfterMs(header, now))).toEqual(waits.map(([, ms]) => ms));
});

const keyMissing = "The public key is required. Visit https://dashboard.emailjs.com/admin/account";

test.each([
  ["a missing key", keyMissing, { code: "mailNotConfigured", detail: keyMissing }],
  ["a template that is not an object", "The template params have to be the object.", { code: "mailNotConfigured" }],
  ["its throttle", { status: 429, text: "Too Many Requests" }, { code: "mailTooMany", retryAfterMs: 2000 }],
  ["its block list", { status: 403, text: "Forbidden" }, { code: "mailForbidden", status: 403 }],
  ["an automated browser", { status: 451, text: "Unavailable For Headless Browser" }, { code: "mailHeadless" }],
  ["an answer of the service", { status: 400, text: "No such template" }, { code: "mailRejected", status: 400 }],
  ["no answer", { status: 0, text: "Network Error" }, { code: "unreachable", mayHaveArrived: true }],
  ["a lost connection", new TypeError("Failed to fetch"), { code: "unreachable", mayHaveArrived: true }],
  ["nothing", undefined, { code: "unreachable", mayHaveArrived: true }],
])("the library's error for %s becomes a failure with a code", (_case, thrown, failure) => {
  expect(mailFailure(thrown, true)).toMatchObject(failure);
});

test("a lost connection leaves open whether the message arrived; without a network from the start it did not", () => {
  expect(connectionLost(new TypeError("Failed to fetch"), true)).toMatchObject({
    code: "unreachable",
    mayHaveArrived: true,
  });
  const offline = connectionLost(new TypeError("Failed to fetch"), false);
  expect(offline).toMatchObject({ code: "offline" });
  expect(offline.mayHaveArrived).toBeUndefined();
});
