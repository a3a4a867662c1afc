import { expect, test } from "vitest";
import type { Failure, Result } from "../../../../src/failure/failure.ts";
import {
  statusAfter,
  restoredStatus,
  type SubmissionStatus,
} from "../../../../src/inquiry/submission/submissionStatus.ts";

const ok: Result<void> = { ok: true, value: undefined };
const refusal: Failure = { code: "mailRejected" };
const silence: Failure = { code: "timeout", mayHaveArrived: true };
const fails = (failure: Failure): Result<void> => ({ ok: false, failure });

const sending: SubmissionStatus = { state: "sending" };
const uncertain: SubmissionStatus = { state: "uncertain", failure: silence };
const failed: SubmissionStatus = { state: "failed", failure: refusal };
const sent: SubmissionStatus = { state: "sent" };

test.each([
  ["a success", sending, ok, sent],
  ["a refusal", sending, fails(refusal), failed],
  ["silence", sending, fails(silence), uncertain],
  [
    "an attempt that will be retried",
    sending,
    fails({ ...refusal, willRetry: true }),
    { state: "sending", isTriedAgain: true },
  ],
  ["a success after silence", uncertain, ok, sent],
  ["a refusal after silence", uncertain, fails(refusal), failed],
  ["a success after it was refused", failed, ok, failed],
  ["silence after it has arrived", sent, fails(silence), sent],
])("%s: a submission that is %o becomes %o", (_case, submission, result, becomes) => {
  expect(statusAfter(submission, result)).toEqual(becomes);
});

test("a submission that was being sent when its page was closed is uncertain, all others are unchanged", () => {
  expect(restoredStatus(sending, false)).toMatchObject({ state: "uncertain" });
  expect(restoredStatus(sending, true)).toEqual(sending);
  for (const submission of [uncertain, failed, sent]) expect(restoredStatus(submission, false)).toEqual(submission);
});
