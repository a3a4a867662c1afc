import type { Fault, StudioEvents } from "../../api.ts";

/** What the owner's upload command does, and what it has said so far. */
export type Uploading =
  | { readonly kind: "idle"; readonly output: "" }
  | { readonly kind: "running" | "done"; readonly output: string }
  | { readonly kind: "failed"; readonly output: string; readonly fault: Fault };

/** A command may talk without end: its last words are kept. */
const longestOutput = 20_000;

export const withOutput = (uploading: Uploading, said: string): Uploading => ({
  kind: "running",
  output: (uploading.output + said).slice(-longestOutput),
});

export const uploadEnd = ({ output }: Uploading, end: StudioEvents["upload"]): Uploading =>
  "fault" in end ? { kind: "failed", output, fault: end.fault } : { kind: "done", output };
