import type { Failure, FailureCode } from "../failure/failure.ts";
import type { Result } from "../failure/result.ts";

/** What an answer of the e-mail provider is judged by. */
export type MailAnswer = { readonly status: number; readonly text: string; readonly retryAfter: string | null };

/** The provider takes one letter a second; where it does not say how long to wait, or may not. */
const tooManyWaitMs = 2000;

const codeByStatus: Readonly<Record<number, FailureCode>> = {
  403: "mailForbidden",
  408: "timeout",
  413: "mailTooLarge",
  429: "mailTooMany",
  451: "mailHeadless",
};

/** What a document may begin with: comments, the declaration of XML. */
const prologue = /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*/;

/** Whether a text is a whole web page, whatever it is sent as: it begins with what stands nowhere else. */
export function isWebPage(text: string): boolean {
  return /^<(!doctype\s+html|html|head|title|meta|link|base|script|style|body)\b/i.test(text.replace(prologue, ""));
}

/** A letter has been sent when the provider says `OK`, and in no other case (specification sections 7 and 8). */
export function judgeMailAnswer({ status, text, retryAfter }: MailAnswer): Result<void> {
  const isFine = status >= 200 && status < 300;
  if (isFine && text.trim() === "OK") return { ok: true, value: undefined };
  const detail = `${status} ${text.slice(0, 200)}`;
  if (isFine) {
    // A sign-in page of a hotel's network answers everything with 200.
    return { ok: false, failure: { code: isWebPage(text) ? "unreachable" : "mailRejected", status, detail } };
  }
  const code = codeByStatus[status] ?? (status >= 500 ? "serverError" : "mailRejected");
  const wait = code === "mailTooMany" && { retryAfterMs: retryAfterMs(retryAfter, Date.now()) };
  return { ok: false, failure: { code, status, detail, ...wait } };
}

/**
 * No answer, or half of one: "0 Network Error" (specification section 8). A letter that was given to the network may have
 * arrived; without a network from the start it has not.
 */
export function lostLine(thrown: unknown, wasOnline: boolean): Failure {
  const detail = `0 Network Error (${String(thrown)})`;
  return wasOnline ? { code: "unreachable", mayHaveArrived: true, detail } : { code: "offline", detail };
}

/** `Retry-After` in ms from `now` (ms since the epoch): seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : tooManyWaitMs;
}
