import { expect, test } from "vitest";
import { judgeMailAnswer, lostLine, retryAfterMs } from "../../../src/services/mailFailure.ts";

const answer = (status: number, text = "No", retryAfter: string | null = null) =>
  judgeMailAnswer({ status, text, retryAfter });

test("a letter has been sent when the provider says OK", () => {
  expect(answer(200, "OK")).toEqual({ ok: true, value: undefined });
});

test.each([
  ["nothing", "", "mailRejected"],
  ["an error in JSON", '{"error":"quota"}', "mailRejected"],
  ["a sentence", "login required", "mailRejected"],
  ["XML", '<?xml version="1.0"?><ok/>', "mailRejected"],
  ["a page to sign in at", "\n<!DOCTYPE html><p>Sign in", "unreachable"],
  ["more than OK", "OK, but later", "mailRejected"],
])("200 with %s is no success, and no uncertain end either", (_case, text, code) => {
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

test("too many letters says how long to wait: as the service asks, else 2 s", () => {
  const waits = (retryAfter: string | null) => {
    const result = answer(429, "Too Many Requests", retryAfter);
    return result.ok ? 0 : result.failure.retryAfterMs;
  };
  expect([waits("60"), waits(" 1 "), waits(null), waits("soon"), waits("-5")]).toEqual([
    60_000, 1000, 2000, 2000, 2000,
  ]);
  const now = Date.parse("2026-11-22T12:00:00Z");
  expect(retryAfterMs("Sun, 22 Nov 2026 12:01:30 GMT", now)).toBe(90_000);
  expect(retryAfterMs("Sun, 22 Nov 2026 11:59:00 GMT", now)).toBe(2000);
});

test("a line that is lost leaves it open whether the letter arrived; without a network from the start it did not", () => {
  expect(lostLine(new TypeError("Failed to fetch"), true)).toMatchObject({ code: "unreachable", mayHaveArrived: true });
  const offline = lostLine(new TypeError("Failed to fetch"), false);
  expect(offline).toMatchObject({ code: "offline" });
  expect(offline.mayHaveArrived).toBeUndefined();
});
