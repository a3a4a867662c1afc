import type { Failure, Result } from "../../failure/failure.ts";

/**
 * The progress of a submission. `uncertain`: there was no answer, so it may have arrived all the same; an answer that arrives later
 * still counts. `failed`: it certainly did not arrive.
 */
export type SubmissionStatus =
  | { readonly state: "idle" | "sent" }
  /** `isTriedAgain`: an earlier attempt failed and the next one is due. */
  | { readonly state: "sending"; readonly isTriedAgain?: boolean }
  | { readonly state: "uncertain" | "failed"; readonly failure: Failure };

export const idle: SubmissionStatus = { state: "idle" };

/** Whether an answer can still change the status. */
export function isPending({ state }: SubmissionStatus): boolean {
  return state === "sending" || state === "uncertain";
}

/** The status after an answer, or after a timeout (`mayHaveArrived`). */
export function statusAfter(status: SubmissionStatus, result: Result<void>): SubmissionStatus {
  if (!isPending(status)) return status;
  if (result.ok) return { state: "sent" };
  const { failure } = result;
  if (failure.willRetry) return { state: "sending", isTriedAgain: true };
  return { state: failure.mayHaveArrived ? "uncertain" : "failed", failure };
}

/** The status stored with a draft. A submission that another page was sending when it was closed will never report its end. */
export function restoredStatus(status: SubmissionStatus, isInOutbox: boolean): SubmissionStatus {
  if (status.state !== "sending" || isInOutbox) return status;
  return { state: "uncertain", failure: { code: "timeout", mayHaveArrived: true, detail: "the page was left" } };
}
