import type { FailureCode, Result } from "../failure/failure.ts";
import { withTimeout } from "./withTimeout.ts";
import { isOffline } from "./isOffline.ts";
import { toJson } from "../project/toJson.ts";
import { isWebPage, connectionLost } from "./mailFailure.ts";

/** Timeout of a request. */
const silenceMs = 30_000;

/** The wait after "too many" if the service does not specify one. */
const tooManyWaitMs = 2000;

const codeByStatus: Readonly<Record<number, FailureCode>> = { 408: "timeout", 425: "serverError", 429: "mailTooMany" };

/** An inquiry as it is posted to the owner's own system. */
export type PostedInquiry = {
  /** Absolute URL. */
  readonly url: string;
  /** Unchanged by retries, so that the inquiry is accepted only once. */
  readonly idempotencyKey: string;
  /** Sent as JSON. */
  readonly content: object;
};

/**
 * Posts an inquiry once. Never throws. Success is any 2xx that is not a web page. A Failure carries the answer's status, its
 * `Retry-After` and, if a refusal is JSON, its `message` as `sentence`; `mayHaveArrived` if there was no answer in 30 s or the
 * connection was cut.
 */
export async function postInquiry({ url, idempotencyKey, content }: PostedInquiry): Promise<Result<void>> {
  const wasOnline = !isOffline();
  try {
    return await withTimeout(silenceMs, async (signal) => {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
        body: toJson(content),
        signal,
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "strict-origin-when-cross-origin",
        // A followed redirect might become a GET that any page answers with 200, or send the visitor's input elsewhere.
        redirect: "manual",
      });
      if (!answer.ok) return refusal(answer, await answer.text());
      return (await isWebPageAnswer(answer)) ? webPageFailure(answer) : { ok: true, value: undefined };
    });
  } catch (thrown) {
    return { ok: false, failure: connectionLost(thrown, wasOnline) };
  }
}

/** A host that answers everything with its own web page has not accepted the inquiry, whatever the status. */
async function isWebPageAnswer(answer: Response): Promise<boolean> {
  // The body of a JSON answer need not be read.
  const isJson = /json/i.test(answer.headers.get("Content-Type") ?? "");
  return !isJson && isWebPage(await answer.text());
}

/** Some systems confirm with a web page. Whether that is a confirmation cannot be known, so the visitor decides. */
function webPageFailure({ status }: Response): Result<void> {
  return {
    ok: false,
    failure: { code: "mailRejected", status, mayHaveArrived: true, detail: `${status} with a page` },
  };
}

function refusal({ status, headers }: Response, text: string): Result<void> {
  const code = codeByStatus[status] ?? (status >= 500 ? "serverError" : "mailRejected");
  const after = headers.get("Retry-After");
  const sentence = code === "mailRejected" && messageOf(text);
  return {
    ok: false,
    failure: {
      code,
      status,
      detail: `${status} ${text.slice(0, 200)}`,
      ...(after !== null && { retryAfterMs: retryAfterMs(after, Date.now()) }),
      ...(sentence && { sentence }),
    },
  };
}

/** `message` of a JSON response; "" for any other. */
function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

/** `Retry-After` in ms from `now` (ms since the epoch): seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : tooManyWaitMs;
}
