import type { DraftApartment } from "../draft.ts";
import { isNamed, labelOf } from "../edit/planApartments.ts";
import type { Problem } from "./problem.ts";

/** Apartments by their names in a sentence; `position`: on their floor, from 1. */
type Named = Readonly<Record<string, { readonly apartment: DraftApartment; readonly position: number }>>;

/** Labels of apartments as a problem's values, and the positions of those without one: ids are not shown to anyone. */
export function namedApartments(apartments: Named): Pick<Problem, "values" | "unnamed"> {
  const entries = Object.entries(apartments);
  const values = entries.flatMap(([key, { apartment }]) => (isNamed(apartment) ? [[key, labelOf(apartment)]] : []));
  const unnamed = entries.flatMap(([key, { apartment, position }]) => (isNamed(apartment) ? [] : [[key, position]]));
  return { values: Object.fromEntries(values), ...(unnamed.length > 0 && { unnamed: Object.fromEntries(unnamed) }) };
}
