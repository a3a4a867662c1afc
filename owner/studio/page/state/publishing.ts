import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { Draft } from "../../draft/draft.ts";
import type { Failure, Progress, WorkEnd, WorkResults } from "../../draft/api.ts";

/** The current operation on the published folder, or the result of the last one. */
export type Publishing =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly progress: Progress | undefined }
  /** `leftOut`: the owner's files that were not published. */
  | {
      readonly kind: "published" | "unchanged" | "broughtBack";
      readonly number: number;
      readonly leftOut: readonly Problem[];
      /** Why the changes were not recorded in prices.jsonl. */
      readonly priceFailure?: Failure;
    }
  /** `problems`: those that only the server could find; `draft`: the draft that has them. */
  | { readonly kind: "refused"; readonly problems: readonly Problem[]; readonly draft: Draft }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The draft could not be saved to the folder; the reason is shown where saving is reported. */
  | { readonly kind: "unsaved" };

/** The state after publishing a draft, or restoring a version, has ended. */
export function publishingEnd(end: WorkEnd<WorkResults["publish" | "back"]>, draft: Draft): Publishing {
  if ("failure" in end) return { kind: "failed", failure: end.failure };
  const { result } = end;
  if ("kind" in result && result.kind === "refused") return { kind: "refused", problems: result.problems, draft };
  const { number, priceFailure } = result;
  const [kind, leftOut] = "kind" in result ? [result.kind, result.leftOut] : (["broughtBack", []] as const);
  return { kind, number, leftOut, ...(priceFailure && { priceFailure }) };
}

/** Removes problems that have since been fixed in the draft from a refusal; without any left, there is no refusal. */
export function afterChange(publishing: Publishing, draft: Draft): Publishing {
  if (publishing.kind !== "refused") return publishing;
  const isUnchanged = ({ at }: Problem) => comparableAt(publishing.draft, at) === comparableAt(draft, at);
  const problems = publishing.problems.filter(isUnchanged);
  if (problems.length === publishing.problems.length) return publishing;
  return problems.length === 0 ? { kind: "idle" } : { ...publishing, problems };
}

/** The value at a path, as text for comparison; of a picture only its file and size, since its texts do not matter here. */
function comparableAt({ project }: Draft, at: Steps): string {
  let value: unknown = project;
  for (const step of at) value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[step];
  const { src, width, height } = (value ?? {}) as { readonly src?: unknown; width?: unknown; height?: unknown };
  return JSON.stringify(src === undefined ? value : [src, width, height]) ?? "";
}
