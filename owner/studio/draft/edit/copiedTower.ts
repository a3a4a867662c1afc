import type { Draft, DraftApartment, DraftFloor, DraftPicture } from "../draft.ts";
import { mapShape, scaleBetween } from "../geometry/editShape.ts";
import { readShape, writeShape } from "../geometry/polygon.ts";
import { withField } from "./fields.ts";
import { inserted } from "./floors.ts";
import { labelOf } from "./planApartments.ts";
import { changeFloors, changePlan, changeProject, mapRecords } from "./records.ts";
import { regionApartments } from "./regionApartments.ts";

type Towers = { readonly from: string; readonly to: string };

/** The result of copying the floors of one tower to another. */
export type CopiedTower = {
  readonly draft: Draft;
  /** The number of floors that were added. */
  readonly floors: number;
  /** The number of floors that got an outline on the tower's landscape picture. */
  readonly outlines: number;
  /** The number of the tower's apartments that now have an outline on their plan. */
  readonly apartments: number;
  /** The number of all its apartments. */
  readonly all: number;
};

/**
 * Copies floors, their plans and their outlines from a tower to another one that is built alike. What the other already has stays; its
 * apartments share the outlines of those with the same label, or with the tower's name replaced in the label ("B11A" for "A11A").
 */
export function copyTower(draft: Draft, towers: Towers): CopiedTower {
  const added = withFloors(draft, towers);
  const outlined = withFloorOutlines(withPlans(added, towers), towers);
  const bound = withApartments(outlined, towers);
  const count = (isMeant: (floor: DraftFloor) => boolean, of: Draft) => of.project.floors.filter(isMeant).length;
  const isOwn = ({ tower }: DraftFloor) => tower === towers.to;
  const isOutlined = (floor: DraftFloor) => isOwn(floor) && Boolean(floor.outline);
  const { floors, plans = [] } = bound.project;
  const drawn = plans.flatMap((plan) =>
    regionApartments(floors, plan).flatMap((own, r) => (plan.regions[r]?.outline ? own : [])),
  );
  const ids = new Set(drawn.map(({ apartment }) => apartment.id));
  const own = floors.filter(isOwn).flatMap(({ apartments }) => apartments);
  return {
    draft: bound,
    floors: count(isOwn, bound) - count(isOwn, draft),
    outlines: count(isOutlined, bound) - count(isOutlined, draft),
    apartments: own.filter(({ id }) => ids.has(id)).length,
    all: own.length,
  };
}

const floorsOf = ({ project }: Draft, tower: string) => project.floors.filter((each) => each.tower === tower);

function withFloors(draft: Draft, { from, to }: Towers): Draft {
  const existing = new Set(floorsOf(draft, to).map(({ floor }) => floor));
  const missing = floorsOf(draft, from).filter(({ floor }) => !existing.has(floor));
  if (missing.length === 0) return draft;
  return changeProject(draft, (project) => ({
    ...project,
    floors: missing.reduce(
      (all, { floor, label }) =>
        inserted(all, { tower: to, floor, ...(label !== undefined && { label }), apartments: [] }),
      project.floors,
    ),
  }));
}

/** Changes each floor of the tower `to` for which the tower `from` has one with the same number. */
function withEachFloor(
  draft: Draft,
  { from, to }: Towers,
  change: (floor: DraftFloor, counterpart: DraftFloor) => DraftFloor,
): Draft {
  const counterparts = new Map(floorsOf(draft, from).map((floor) => [floor.floor, floor]));
  return changeFloors(draft, (floor) => {
    const counterpart = floor.tower === to ? counterparts.get(floor.floor) : undefined;
    return counterpart ? change(floor, counterpart) : floor;
  });
}

const withPlans = (draft: Draft, towers: Towers): Draft =>
  withEachFloor(draft, towers, (floor, { plan }) => (floor.plan || !plan ? floor : { ...floor, plan }));

const outlineFields = [
  ["outline", "picture"],
  ["portraitOutline", "portrait"],
] as const;

function withFloorOutlines(draft: Draft, towers: Towers): Draft {
  const pictureOf = (tower: string, name: "picture" | "portrait"): DraftPicture | undefined =>
    draft.project.towers.find(({ id }) => id === tower)?.[name] ?? undefined;
  return withEachFloor(draft, towers, (floor, counterpart) =>
    outlineFields.reduce((all, [side, name]) => {
      const [own, other] = [pictureOf(towers.to, name), pictureOf(towers.from, name)];
      const outline = counterpart[side];
      if (!own || !other || !outline || all[side]) return all;
      const moved = writeShape(mapShape(readShape(outline), scaleBetween(other, own)));
      return withField(all, side, moved);
    }, floor),
  );
}

/** The common prefix of a tower's labels, without the number that follows: "A" of "A11A" and "A12A". */
function commonPrefix(apartments: readonly DraftApartment[]): string {
  const [first = "", ...others] = apartments.map(labelOf);
  let length = first.length;
  for (const label of others) while (!label.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length).replace(/\d+$/, "");
}

function withApartments(draft: Draft, { from, to }: Towers): Draft {
  const { floors, plans = [] } = draft.project;
  const prefixOf = (tower: string) => commonPrefix(floorsOf(draft, tower).flatMap(({ apartments }) => apartments));
  const [before, after] = [prefixOf(from), prefixOf(to)];
  const renamed = (label: string) => after + label.slice(before.length);
  let result = draft;
  for (const plan of plans) {
    const shown = regionApartments(floors, plan);
    const assigned = new Set(shown.flat().map(({ apartment }) => apartment.id));
    const added = shown.map((own) =>
      own.flatMap(({ apartment, floors: users }) => {
        const numbers = new Set(users.filter(({ tower }) => tower === from).map(({ floor }) => floor));
        const newLabel = renamed(labelOf(apartment));
        const targetFloors = floors.filter(
          (floor) => floor.tower === to && floor.plan === plan.id && numbers.has(floor.floor),
        );
        return targetFloors
          .flatMap(({ apartments }) => apartments)
          .filter(
            (each) => labelOf(each) === newLabel && each.entrance === apartment.entrance && !assigned.has(each.id),
          );
      }),
    );
    if (added.every((each) => each.length === 0)) continue;
    const regions = mapRecords(plan.regions, (region, r) => {
      const [own, more] = [shown[r] ?? [], added[r] ?? []];
      const homes = [...own.map(({ apartment }) => apartment.id), ...more.map(({ id }) => id)];
      return more.length > 0 ? { ...region, label: "", studio: { homes } } : region;
    });
    result = changePlan(result, plan.id, (each) => withField(each, "regions", regions));
  }
  return result;
}
