import type { Complex } from "../buildingTypes.ts";

/** What is wrong, and where: "layouts.3.rooms.banjo", "the bath has 2.90 m², it needs 3.50 m²". */
export interface Fault {
  readonly place: string;
  readonly problem: string;
}

/** One rule of the complex: everything that breaks it. */
export type Rule = (complex: Complex) => Fault[];
