import { areOnOneStorey } from "./regionHomes.ts";
import type { PlanHome } from "./planHomes.ts";

/** Whether two regions may be seen together: A1 and A2 of a plan that two storeys share never are. One of no home yet may be of any. */
export const maySeeTogether = (one: readonly PlanHome[], other: readonly PlanHome[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((home) => other.some((each) => areOnOneStorey(home, each)));
