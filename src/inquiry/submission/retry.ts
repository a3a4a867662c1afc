import type { FailureCode, Result } from "../../failure/failure.ts";
import type { ReportResult } from "./outbox.ts";

const firstWaitMs = 1000;
const maxWaitMs = 60_000;
/** Visitors do not wait longer than this for a form: the submission then ends as failed, and the visitor may press again. */
const maxRetryMs = 120_000;

/** Temporary failures: a connection or a service that is down or busy. */
const temporary: ReadonlySet<FailureCode> = new Set([
  "offline",
  "unreachable",
  "timeout",
  "serverError",
  "mailTooMany",
]);

/**
 * Retries until a submission (an inquiry or a message) is accepted or refused, with exponential backoff: after 1 s, 2 s, 4 s, ... (at most 60 s), or when the service requests (`retryAfterMs`).
 * Only for services that accept a submission once, however often it arrives. Reports each failed attempt (`isTriedAgain`) and the end. If
 * the next attempt would start later than 2 min after the first, the last failure is the end.
 */
export async function sendWithRetries(
  send: () => Promise<Result<void>>,
  report: ReportResult,
  signal: AbortSignal,
): Promise<void> {
  const endsAt = performance.now() + maxRetryMs;
  let mayHaveArrived = false;
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    const result = await send();
    if (result.ok || !temporary.has(result.failure.code)) return report(result);
    const { failure } = result;
    // One attempt whose answer was lost is enough to make the submission uncertain.
    mayHaveArrived ||= failure.mayHaveArrived === true;
    const { retryAfterMs: pauseMs = waitMs } = failure;
    if (performance.now() + pauseMs > endsAt) return report({ ok: false, failure: { ...failure, mayHaveArrived } });
    report({ ok: false, failure: { ...failure, willRetry: true } });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
