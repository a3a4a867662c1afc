/** Keys and indices from the top of the file down to a value. */
export type Steps = readonly (string | number)[];

/** Reports a problem at a path of the file. */
export type Report = (steps: Steps, problem: string) => void;

/** A path in a project file as text: `floors[8].apartments[2].tour`. */
export function pathText(steps: Steps): string {
  return steps
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/**
 * One problem of a project file, with its path: `floors[8].apartments[2].tour: no tour "vr-19"`.
 * Logged for the owner of the file; a visitor sees the text of the failure code "badProject".
 */
export class ProjectDataError extends Error {
  override readonly name = "ProjectDataError";
  /** Path in the file as written, with indices from 0; "" is the file itself. */
  readonly path: string;
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(`${path || "project"}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}
