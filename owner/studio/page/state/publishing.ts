import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { Draft } from "../../draft/draft.ts";
import type { Fault, Progress, WorkEnd, WorkResults } from "../../api.ts";

/** What is done to the published folder, and how the last of it ended. */
export type Publishing =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly progress: Progress | undefined }
  /** `leftOut`: what of the owner's files was not published. */
  | {
      readonly kind: "published" | "unchanged" | "broughtBack";
      readonly number: number;
      readonly leftOut: readonly Problem[];
      /** Why prices.jsonl does not have what has changed. */
      readonly priceFault?: Fault;
    }
  /** `problems`: what the server alone could see, and `draft` still has. */
  | { readonly kind: "refused"; readonly problems: readonly Problem[]; readonly draft: Draft }
  | { readonly kind: "failed"; readonly fault: Fault }
  /** The folder does not have what is on the screen: why is told where it is saved. */
  | { readonly kind: "unsaved" };

/** How publishing, or bringing a version back, ended with a draft. */
export function publishingEnd(end: WorkEnd<WorkResults["publish" | "back"]>, draft: Draft): Publishing {
  if ("fault" in end) return { kind: "failed", fault: end.fault };
  const { result } = end;
  if ("kind" in result && result.kind === "refused") return { kind: "refused", problems: result.problems, draft };
  const { number, priceFault } = result;
  const [kind, leftOut] = "kind" in result ? [result.kind, result.leftOut] : (["broughtBack", []] as const);
  return { kind, number, leftOut, ...(priceFault && { priceFault }) };
}

/** A refusal without what was mended in the draft since; once nothing is left of it, none. */
export function afterChange(publishing: Publishing, draft: Draft): Publishing {
  if (publishing.kind !== "refused") return publishing;
  const isSame = ({ at }: Problem) => namedAt(publishing.draft, at) === namedAt(draft, at);
  const problems = publishing.problems.filter(isSame);
  if (problems.length === publishing.problems.length) return publishing;
  return problems.length === 0 ? { kind: "idle" } : { ...publishing, problems };
}

/** What stands at a place; of a picture the file and its shape, whatever is said of it. */
function namedAt({ project }: Draft, at: Steps): string {
  let value: unknown = project;
  for (const step of at) value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[step];
  const { src, width, height } = (value ?? {}) as { readonly src?: unknown; width?: unknown; height?: unknown };
  return JSON.stringify(src === undefined ? value : [src, width, height]) ?? "";
}
