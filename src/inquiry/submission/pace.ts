import type { Failure } from "../../failure/failure.ts";

/** All times in ms of `performance.now()`: a clock that is set back must lock no visitor out. */
export type Pace = {
  readonly openedAt: number;
  /** The last letter that left. */
  readonly sentAt: number | undefined;
  /** Until then the mail service takes no more. */
  readonly closedUntil: number | undefined;
  /** What stands in the field no human sees. */
  readonly honeypot: string;
};

/** When letters left, for as many forms as keep one pace. */
export type LetterClock = { sentAt: number | undefined; closedUntil: number | undefined };

export type Hold =
  { readonly hold: "none" } | { readonly hold: "pressAgain" } | { readonly hold: "wait"; readonly seconds: number };

const leastReadingMs = 1500;
const leastGapMs = 2000;
/** Longer than that nobody waits for a form. */
const longestClosedMs = 120_000;

/**
 * Whether a letter has to wait (contract, "Inquiries"): one sent within 1.5 s of opening or with the honeypot filled is
 * held back once more, as a person may press again and a script does not; one letter goes in 2 s; after a failure visitors
 * may try at once, after "too many" when the service takes letters again.
 */
export function holdBack(now: number, pace: Pace): Hold {
  if (pace.honeypot !== "" || now - pace.openedAt < leastReadingMs) return { hold: "pressAgain" };
  const freeAt = Math.max((pace.sentAt ?? -Infinity) + leastGapMs, pace.closedUntil ?? -Infinity);
  if (now < freeAt) return { hold: "wait", seconds: Math.ceil((freeAt - now) / 1000) };
  return { hold: "none" };
}

/**
 * How long a failure closes the form, ms: after "too many" as long as the service says, else 2 s, and never so long that visitors
 * would be locked out; after any other failure not at all, whatever the service says of its own retries.
 */
export function closedMs({ code, retryAfterMs = leastGapMs }: Failure): number {
  return code === "mailTooMany" ? Math.min(retryAfterMs, longestClosedMs) : 0;
}
