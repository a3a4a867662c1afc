import { areOnOneFloor } from "./regionApartments.ts";
import type { PlanApartment } from "./planApartments.ts";

/**
 * Whether two regions may be seen together: A1 and A2 of a plan that two floors share never are. One of no apartment yet may be of
 * any.
 */
export const maySeeTogether = (one: readonly PlanApartment[], other: readonly PlanApartment[]): boolean =>
  one.length === 0 ||
  other.length === 0 ||
  one.some((apartment) => other.some((each) => areOnOneFloor(apartment, each)));
