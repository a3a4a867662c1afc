import type { Draft, DraftFloor, DraftApartment, DraftProject } from "../draft.ts";
import { inserted } from "./floors.ts";
import { changeProject, freeId, plainId } from "./records.ts";

/** The draft after an addition, which is one undo step, and the new ids, so that the studio can open what was added. */
export type Addition = { readonly draft: Draft; readonly ids: readonly string[] };

/** The maximum number of floors added at once; a larger number is a typing error. */
export const maxAddedFloors = 300;

const idsOf = (records: readonly { readonly id: string }[] = []): ReadonlySet<string> =>
  new Set(records.map(({ id }) => id));

/** Adds a tower, without a picture. */
export function addTower(draft: Draft, name: string): Addition {
  const { towers } = draft.project;
  const id = freeId(plainId(name, "tower"), idsOf(towers));
  return { draft: changeProject(draft, (project) => ({ ...project, towers: [...towers, { id, name }] })), ids: [id] };
}

/** Adds the missing floors of a range (0 and below are allowed); existing ones stay. `ids`: the new floor numbers. */
export function addFloors(
  draft: Draft,
  { tower, from, to }: { readonly tower: string; readonly from: number; readonly to: number },
): Addition {
  const { floors, towers } = draft.project;
  const isValidRange = Number.isInteger(from) && Number.isInteger(to) && to - from < maxAddedFloors;
  if (!isValidRange || !towers.some(({ id }) => id === tower)) return { draft, ids: [] };
  const existing = new Set(floors.filter((each) => each.tower === tower).map(({ floor }) => floor));
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const added = numbers.filter((floor) => !existing.has(floor));
  const next = added.reduce((list, floor) => inserted(list, { tower, floor, apartments: [] }), floors);
  return {
    draft: changeProject(draft, (project) => (next === floors ? project : { ...project, floors: next })),
    ids: added.map(String),
  };
}

/** Adds apartments to a floor, one per label. A label already in use is added too, and reported as a problem. */
export function addApartments(
  draft: Draft,
  { tower, floor }: { readonly tower: string; readonly floor: number },
  labels: readonly string[],
): Addition {
  const { floors } = draft.project;
  const floorIndex = floors.findIndex((each) => each.tower === tower && each.floor === floor);
  const changedFloor = floors[floorIndex];
  if (!changedFloor || labels.length === 0) return { draft, ids: [] };
  const usedIds = new Set(floors.flatMap(({ apartments }) => apartments.map(({ id }) => id)));
  const apartments = labels.map((label): DraftApartment => {
    const id = freeId(apartmentId(changedFloor, label), usedIds);
    usedIds.add(id);
    return { id, label };
  });
  const next = floors.with(floorIndex, { ...changedFloor, apartments: [...changedFloor.apartments, ...apartments] });
  return {
    draft: changeProject(draft, (project) => ({ ...project, floors: next })),
    ids: apartments.map(({ id }) => id),
  };
}

const twoDigits = (text: string): string => (/^\d$/.test(text) ? `0${text}` : text);

/** `k5-03-07`: tower, floor, label; below ground `u1`. An id never changes, even if these do. */
export function apartmentId(
  { tower, floor }: { readonly tower: string; readonly floor: number },
  label: string,
): string {
  const code = floor < 0 ? `u${-floor}` : twoDigits(String(floor));
  return `${tower}-${code}-${twoDigits(plainId(label, "home"))}`.slice(0, 90);
}

/** Adds a layout; its id is made from its name. `mirrorOf`: the layout it mirrors. */
export function addLayout(draft: Draft, name: string, mirrorOf?: string): Addition {
  const { layouts = [] } = draft.project;
  const isMirror = mirrorOf !== undefined && layouts.some((layout) => layout.id === mirrorOf);
  const id = freeId(plainId(name, "layout"), idsOf(layouts));
  const added = { id, ...(name !== id && { label: name }), ...(isMirror && { mirrorOf }) };
  return { draft: withLists(draft, { layouts: [...layouts, added] }), ids: [id] };
}

/** Adds a plan without a picture and assigns it to the given floors of a tower. */
export function addPlan(
  draft: Draft,
  name: string,
  { tower, floors: planFloors = [] }: { readonly tower?: string; readonly floors?: readonly number[] } = {},
): Addition {
  const { plans = [], floors } = draft.project;
  const id = freeId(plainId(name, "plan"), idsOf(plans));
  const usesPlan = (floor: DraftFloor) => floor.tower === tower && planFloors.includes(floor.floor);
  const nextFloors = floors.some(usesPlan)
    ? floors.map((floor) => (usesPlan(floor) ? { ...floor, plan: id } : floor))
    : floors;
  return { draft: withLists(draft, { plans: [...plans, { id, regions: [] }], floors: nextFloors }), ids: [id] };
}

const withLists = (draft: Draft, lists: Partial<DraftProject>): Draft =>
  changeProject(draft, (project) => ({ ...project, ...lists }));
