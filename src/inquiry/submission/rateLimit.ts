import type { Failure } from "../../failure/failure.ts";

/**
 * Keeps spam out without a captcha: a honeypot field, a minimum time to read the form, a pause between submissions. All times in ms of
 * `performance.now()`, so that a changed system clock does not lock visitors out.
 */
export type RateLimit = {
  readonly openedAt: number;
  /** When the last submission arrived. */
  readonly sentAt: number | undefined;
  /** Until when the service accepts no further submissions. */
  readonly closedUntil: number | undefined;
  /** The value of the honeypot field, which people do not see and leave empty. */
  readonly honeypot: string;
};

/** Shared by all forms with a common rate limit. */
export type SubmissionClock = { sentAt: number | undefined; closedUntil: number | undefined };

export type Hold =
  { readonly hold: "none" } | { readonly hold: "pressAgain" } | { readonly hold: "wait"; readonly seconds: number };

const minReadingMs = 1500;
const minIntervalMs = 2000;
/** Visitors do not wait longer than this for a form. */
const maxCooldownMs = 120_000;

/**
 * The rate limit in the browser: whether a submission has to wait. Within 1.5 s of opening, or with the honeypot filled in, it needs
 * another press, because a person presses again and a script does not. Submissions are at least 2 s apart. After a failure visitors may
 * try again at once; after "too many" they wait until the service accepts submissions again.
 */
export function checkRateLimit(now: number, pace: RateLimit): Hold {
  if (pace.honeypot !== "" || now - pace.openedAt < minReadingMs) return { hold: "pressAgain" };
  const freeAt = Math.max((pace.sentAt ?? -Infinity) + minIntervalMs, pace.closedUntil ?? -Infinity);
  if (now < freeAt) return { hold: "wait", seconds: Math.ceil((freeAt - now) / 1000) };
  return { hold: "none" };
}

/**
 * How long a failure closes the form, ms. After "too many": as long as the service requests, by default 2 s, and at most two minutes,
 * so that visitors are never locked out. After any other failure: not at all, whatever the service requests for retries.
 */
export function cooldownMs({ code, retryAfterMs = minIntervalMs }: Failure): number {
  return code === "mailTooMany" ? Math.min(retryAfterMs, maxCooldownMs) : 0;
}
