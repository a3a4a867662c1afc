/** Keys and indices from the top of the file down to a value. */
export type Steps = readonly (string | number)[];

/** Tells of a fault at a place of the file. */
export type Report = (steps: Steps, problem: string) => void;

/** A place in a project file for reading: `floors[8].apartments[2].tour`. */
export function pathText(steps: Steps): string {
  return steps
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/**
 * One fault of a project file: where and what, as `floors[8].apartments[2].tour: no tour "vr-19"`.
 * For the owner of the file (console); a visitor reads the text of the failure code "badProject".
 */
export class ProjectDataError extends Error {
  override readonly name = "ProjectDataError";
  /** Place in the file as written, indices from 0; "" is the file itself. */
  readonly path: string;
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(`${path || "project"}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}
