/** What an owner has to know before visitors see it: its place in the project (`floors[8].plan`) or a file of the folder, and what. */
export type Problem = {
  readonly path: string;
  readonly problem: string;
  /** Nothing is published while one blocks. */
  readonly weight: "blocks" | "warns";
};

/** As a command prints it: `floors[8].plan: no plan "p9"`. */
export const problemText = ({ path, problem }: Problem): string => `${path || "project"}: ${problem}`;
