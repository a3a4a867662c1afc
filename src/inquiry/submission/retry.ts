import type { FailureCode } from "../../failure/failure.ts";
import type { Result } from "../../failure/result.ts";
import type { Report } from "./underway.ts";

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
/** Longer than that nobody waits for a form: the letter rests as failed, and the visitor may press again. */
const patienceMs = 120_000;

/** What passes by itself: a line or a service that is down now, or busy. */
const passing: ReadonlySet<FailureCode> = new Set(["offline", "unreachable", "timeout", "serverError", "mailTooMany"]);

/**
 * Sends a letter until it is taken or refused: again after 1 s, 2 s, 4 s, ... (at most 60 s), or when the service says
 * (`retryAfterMs`). Only for services that take a letter once however often it comes. Reports each try that comes to nothing
 * (`isTriedAgain`), and the end; where the next try would begin later than 2 min after the first, the last failure is the end.
 */
export async function sendWithRetries(
  send: () => Promise<Result<void>>,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  let mayHaveArrived = false;
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    const result = await send();
    if (result.ok || !passing.has(result.failure.code)) return report(result);
    const { failure } = result;
    // One try that got lost on its way back is enough.
    mayHaveArrived ||= failure.mayHaveArrived === true;
    const { retryAfterMs: pauseMs = waitMs } = failure;
    if (performance.now() + pauseMs > endsAt) return report({ ok: false, failure: { ...failure, mayHaveArrived } });
    report({ ok: false, failure: { ...failure, isTriedAgain: true } });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
