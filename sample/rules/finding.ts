import type { Complex } from "../buildingTypes.ts";

/** A problem and its place: "layouts.3.rooms.banjo", "the bath has 2.90 m², it needs 3.50 m²". */
export interface Failure {
  readonly place: string;
  readonly problem: string;
}

/** A rule of the complex: returns everything that breaks it. */
export type Rule = (complex: Complex) => Failure[];
