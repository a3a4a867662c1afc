import type { Draft, DraftFloor, DraftApartment, DraftProject } from "../draft.ts";
import { inserted } from "./floors.ts";
import { changeProject, freeId, plainId } from "./records.ts";

/** An addition, and the ids of what was added, to lead there. Applied as one step. */
export type Addition = { readonly draft: Draft; readonly ids: readonly string[] };

/** So many floors are added at once at most: no building has more, a slip of the finger does. */
export const mostFloors = 300;

const idsOf = (records: readonly { readonly id: string }[] = []): ReadonlySet<string> =>
  new Set(records.map(({ id }) => id));

/** A tower called so, without a picture yet. */
export function addTower(draft: Draft, name: string): Addition {
  const { towers } = draft.project;
  const id = freeId(plainId(name, "tower"), idsOf(towers));
  return { draft: changeProject(draft, (project) => ({ ...project, towers: [...towers, { id, name }] })), ids: [id] };
}

/** Floors of a tower, by their order: 0 and below too. Those that are there stay as they are; ids: the numbers of the new ones. */
export function addFloors(
  draft: Draft,
  { tower, from, to }: { readonly tower: string; readonly from: number; readonly to: number },
): Addition {
  const { floors, towers } = draft.project;
  const isSound = Number.isInteger(from) && Number.isInteger(to) && to - from < mostFloors;
  if (!isSound || !towers.some(({ id }) => id === tower)) return { draft, ids: [] };
  const taken = new Set(floors.filter((each) => each.tower === tower).map(({ floor }) => floor));
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const added = numbers.filter((floor) => !taken.has(floor));
  const next = added.reduce((list, floor) => inserted(list, { tower, floor, apartments: [] }), floors);
  return {
    draft: changeProject(draft, (project) => (next === floors ? project : { ...project, floors: next })),
    ids: added.map(String),
  };
}

/** Apartments on a floor, each with its label; a label that is there already is an apartment of its own, and reported as a problem. */
export function addApartments(
  draft: Draft,
  { tower, floor }: { readonly tower: string; readonly floor: number },
  labels: readonly string[],
): Addition {
  const { floors } = draft.project;
  const at = floors.findIndex((each) => each.tower === tower && each.floor === floor);
  const owner = floors[at];
  if (!owner || labels.length === 0) return { draft, ids: [] };
  const taken = new Set(floors.flatMap(({ apartments }) => apartments.map(({ id }) => id)));
  const apartments = labels.map((label): DraftApartment => {
    const id = freeId(apartmentId(owner, label), taken);
    taken.add(id);
    return { id, label };
  });
  const next = floors.with(at, { ...owner, apartments: [...owner.apartments, ...apartments] });
  return {
    draft: changeProject(draft, (project) => ({ ...project, floors: next })),
    ids: apartments.map(({ id }) => id),
  };
}

const twoDigits = (text: string): string => (/^\d$/.test(text) ? `0${text}` : text);

/** "k5-03-07": tower, floor, label; a floor below the ground is "u1". It stays when any of them changes. */
export function apartmentId(
  { tower, floor }: { readonly tower: string; readonly floor: number },
  label: string,
): string {
  const code = floor < 0 ? `u${-floor}` : twoDigits(String(floor));
  return `${tower}-${code}-${twoDigits(plainId(label, "home"))}`.slice(0, 90);
}

/** A layout under an id like its name; `mirrorOf`: the one it is the mirror of. */
export function addLayout(draft: Draft, name: string, mirrorOf?: string): Addition {
  const { layouts = [] } = draft.project;
  const isMirror = mirrorOf !== undefined && layouts.some((layout) => layout.id === mirrorOf);
  const id = freeId(plainId(name, "layout"), idsOf(layouts));
  const added = { id, ...(name !== id && { label: name }), ...(isMirror && { mirrorOf }) };
  return { draft: withLists(draft, { layouts: [...layouts, added] }), ids: [id] };
}

/** A plan without a picture yet, for the given floors of a tower. */
export function addPlan(
  draft: Draft,
  name: string,
  { tower, floors: users = [] }: { readonly tower?: string; readonly floors?: readonly number[] } = {},
): Addition {
  const { plans = [], floors } = draft.project;
  const id = freeId(plainId(name, "plan"), idsOf(plans));
  const isUser = (floor: DraftFloor) => floor.tower === tower && users.includes(floor.floor);
  const bound = floors.some(isUser) ? floors.map((floor) => (isUser(floor) ? { ...floor, plan: id } : floor)) : floors;
  return { draft: withLists(draft, { plans: [...plans, { id, regions: [] }], floors: bound }), ids: [id] };
}

const withLists = (draft: Draft, lists: Partial<DraftProject>): Draft =>
  changeProject(draft, (project) => ({ ...project, ...lists }));
