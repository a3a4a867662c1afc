import type { DraftFloor, DraftHome } from "../draft.ts";

/** Ids and labels of a plan's homes, each with the storeys of that plan where such a home lies or reaches. */
export type PlanStoreys = ReadonlyMap<string, ReadonlySet<DraftFloor>>;

export function planStoreys(floors: readonly DraftFloor[], plan: string): PlanStoreys {
  const users = floors.filter((floor) => floor.plan === plan);
  const storeys = new Map<string, Set<DraftFloor>>();
  const put = (name: string, user: DraftFloor) => storeys.set(name, (storeys.get(name) ?? new Set()).add(user));
  const isOn = (home: DraftHome, floor: DraftFloor, user: DraftFloor) =>
    floor === user || (floor.tower === user.tower && home.storeys?.includes(user.floor) === true);
  for (const floor of floors) {
    for (const home of floor.apartments) {
      for (const user of users.filter((each) => isOn(home, floor, each))) {
        put(home.id, user);
        put(home.label ?? String(home.number ?? home.id), user);
      }
    }
  }
  return storeys;
}

/** Whether two regions may be seen together: A1 and A2 of a plan that two storeys share never are. One of no home yet may be of any. */
export function maySeeTogether(storeys: PlanStoreys, one: string, other: string): boolean {
  const [first, second] = [storeys.get(one), storeys.get(other)];
  return !first || !second || [...first].some((storey) => second.has(storey));
}
