import { findApartment } from "../project/lookUps.ts";
import type { Apartment, Project } from "../project/types.ts";

/** Of some ids the apartments one can ask for, and those that are sold; what the project has no more is neither. */
export function askable(
  project: Project,
  ids: readonly string[],
): { readonly apartments: readonly Apartment[]; readonly sold: readonly Apartment[] } {
  const known = ids.flatMap((id) => findApartment(project, id) ?? []);
  const [apartments, sold] = [
    known.filter(({ status }) => status !== "sold"),
    known.filter(({ status }) => status === "sold"),
  ];
  return { apartments, sold };
}
