/**
 * Codes of all expected failures. Texts: `src/text/`, by code.
 * Sources: docs/developers/specification.md, section 8 (error catalogue), and strings and events thrown by libraries.
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

/** One expected failure. `detail` is for the console and the page's event, never shown to visitors. */
export type Failure = {
  readonly code: FailureCode;
  readonly detail?: string;
  /** HTTP status, if there was a response. */
  readonly status?: number;
  /** How long the service requests to wait before a retry, ms. */
  readonly retryAfterMs?: number;
  /** Of a submission: there was no response, so it may have arrived. */
  readonly mayHaveArrived?: boolean;
  /** Of a submission: it is retried automatically. */
  readonly willRetry?: boolean;
  /** The service's own message to the visitor: untrusted, to be truncated and shown as text. */
  readonly sentence?: string;
};

/** The result of a service: a value, or an expected failure. Services never throw for these. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };
