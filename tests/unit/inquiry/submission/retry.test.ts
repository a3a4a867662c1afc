import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure, Result } from "../../../../src/failure/failure.ts";
import { sendWithRetries } from "../../../../src/inquiry/submission/retry.ts";

const ok: Result<void> = { ok: true, value: undefined };
const down: Failure = { code: "serverError" };
const lost: Failure = { code: "unreachable", mayHaveArrived: true };
const refused: Failure = { code: "mailRejected" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A service that gives the answers in turn, the last one forever, and records the time of each request (s). */
function serviceOf(...answers: readonly (Failure | "taken")[]) {
  const askedAt: number[] = [];
  const reports: Result<void>[] = [];
  const stop = new AbortController();
  const begin = performance.now();
  const send = async (): Promise<Result<void>> => {
    const answer = answers[Math.min(askedAt.length, answers.length - 1)] ?? "taken";
    askedAt.push((performance.now() - begin) / 1000);
    return answer === "taken" ? ok : { ok: false, failure: answer };
  };
  void sendWithRetries(send, (result) => void reports.push(result), stop.signal);
  return { askedAt, reports, stop };
}

const hour = () => vi.advanceTimersByTimeAsync(3_600_000);

test("an accepted submission is sent once", async () => {
  const { askedAt, reports } = serviceOf("taken");
  await hour();
  expect([askedAt, reports]).toEqual([[0], [ok]]);
});

test("a refusal is final: nothing is sent again", async () => {
  const { askedAt, reports } = serviceOf(refused, "taken");
  await hour();
  expect([askedAt, reports]).toEqual([[0], [{ ok: false, failure: refused }]]);
});

test("a service that is down is retried after 1, 2 and 4 s, reported each time, until it accepts the submission", async () => {
  const { askedAt, reports } = serviceOf(down, lost, down, "taken");
  await hour();
  expect(askedAt).toEqual([0, 1, 3, 7]);
  expect(reports.slice(0, 3)).toMatchObject(
    [down, lost, down].map(({ code }) => ({ failure: { code, willRetry: true } })),
  );
  expect(reports.slice(3)).toEqual([ok]);
});

test("a service that stays down is no longer tried after two minutes, and the submission has failed", async () => {
  const { askedAt, reports } = serviceOf(down);
  await hour();
  expect(askedAt).toEqual([0, 1, 3, 7, 15, 31, 63]);
  expect(reports).toHaveLength(7);
  expect(reports.at(-1)).toEqual({ ok: false, failure: { ...down, mayHaveArrived: false } });
});

test("if one of several answers was lost, the submission may have arrived", async () => {
  const { reports } = serviceOf(lost, down);
  await hour();
  expect(reports.at(-1)).toEqual({ ok: false, failure: { ...down, mayHaveArrived: true } });
});

test("a service that says how long to wait is tried then, not before", async () => {
  const { askedAt } = serviceOf({ code: "mailTooMany", retryAfterMs: 40_000 }, "taken");
  await hour();
  expect(askedAt).toEqual([0, 40]);
});

test("a service that wants to wait ten minutes is not tried again: the submission ends at once, with the time to wait", async () => {
  const { askedAt, reports } = serviceOf({ code: "mailTooMany", retryAfterMs: 600_000 });
  await hour();
  expect(askedAt).toEqual([0]);
  expect(reports).toMatchObject([{ failure: { code: "mailTooMany", retryAfterMs: 600_000 } }]);
});

test("an abandoned submission is not sent again", async () => {
  const { askedAt, reports, stop } = serviceOf(down);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  await hour();
  expect([askedAt, reports.length]).toEqual([[0], 1]);
});
