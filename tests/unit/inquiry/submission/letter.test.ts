import { expect, test } from "vitest";
import type { Failure } from "../../../../src/failure/failure.ts";
import type { Result } from "../../../../src/failure/result.ts";
import { answered, restored, type Letter } from "../../../../src/inquiry/submission/letter.ts";

const ok: Result<void> = { ok: true, value: undefined };
const refusal: Failure = { code: "mailRejected" };
const silence: Failure = { code: "timeout", mayHaveArrived: true };
const fails = (failure: Failure): Result<void> => ({ ok: false, failure });

const sending: Letter = { state: "sending" };
const uncertain: Letter = { state: "uncertain", failure: silence };
const failed: Letter = { state: "failed", failure: refusal };
const sent: Letter = { state: "sent" };

test.each([
  ["a success", sending, ok, sent],
  ["a refusal", sending, fails(refusal), failed],
  ["silence", sending, fails(silence), uncertain],
  [
    "a try that will be made again",
    sending,
    fails({ ...refusal, isTriedAgain: true }),
    { state: "sending", isTriedAgain: true },
  ],
  ["a success after silence", uncertain, ok, sent],
  ["a refusal after silence", uncertain, fails(refusal), failed],
  ["a success after it was refused", failed, ok, failed],
  ["silence after it has arrived", sent, fails(silence), sent],
])("%s: a letter that is %o becomes %o", (_case, letter, result, becomes) => {
  expect(answered(letter, result)).toEqual(becomes);
});

test("a letter that was being sent when its page went is uncertain, every other one as it was", () => {
  expect(restored(sending, false)).toMatchObject({ state: "uncertain" });
  expect(restored(sending, true)).toEqual(sending);
  for (const letter of [uncertain, failed, sent]) expect(restored(letter, false)).toEqual(letter);
});
