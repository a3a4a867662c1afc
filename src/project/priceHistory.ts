import type { Price } from "./types.ts";
import { optional } from "./file/schemas.ts";
import { fieldsOf } from "./isRecord.ts";

/**
 * The project file's `history` (price history): whether visitors may see earlier prices. If missing, they only see since when the current price is valid.
 * It is read where the availability file is written and not by elements, so it adds nothing to their size.
 */
export const historyField = optional({ kind: "choice", of: ["public"] } as const);

/** Whether a project file publishes the price before the current one. */
export const isHistoryPublic = (project: unknown): boolean => fieldsOf(project)["history"] === "public";

/** The problem of a project file's `history`, as the end of a sentence; `undefined` if there is none. */
export function historyProblem(project: unknown): string | undefined {
  const { history } = fieldsOf(project);
  if (history === undefined || history === "public") return undefined;
  return 'not "public": write "public", or leave it out; until then no earlier price is published';
}

/** A price as it is stated, without its history. */
export function withoutPriceHistory({ since: _since, before: _before, ...stated }: Price): Price {
  return stated;
}
