import type { FailureCode } from "../failure/failure.ts";
import type { Result } from "../failure/result.ts";
import { inTime } from "./inTime.ts";
import { isOffline } from "./isOffline.ts";
import { toJson } from "../project/toJson.ts";
import { isWebPage, lostLine } from "./mailFailure.ts";

/** How long an answer may take. */
const silenceMs = 30_000;

/** Where a service that takes no more inquiries does not say for how long. */
const tooManyWaitMs = 2000;

const codeByStatus: Readonly<Record<number, FailureCode>> = { 408: "timeout", 425: "serverError", 429: "mailTooMany" };

/** A letter as the owner's own system takes it. */
export type PostedLetter = {
  /** Absolute URL. */
  readonly url: string;
  /** The same however often it is posted, so that it is taken once. */
  readonly key: string;
  /** What stands in it, to be sent as JSON. */
  readonly content: object;
};

/**
 * Posts one letter once. Never throws: taken (2xx, and no web page), or a Failure with the answer's status, its `Retry-After` and, of a refusal in
 * JSON, its `message` as `sentence`; `mayHaveArrived` where none came in 30 s or the line was cut.
 */
export async function postLetter({ url, key, content }: PostedLetter): Promise<Result<void>> {
  const wasOnline = !isOffline();
  try {
    return await inTime(silenceMs, async (signal) => {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
        body: toJson(content),
        signal,
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "strict-origin-when-cross-origin",
        // Followed, it might become a GET that any page answers with 200, or take what was typed to another place.
        redirect: "manual",
      });
      if (!answer.ok) return refusal(answer, await answer.text());
      return (await isPage(answer)) ? strangersPage(answer) : { ok: true, value: undefined };
    });
  } catch (thrown) {
    return { ok: false, failure: lostLine(thrown, wasOnline) };
  }
}

/** A host that sends its own page whatever it is asked for has not taken the letter, whatever its status. */
async function isPage(answer: Response): Promise<boolean> {
  // JSON is none, and what comes of it need not be waited for.
  const isJson = /json/i.test(answer.headers.get("Content-Type") ?? "");
  return !isJson && isWebPage(await answer.text());
}

/** Some systems thank by a page: nobody can know, and the visitor chooses. */
function strangersPage({ status }: Response): Result<void> {
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

/** `message` of an answer in JSON; "" of any other. */
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
