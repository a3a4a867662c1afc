import type { DraftFloor, DraftHome } from "../draft.ts";
import { perRecord } from "../perRecord.ts";

/** The name of an apartment: its label, and what distinguishes it from another with that label on the same floor. */
export type HomeName = {
  readonly label: string;
  /** Only where the label alone is not enough. */
  readonly entrance?: string;
  /** From 2 on, where the entrance is the same too. */
  readonly nth?: number;
};

/** An apartment as a plan shows it: on which of the plan's floors, and what it is called among the plan's apartments. */
export type PlanHome = {
  readonly home: DraftHome;
  readonly storeys: readonly DraftFloor[];
  readonly name: HomeName;
  /** The same for the apartments above each other that share an outline. */
  readonly key: string;
};

/** Apartments above each other on the floors of a plan, which one outline shows. */
export type HomeGroup = { readonly key: string; readonly name: HomeName; readonly ids: readonly string[] };

export const labelOf = ({ label, number, id }: DraftHome): string => label ?? String(number ?? id);

const homesOf = perRecord((_floors: readonly DraftFloor[]) => new Map<string, readonly PlanHome[]>());

/** Apartments on the floors that use a plan, those of other floors that reach there too. */
export function planHomes(floors: readonly DraftFloor[], plan: string): readonly PlanHome[] {
  const known = homesOf(floors).get(plan);
  if (known) return known;
  const users = floors.filter((floor) => floor.plan === plan);
  const isOn = (home: DraftHome, floor: DraftFloor, user: DraftFloor) =>
    floor === user || (floor.tower === user.tower && home.storeys?.includes(user.floor) === true);
  const homes = floors.flatMap((floor) =>
    floor.apartments.flatMap((home) => {
      const storeys = users.filter((user) => isOn(home, floor, user));
      return storeys.length > 0 ? [{ home, storeys }] : [];
    }),
  );
  const named = withNames(homes);
  homesOf(floors).set(plan, named);
  return named;
}

type Placed = { readonly home: DraftHome; readonly storeys: readonly DraftFloor[] };

function withNames(homes: readonly Placed[]): readonly PlanHome[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const { home, storeys } of homes) {
    for (const { tower, floor } of storeys) {
      const place = JSON.stringify([tower, floor, labelOf(home)]);
      if (seen.has(place)) doubled.add(labelOf(home));
      seen.add(place);
    }
  }
  const counts = new Map<string, number>();
  return homes.map(({ home, storeys }): PlanHome => {
    const label = labelOf(home);
    if (!doubled.has(label)) return { home, storeys, name: { label }, key: label };
    const { entrance = "" } = home;
    const nths = storeys.map(({ tower, floor }) => {
      const place = JSON.stringify([tower, floor, label, entrance]);
      counts.set(place, (counts.get(place) ?? 0) + 1);
      return counts.get(place) ?? 1;
    });
    const nth = Math.max(...nths);
    const name = { label, ...(entrance && { entrance }), ...(nth > 1 && { nth }) };
    return { home, storeys, name, key: [label, entrance, nth > 1 && `(${nth})`].filter(Boolean).join(" ") };
  });
}

/** What each apartment of a project is called on its floor, by its id. */
export const homeNames = perRecord(
  (floors: readonly DraftFloor[]): ReadonlyMap<string, HomeName> =>
    new Map(
      floors.flatMap((floor) =>
        withNames(floor.apartments.map((home) => ({ home, storeys: [floor] }))).map(
          ({ home, name }) => [home.id, name] as const,
        ),
      ),
    ),
);

/** The apartments of a plan in the groups that share an outline. */
export function homeGroups(floors: readonly DraftFloor[], plan: string): readonly HomeGroup[] {
  return grouped(planHomes(floors, plan));
}

export function grouped(homes: readonly PlanHome[]): readonly HomeGroup[] {
  const groups = new Map<string, { readonly name: HomeName; readonly ids: string[] }>();
  for (const { key, name, home } of homes) {
    const group = groups.get(key);
    if (group) group.ids.push(home.id);
    else groups.set(key, { name, ids: [home.id] });
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
