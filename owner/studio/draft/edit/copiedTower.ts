import type { Draft, DraftApartment, DraftFloor, DraftPicture } from "../draft.ts";
import { mapShape, pasteBySize } from "../geometry/editShape.ts";
import { readShape, writeShape } from "../geometry/polygon.ts";
import { withField } from "./fields.ts";
import { inserted } from "./floors.ts";
import { labelOf } from "./planApartments.ts";
import { changeFloors, changePlan, changeProject, mapRecords } from "./records.ts";
import { regionApartments } from "./regionApartments.ts";

type Towers = { readonly from: string; readonly to: string };

/** A tower with the floors copied from an identical one, and the result. */
export type CopiedTower = {
  readonly draft: Draft;
  /** The floors that were added. */
  readonly floors: number;
  /** The outlines of floors added to the tower's pictures. */
  readonly outlines: number;
  /** All apartments of the tower that now have an outline on their plan. */
  readonly apartments: number;
  readonly all: number;
};

/**
 * Copies floors, their plans and their outlines from a tower to another one that is built alike. Existing data of the other stays; its
 * apartments share the outlines of those with the same label, or with the building's name replaced in the label ("B11A" for "A11A").
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

/** Each floor of the other tower with the one of the same number here. */
function withEachFloor(
  draft: Draft,
  { from, to }: Towers,
  change: (floor: DraftFloor, like: DraftFloor) => DraftFloor,
): Draft {
  const likes = new Map(floorsOf(draft, from).map((floor) => [floor.floor, floor]));
  return changeFloors(draft, (floor) => {
    const like = floor.tower === to ? likes.get(floor.floor) : undefined;
    return like ? change(floor, like) : floor;
  });
}

const withPlans = (draft: Draft, towers: Towers): Draft =>
  withEachFloor(draft, towers, (floor, { plan }) => (floor.plan || !plan ? floor : { ...floor, plan }));

const sides = [
  ["outline", "picture"],
  ["portraitOutline", "portrait"],
] as const;

function withFloorOutlines(draft: Draft, towers: Towers): Draft {
  const pictureOf = (tower: string, name: "picture" | "portrait"): DraftPicture | undefined =>
    draft.project.towers.find(({ id }) => id === tower)?.[name] ?? undefined;
  return withEachFloor(draft, towers, (floor, like) =>
    sides.reduce((all, [side, name]) => {
      const [own, other] = [pictureOf(towers.to, name), pictureOf(towers.from, name)];
      const outline = like[side];
      if (!own || !other || !outline || all[side]) return all;
      const moved = writeShape(mapShape(readShape(outline), pasteBySize(other, own)));
      return withField(all, side, moved);
    }, floor),
  );
}

/** The common prefix of a tower's labels, without the number that follows: "A" of "A11A" and "A12A". */
function commonStart(apartments: readonly DraftApartment[]): string {
  const [first = "", ...others] = apartments.map(labelOf);
  let length = first.length;
  for (const label of others) while (!label.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length).replace(/\d+$/, "");
}

function withApartments(draft: Draft, { from, to }: Towers): Draft {
  const { floors, plans = [] } = draft.project;
  const startOf = (tower: string) => commonStart(floorsOf(draft, tower).flatMap(({ apartments }) => apartments));
  const [before, after] = [startOf(from), startOf(to)];
  const renamed = (label: string) => after + label.slice(before.length);
  let result = draft;
  for (const plan of plans) {
    const shown = regionApartments(floors, plan);
    const assigned = new Set(shown.flat().map(({ apartment }) => apartment.id));
    const added = shown.map((own) =>
      own.flatMap(({ apartment, floors: users }) => {
        const numbers = new Set(users.filter(({ tower }) => tower === from).map(({ floor }) => floor));
        const newLabel = renamed(labelOf(apartment));
        const like = floors.filter((floor) => floor.tower === to && floor.plan === plan.id && numbers.has(floor.floor));
        return like
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
