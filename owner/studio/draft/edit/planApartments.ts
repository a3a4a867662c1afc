import type { DraftFloor, DraftApartment } from "../draft.ts";
import { memoize } from "../memoize.ts";

/** The name of an apartment: its label, and whatever distinguishes it from another with that label on the same floor. */
export type ApartmentName = {
  readonly label: string;
  /** Only if the label alone is ambiguous. */
  readonly entrance?: string;
  /** From 2 on, if the entrance is the same too. */
  readonly nth?: number;
  /** Its position on its floor, from 1, if it has no name: `label` is then its id, and is not shown. */
  readonly unnamed?: number;
};

/** An apartment on a plan: the plan's floors that it is on, and its name among the plan's apartments. */
export type PlanApartment = {
  readonly apartment: DraftApartment;
  readonly floors: readonly DraftFloor[];
  readonly name: ApartmentName;
  /** The same for the apartments above each other that share an outline. */
  readonly key: string;
};

/** Apartments above each other on the floors of a plan that share one outline. */
export type ApartmentGroup = { readonly key: string; readonly name: ApartmentName; readonly ids: readonly string[] };

/** An apartment's label, or its number in older files, or else its id. */
export const labelOf = ({ label, number, id }: DraftApartment): string => label ?? String(number ?? id);

const cacheOf = memoize((_floors: readonly DraftFloor[]) => new Map<string, readonly PlanApartment[]>());

/** Apartments on the floors that use a plan, including those of other floors that extend to them. */
export function planApartments(floors: readonly DraftFloor[], plan: string): readonly PlanApartment[] {
  const cached = cacheOf(floors).get(plan);
  if (cached) return cached;
  const users = floors.filter((floor) => floor.plan === plan);
  const isOn = (apartment: DraftApartment, floor: DraftFloor, user: DraftFloor) =>
    floor === user || (floor.tower === user.tower && apartment.storeys?.includes(user.floor) === true);
  const apartments = floors.flatMap((floor) =>
    floor.apartments.flatMap((apartment, index) => {
      const own = users.filter((user) => isOn(apartment, floor, user));
      return own.length > 0 ? [{ apartment, floors: own, position: index + 1 }] : [];
    }),
  );
  const named = withNames(apartments);
  cacheOf(floors).set(plan, named);
  return named;
}

type Placed = {
  readonly apartment: DraftApartment;
  readonly floors: readonly DraftFloor[];
  /** Among the apartments of its floor, from 1. */
  readonly position: number;
};

/** Whether an owner has given it a label or a number: otherwise it has only its id, which is not meant for display. */
export const isNamed = ({ label, number }: DraftApartment): boolean => Boolean(label) || number !== undefined;

function withNames(apartments: readonly Placed[]): readonly PlanApartment[] {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { apartment, floors } of apartments) {
    for (const { tower, floor } of floors) {
      const nameKey = JSON.stringify([tower, floor, labelOf(apartment)]);
      if (seen.has(nameKey)) duplicates.add(labelOf(apartment));
      seen.add(nameKey);
    }
  }
  const counts = new Map<string, number>();
  return apartments.map(({ apartment, floors, position: unnamed }): PlanApartment => {
    if (!isNamed(apartment)) {
      return { apartment, floors, name: { label: apartment.id, unnamed }, key: apartment.id };
    }
    const label = labelOf(apartment);
    if (!duplicates.has(label)) return { apartment, floors, name: { label }, key: label };
    const { entrance = "" } = apartment;
    const nths = floors.map(({ tower, floor }) => {
      const nameKey = JSON.stringify([tower, floor, label, entrance]);
      counts.set(nameKey, (counts.get(nameKey) ?? 0) + 1);
      return counts.get(nameKey) ?? 1;
    });
    const nth = Math.max(...nths);
    const name = { label, ...(entrance && { entrance }), ...(nth > 1 && { nth }) };
    return { apartment, floors, name, key: [label, entrance, nth > 1 && `(${nth})`].filter(Boolean).join(" ") };
  });
}

/** The name of each apartment of a project on its floor, by id. */
export const apartmentNames = memoize(
  (floors: readonly DraftFloor[]): ReadonlyMap<string, ApartmentName> =>
    new Map(
      floors.flatMap((floor) =>
        withNames(floor.apartments.map((apartment, a) => ({ apartment, floors: [floor], position: a + 1 }))).map(
          ({ apartment, name }) => [apartment.id, name] as const,
        ),
      ),
    ),
);

/** All apartments of a plan, grouped by shared outline. */
export function apartmentGroups(floors: readonly DraftFloor[], plan: string): readonly ApartmentGroup[] {
  return grouped(planApartments(floors, plan));
}

/** Apartments of a plan, grouped by shared outline. */
export function grouped(apartments: readonly PlanApartment[]): readonly ApartmentGroup[] {
  const groups = new Map<string, { readonly name: ApartmentName; readonly ids: string[] }>();
  for (const { key, name, apartment } of apartments) {
    const group = groups.get(key);
    if (group) group.ids.push(apartment.id);
    else groups.set(key, { name, ids: [apartment.id] });
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
