import type { Failure, StudioEvents } from "../../draft/api.ts";

/** The state of the owner's upload command, and its output so far. */
export type Uploading =
  | { readonly kind: "idle"; readonly output: "" }
  | { readonly kind: "running" | "done"; readonly output: string }
  | { readonly kind: "failed"; readonly output: string; readonly failure: Failure };

/** A command may produce unlimited output: only the end of it is stored. */
const maxOutputLength = 20_000;

export const withOutput = (uploading: Uploading, chunk: string): Uploading => ({
  kind: "running",
  output: (uploading.output + chunk).slice(-maxOutputLength),
});

export const uploadEnd = ({ output }: Uploading, end: StudioEvents["upload"]): Uploading =>
  "failure" in end ? { kind: "failed", output, failure: end.failure } : { kind: "done", output };
