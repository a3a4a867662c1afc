import type { Outline } from "../../../../src/project/types.ts";
import type { Draft, DraftFloor, DraftPicture, FloorNotes, OutlineOrigin } from "../draft.ts";
import { fillBetween } from "../geometry/fill.ts";
import { readShape, writeShape } from "../geometry/polygon.ts";
import { changeFloors, changePlan, changeTower } from "./records.ts";

/** Identifies an outline: a tower's on the site's picture, a floor's on its tower's, a region's on a plan. */
export type OutlinePlace =
  | { readonly on: "site" | "sitePortrait"; readonly tower: string }
  | { readonly on: "tower" | "towerPortrait"; readonly tower: string; readonly floor: number }
  | { readonly on: "plan"; readonly plan: string; readonly region: number };

type OutlineKey = "outline" | "portraitOutline";

const outlineKeyOf = (on: OutlinePlace["on"]): OutlineKey =>
  on === "sitePortrait" || on === "towerPortrait" ? "portraitOutline" : "outline";

/** The outline at a place; "" if there is none. */
export function outlineAt({ project }: Draft, place: OutlinePlace): Outline {
  switch (place.on) {
    case "plan":
      return project.plans?.find(({ id }) => id === place.plan)?.regions[place.region]?.outline ?? "";
    case "site":
    case "sitePortrait":
      return project.towers.find(({ id }) => id === place.tower)?.[outlineKeyOf(place.on)] ?? "";
    default:
      return project.floors.find(isFloor(place))?.[outlineKeyOf(place.on)] ?? "";
  }
}

/** The draft with an outline at a place, and its origin; "" removes it. */
export function withOutline(
  draft: Draft,
  place: OutlinePlace,
  { outline, origin }: { readonly outline: Outline; readonly origin: OutlineOrigin },
): Draft {
  const side = outlineKeyOf(place.on);
  switch (place.on) {
    case "plan":
      return changePlan(draft, place.plan, (plan) => ({
        ...plan,
        regions: plan.regions.map((region, index) =>
          index === place.region ? put(region, "outline", outline) : region,
        ),
      }));
    case "site":
    case "sitePortrait":
      return changeTower(draft, place.tower, (tower) => put(tower, side, outline));
    default: {
      const isMeant = isFloor(place);
      return changeFloors(draft, (floor) => (isMeant(floor) ? withOrigin(floor, side, { outline, origin }) : floor));
    }
  }
}

const isFloor =
  (place: { readonly tower: string; readonly floor: number }) =>
  ({ tower, floor }: DraftFloor): boolean =>
    tower === place.tower && floor === place.floor;

/** The field is removed along with the outline: an empty path is unreadable and would block publishing. */
function put<T extends { readonly outline?: string; readonly portraitOutline?: string }>(
  record: T,
  side: OutlineKey,
  outline: Outline,
): T {
  if (outline !== "") return { ...record, [side]: outline };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== side)) as T;
}

function withOrigin(
  floor: DraftFloor,
  side: OutlineKey,
  { outline, origin }: { readonly outline: Outline; readonly origin: OutlineOrigin },
): DraftFloor {
  const before: FloorNotes = floor.studio ?? {};
  if (outline === "") {
    const { studio: _notes, ...bare } = put(floor, side, outline);
    const { [side]: _origin, ...others } = before;
    return Object.keys(others).length > 0 ? { ...bare, studio: others } : bare;
  }
  // Moving a corner of a filled outline makes it a corrected one.
  const isCorrected = before[side] === "filled" && origin === "drawn";
  return { ...put(floor, side, outline), studio: { ...before, [side]: isCorrected ? "corrected" : origin } };
}

export type FloorsFill = {
  readonly tower: string;
  readonly lowest: number;
  readonly highest: number;
  readonly isPortrait?: boolean;
  /** As for `fillBetween`; derived from the shapes if missing. */
  readonly foreshortening?: number;
};

/**
 * Fills all floors between drawn ones, in one step; those that were drawn, traced or corrected are left alone, and the floors on either
 * side follow them: below a set-back floor, the last full one has to be drawn, too.
 */
export function fillFloors(draft: Draft, fill: FloorsFill): Draft {
  const { tower, lowest, highest, isPortrait = false, foreshortening } = fill;
  const side: OutlineKey = isPortrait ? "portraitOutline" : "outline";
  const floors = draft.project.floors
    .filter((each) => each.tower === tower && each.floor >= lowest && each.floor <= highest)
    .toSorted((a, b) => a.floor - b.floor);
  const owner = draft.project.towers.find(({ id }) => id === tower);
  const picture: DraftPicture | null | undefined = isPortrait ? owner?.portrait : owner?.picture;
  if (!floors[0]?.[side] || !floors.at(-1)?.[side] || !picture) return draft;
  const isDrawn = (floor: DraftFloor) => Boolean(floor[side]) && floor.studio?.[side] !== "filled";
  const drawn = floors.flatMap((floor, index) =>
    index === 0 || index === floors.length - 1 || isDrawn(floor) ? [index] : [],
  );
  const outlines = new Map(
    drawn.slice(1).flatMap((upper, before) => {
      const lower = drawn[before] ?? 0;
      const shapes = fillBetween({
        lowest: readShape(floors[lower]?.[side] ?? ""),
        highest: readShape(floors[upper]?.[side] ?? ""),
        between: upper - lower - 1,
        centreX: picture.width / 2,
        ...(foreshortening !== undefined && { foreshortening }),
      });
      return shapes.map((shape, index) => [floors[lower + index + 1], writeShape(shape)] as const);
    }),
  );
  return changeFloors(draft, (floor) => {
    const outline = outlines.get(floor);
    if (outline === undefined || outline === floor[side]) return floor;
    return withOrigin(floor, side, { outline, origin: "filled" });
  });
}
