import type { Fault } from "../server/askStudio.ts";
import type { Progress } from "../server/studioCalls.ts";

/** What the server found that visitors would miss: its place in the project or a file, and what. */
export type FoundProblem = {
  readonly path: string;
  readonly problem: string;
  readonly weight: "blocks" | "warns";
};

/** What is done to the published folder, and how the last of it ended. */
export type Publishing =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly progress: Progress | undefined }
  | { readonly kind: "published" | "unchanged" | "broughtBack"; readonly number: number }
  | { readonly kind: "refused"; readonly problems: readonly FoundProblem[] }
  | { readonly kind: "failed"; readonly fault: Fault };

export type Told = {
  readonly fault?: Fault;
  readonly result?: {
    readonly kind?: "published" | "unchanged" | "refused";
    readonly number?: number;
    readonly problems?: readonly FoundProblem[];
  };
};

/** What the server told at the end. */
export function publishingEnd({ fault, result }: Told): Publishing {
  if (fault) return { kind: "failed", fault };
  if (result?.kind === "refused") return { kind: "refused", problems: result.problems ?? [] };
  return { kind: result?.kind ?? "broughtBack", number: result?.number ?? 0 };
}
