import type { Price } from "./types.ts";
import { part } from "./file/shapes.ts";
import { fieldsOf } from "./isRecord.ts";

/**
 * The project file's `history`: what visitors may see of earlier prices. Missing: only since when the present price holds. It is
 * read where the availability file is written, not by elements, which therefore do not pay for it.
 */
export const historyField = part({ kind: "choice", of: ["public"] } as const);

/** Whether a project file publishes the price before the present one. */
export const isHistoryPublic = (project: unknown): boolean => fieldsOf(project)["history"] === "public";

/** What is wrong with a project file's `history`, as the end of a sentence; undefined if nothing is. */
export function historyProblem(project: unknown): string | undefined {
  const { history } = fieldsOf(project);
  if (history === undefined || history === "public") return undefined;
  return 'not "public": write "public", or leave it out; until then no earlier price is published';
}

/** A price as it is stated, without its history. */
export function statedPrice({ since: _since, before: _before, ...stated }: Price): Price {
  return stated;
}
