/** A second or two on a slow computer; two towers with plans of fifteen floors need a two-hundredth of it. */
const usualSteps = 200_000_000;

/**
 * Limits the work that the outlines of one project may cause: a step is about one comparison of two edges. Without a limit, a draft of
 * a few kilobytes could occupy the studio's server, or a publishing command, for hours.
 */
export class StepBudget {
  #left: number;

  constructor(steps = usualSteps) {
    this.#left = steps;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** Whether it sufficed for these steps; from the first time that it does not, it is spent. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return !this.isSpent;
  }
}
