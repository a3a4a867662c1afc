import type { Failure, FailureCode, Result } from "../failure/failure.ts";

/** The e-mail provider's answer as its library returns it; status 0 if there was none. */
export type MailAnswer = { readonly status: number; readonly text: string };

/** The provider takes one email a second; how long it wants to wait is in a header that browsers hide from other origins. */
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

/** An e-mail has been sent if the provider answers `OK`, and only then (docs/developers/specification.md, sections 7 and 8). */
export function judgeMailAnswer({ status, text }: MailAnswer): Result<void> {
  const isFine = status >= 200 && status < 300;
  if (isFine && text.trim() === "OK") return { ok: true, value: undefined };
  const detail = `${status} ${text.slice(0, 200)}`;
  if (isFine) {
    // A sign-in page of a hotel's network answers everything with 200.
    return { ok: false, failure: { code: isWebPage(text) ? "unreachable" : "mailRejected", status, detail } };
  }
  const code = codeByStatus[status] ?? (status >= 500 ? "serverError" : "mailRejected");
  const wait = code === "mailTooMany" && { retryAfterMs: tooManyWaitMs };
  return { ok: false, failure: { code, status, detail, ...wait } };
}

/**
 * What the library throws, as a failure: its sentences about settings are strings, an answer other than 2xx, its throttle and its
 * block lists an object with status and text, a lost connection is what `fetch` throws.
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
 * No answer, or half of one: "0 Network Error" (docs/developers/specification.md, section 8). A letter that was given to the network may have
 * arrived; without a network from the start it has not.
 */
export function connectionLost(thrown: unknown, wasOnline: boolean): Failure {
  const detail = `0 Network Error (${String(thrown)})`;
  return wasOnline ? { code: "unreachable", mayHaveArrived: true, detail } : { code: "offline", detail };
}
