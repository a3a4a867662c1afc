import type { Failure } from "./failure.ts";

/** What a service gives back: a value, or an expected failure. Services never throw for these. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };
