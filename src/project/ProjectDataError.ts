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
