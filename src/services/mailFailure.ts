import type { Failure, FailureCode, Result } from "../failure/failure.ts";

/** The e-mail provider's answer as its library returns it; status 0 if there was none. */
export type MailAnswer = { readonly status: number; readonly text: string };

/** The provider accepts one e-mail a second; browsers hide its `Retry-After` from other origins. */
const tooManyWaitMs = 2000;

const codeByStatus: Readonly<Record<number, FailureCode>> = {
  403: "mailForbidden",
  408: "timeout",
  413: "mailTooLarge",
  429: "mailTooMany",
  451: "mailHeadless",
};

/** Content that may precede a document: comments, an XML declaration. */
const prologue = /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*/;

/** Whether a text is a complete web page, whatever its content type; decided by its start. */
export function isWebPage(text: string): boolean {
  return /^<(!doctype\s+html|html|head|title|meta|link|base|script|style|body)\b/i.test(text.replace(prologue, ""));
}

/** An e-mail has been sent if the provider answers `OK`, and only then (docs/developers/specification.md, sections 7 and 8). */
export function judgeMailAnswer({ status, text }: MailAnswer): Result<void> {
  const isFine = status >= 200 && status < 300;
  if (isFine && text.trim() === "OK") return { ok: true, value: undefined };
  const detail = `${status} ${text.slice(0, 200)}`;
  if (isFine) {
    // The sign-in page of a hotel's network answers every request with 200.
    return { ok: false, failure: { code: isWebPage(text) ? "unreachable" : "mailRejected", status, detail } };
  }
  const code = codeByStatus[status] ?? (status >= 500 ? "serverError" : "mailRejected");
  const wait = code === "mailTooMany" && { retryAfterMs: tooManyWaitMs };
  return { ok: false, failure: { code, status, detail, ...wait } };
}

/**
 * Converts a value thrown by the library into a failure: strings for wrong settings, an object with status and text for responses other
 * than 2xx, throttling and block lists, the error of `fetch` for a lost connection.
 */
export function mailFailure(thrown: unknown, wasOnline: boolean): Failure {
  if (typeof thrown === "string") return { code: "mailNotConfigured", detail: thrown };
  if (!isMailAnswer(thrown) || thrown.status === 0) return connectionLost(thrown, wasOnline);
  const judged = judgeMailAnswer(thrown);
  return judged.ok ? connectionLost(thrown, wasOnline) : judged.failure;
}

function isMailAnswer(thrown: unknown): thrown is MailAnswer {
  const { status, text } = (thrown ?? {}) as Partial<Record<"status" | "text", unknown>>;
  return typeof status === "number" && typeof text === "string";
}

/**
 * No response, or a partial one: "0 Network Error" (docs/developers/specification.md, section 8). A request that was sent may have
 * arrived; one without network from the start has not.
 */
export function connectionLost(thrown: unknown, wasOnline: boolean): Failure {
  const detail = `0 Network Error (${String(thrown)})`;
  return wasOnline ? { code: "unreachable", mayHaveArrived: true, detail } : { code: "offline", detail };
}
