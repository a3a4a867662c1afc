import type { Failure, FailureCode } from "../failure/failure.ts";

/** The provider takes one letter a second and its Retry-After cannot be read through the library. */
const tooManyWaitMs = 2000;

const codeByStatus: Readonly<Record<number, FailureCode>> = {
  403: "mailForbidden",
  408: "timeout",
  413: "mailTooLarge",
  429: "mailTooMany",
  451: "mailHeadless",
};

/**
 * Everything the e-mail library is known to throw, as one Failure (specification section 8): strings, its
 * `{status, text}`, the browser's TypeError for a lost line, DOMExceptions of a stopped request, Events.
 */
export function mailFailure(thrown: unknown, isOnline: boolean): Failure {
  if (typeof thrown === "string") {
    const isMissing = /\b(public key|service id|template id) is required/i.test(thrown);
    return { code: isMissing ? "mailNotConfigured" : "mailRejected", detail: thrown };
  }
  if (hasStatus(thrown)) return failureOfStatus(thrown.status, thrown.text, isOnline);
  const detail = thrown instanceof Event ? `event ${thrown.type}` : String(thrown);
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : "";
  if (name === "TimeoutError" || name === "AbortError") return { code: "timeout", detail };
  return { code: isOnline ? "unreachable" : "offline", detail };
}

function failureOfStatus(status: number, text: unknown, isOnline: boolean): Failure {
  const detail = `${status} ${String(text)}`;
  if (status === 0) return { code: isOnline ? "unreachable" : "offline", detail };
  const code = codeByStatus[status] ?? (status >= 500 ? "serverError" : "mailRejected");
  return { code, status, detail, ...(code === "mailTooMany" && { retryAfterMs: tooManyWaitMs }) };
}

function hasStatus(thrown: unknown): thrown is { status: number; text?: unknown } {
  return typeof thrown === "object" && thrown !== null && "status" in thrown && typeof thrown.status === "number";
}
