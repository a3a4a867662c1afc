import type { Draft, DraftFloor, DraftApartment, DraftPlan, DraftProject, DraftTower } from "../draft.ts";
import { plainWord } from "../../../sync/cells/cell.ts";

/** Changes the draft's project; returns the same draft if nothing changes. */
export function changeProject(draft: Draft, change: (project: DraftProject) => DraftProject): Draft {
  const project = change(draft.project);
  return project === draft.project ? draft : { ...draft, project };
}

/** Changes some records of a list: unchanged records stay the same objects, and so does a list without changes. */
export function mapRecords<T>(list: readonly T[], change: (record: T, index: number) => T): readonly T[] {
  const changed = list.map(change);
  return changed.some((record, index) => record !== list[index]) ? changed : list;
}

/** Changes one tower. */
export const changeTower = (draft: Draft, id: string, change: (tower: DraftTower) => DraftTower): Draft =>
  changeProject(draft, (project) => {
    const towers = mapRecords(project.towers, (tower) => (tower.id === id ? change(tower) : tower));
    return towers === project.towers ? project : { ...project, towers };
  });

/** Changes floors of all towers. */
export const changeFloors = (draft: Draft, change: (floor: DraftFloor) => DraftFloor): Draft =>
  changeProject(draft, (project) => {
    const floors = mapRecords(project.floors, change);
    return floors === project.floors ? project : { ...project, floors };
  });

/** Changes apartments, each given with its floor; a change of many is one step. Ids stay even if labels change. */
export const changeApartments = (
  draft: Draft,
  change: (apartment: DraftApartment, floor: DraftFloor) => DraftApartment,
): Draft =>
  changeFloors(draft, (floor) => {
    const apartments = mapRecords(floor.apartments, (apartment) => {
      const changed = change(apartment, floor);
      return changed.id === apartment.id ? changed : { ...changed, id: apartment.id };
    });
    return apartments === floor.apartments ? floor : { ...floor, apartments };
  });

/** Checks whether the project has an apartment with an id: a parking place, as an extra of a price, may be one. */
export function apartmentIdTest({ project: { floors } }: Draft): (id: string) => boolean {
  const ids = new Set(floors.flatMap(({ apartments }) => apartments.map(({ id }) => id)));
  return (id) => ids.has(id);
}

/** Changes one plan, for every floor that uses it. */
export const changePlan = (draft: Draft, id: string, change: (plan: DraftPlan) => DraftPlan): Draft =>
  changeProject(draft, (project) => {
    const plans = mapRecords(project.plans ?? [], (plan) => (plan.id === id ? change(plan) : plan));
    return plans === project.plans || !project.plans ? project : { ...project, plans };
  });

/** Gives a floor its own plan, a copy of the shared one; does nothing if it does not share one. */
export function separateFloor(draft: Draft, tower: string, floor: number): Draft {
  const { floors, plans = [] } = draft.project;
  const own = floors.find((each) => each.tower === tower && each.floor === floor);
  const plan = plans.find(({ id }) => id === own?.plan);
  if (!own || !plan || floors.filter((each) => each.plan === plan.id).length < 2) return draft;
  const id = freeId(`${plan.id}-${floor}`, new Set(plans.map((each) => each.id)));
  const withCopy = changeProject(draft, (project) => ({ ...project, plans: [...plans, { ...plan, id }] }));
  return changeFloors(withCopy, (each) => (each === own ? { ...own, plan: id } : each));
}

/** The id, or the first free one with a number appended. */
export function freeId(preferred: string, usedIds: ReadonlySet<string>): string {
  for (let number = 2, id = preferred; ; id = `${preferred}-${number}`, number += 1) if (!usedIds.has(id)) return id;
}

/** Latin letters for Cyrillic ones. Ids become names of files, and not every web host accepts Cyrillic letters in those. */
const latin: ReadonlyMap<string, string> = new Map(
  (
    "а=a б=b в=v г=g д=d ђ=dj е=e ж=z з=z ѕ=dz и=i ј=j к=k л=l љ=lj м=m н=n њ=nj о=o п=p р=r с=s т=t ћ=c у=u ф=f х=h ц=c ч=c џ=dz ш=s " +
    "щ=st ъ=a ы=y ь= э=e ю=ju я=ja"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
);

/** "Kulla Veri" as an id: "kulla-veri", "Ламела Б": "lamela-b"; `or` if no letter of it remains. */
export function plainId(name: string, or: string): string {
  const words = name.split(/\s+/).map((word) =>
    plainWord(word)
      .replaceAll("?", "")
      .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => latin.get(letter) ?? ""),
  );
  return words.filter(Boolean).join("-").slice(0, 60) || or;
}
