import { placeName } from "../../../sync/cells/cell.ts";
import type { DraftApartment, DraftProject } from "../../draft/draft.ts";

/** Which apartments the table shows; "" does not filter by that field. An apartment without a status matches "ask". */
export type ApartmentFilter = {
  /** A tower, or a floor of it as "k5 7". */
  readonly place: string;
  /** Part of a name, or a complete code. */
  readonly name: string;
  readonly type: string;
  readonly status: "" | NonNullable<DraftApartment["status"]> | "ask";
  readonly entrance: string;
};

export const noFilter: ApartmentFilter = { place: "", name: "", type: "", status: "", entrance: "" };

export const hasFilter = (filter: ApartmentFilter): boolean => Object.values(filter).some((value) => value !== "");

/** Ids of the apartments that the filter hides, in any tower or floor. */
export function hiddenBy({ floors }: DraftProject, filter: ApartmentFilter): ReadonlySet<string> {
  const all = floors.flatMap(({ apartments }) => apartments);
  return new Set(all.filter((apartment) => !matches(apartment, filter)).map(({ id }) => id));
}

function matches(apartment: DraftApartment, { name, type, status, entrance }: ApartmentFilter): boolean {
  const query = placeName(name);
  const isNamed =
    placeName(apartment.label ?? String(apartment.number ?? "")).includes(query) || placeName(apartment.id) === query;
  return (
    isNamed &&
    (type === "" || apartment.type === type) &&
    (status === "" || (apartment.status ?? "ask") === status) &&
    (entrance === "" || apartment.entrance === entrance)
  );
}

/** The types and entrances of a project, sorted in natural order. */
export function filterChoices(
  { floors }: DraftProject,
  language: string,
): Record<"type" | "entrance", readonly string[]> {
  const all = floors.flatMap(({ apartments }) => apartments);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const valuesOf = (field: "type" | "entrance") =>
    [...new Set(all.map((apartment) => apartment[field] ?? ""))].filter(Boolean).toSorted(compare);
  return { type: valuesOf("type"), entrance: valuesOf("entrance") };
}
