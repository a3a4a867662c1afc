import { findApartment } from "../project/lookUps.ts";
import type { Apartment, Project } from "../project/types.ts";

/** Splits ids into apartments that can be inquired about and sold ones; ids unknown to the project are left out. */
export function splitBySold(
  project: Project,
  ids: readonly string[],
): { readonly apartments: readonly Apartment[]; readonly sold: readonly Apartment[] } {
  const records = ids.flatMap((id) => findApartment(project, id) ?? []);
  const [apartments, sold] = [
    records.filter(({ status }) => status !== "sold"),
    records.filter(({ status }) => status === "sold"),
  ];
  return { apartments, sold };
}
