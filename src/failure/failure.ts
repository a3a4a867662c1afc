/**
 * Every expected failure of the outside world, as one code. Texts: `src/text/`, by code.
 * Sources: docs/developers/specification.md, section 8 (error catalogue), libraries' thrown strings and events.
 */
export type FailureCode =
  | "offline"
  | "unreachable"
  | "timeout"
  | "notFound"
  | "serverError"
  | "notJson"
  | "badProject"
  | "mailNotConfigured"
  | "mailRejected"
  | "mailForbidden"
  | "mailTooLarge"
  | "mailTooMany"
  | "mailHeadless"
  | "imageMissing"
  | "imageUnreadable"
  | "pictureFailed"
  | "tourFailed"
  | "chunkFailed"
  | "hostRefused"
  | "hostSilent"
  | "crashed";

/** One expected failure. `detail` is for the console and the host's event, never shown to visitors. */
export type Failure = {
  readonly code: FailureCode;
  readonly detail?: string;
  /** HTTP status, where an answer came. */
  readonly status?: number;
  /** How long the service asks to wait, ms. */
  readonly retryAfterMs?: number;
  /** Of a letter: no answer came back, so it may have arrived all the same. */
  readonly mayHaveArrived?: boolean;
  /** Of a submission: it is retried automatically. */
  readonly isTriedAgain?: boolean;
  /** The service's own words to the visitor: text of anybody's, to be cut and shown as text. */
  readonly sentence?: string;
};

/** What a service gives back: a value, or an expected failure. Services never throw for these. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };
