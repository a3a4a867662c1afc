import type { Failure } from "../failure/failure.ts";

/** How far one inquiry is. */
export type Sending =
  | { readonly state: "idle" }
  | { readonly state: "sending" }
  | { readonly state: "sent" }
  | { readonly state: "failed"; readonly failure: Failure };
