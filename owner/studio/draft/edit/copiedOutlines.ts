import type { Outline, Point } from "../../../../src/project/types.ts";
import type { Draft, DraftPicture } from "../draft.ts";
import { mapShape, mirrorShape, moveShape, scaleBetween } from "../geometry/editShape.ts";
import { readShape, type Shape, shapeBox, signedArea, writeShape } from "../geometry/polygon.ts";
import { type FoundOutline, svgTargets } from "../svg/svgOutlines.ts";
import { outlineAt } from "./outlines.ts";
import { regionApartments, regionName } from "./regionApartments.ts";

/** The wide picture of a tower, or the one for phones. */
export type TowerLayer = { readonly on: "tower" | "towerPortrait"; readonly tower: string };

type Size = Pick<DraftPicture, "width" | "height">;

const floorsOf = ({ project }: Draft, tower: string): readonly number[] =>
  project.floors
    .filter((each) => each.tower === tower)
    .map(({ floor }) => floor)
    .toSorted((a, b) => a - b);

/** The picture of a tower; undefined if it has none. */
function pictureOf({ project }: Draft, { on, tower }: TowerLayer): Size | undefined {
  const record = project.towers.find(({ id }) => id === tower);
  return (on === "tower" ? record?.picture : record?.portrait) ?? undefined;
}

/** The visible thickness of a floor, in units: its area divided by its width. */
function thickness(shape: Shape): number {
  const area = shape.reduce((sum, polygon) => sum + Math.abs(signedArea(polygon)), 0);
  return area / Math.max(1, shapeBox(shape).width);
}

/** Copies a floor's outline to all others of its tower, each shifted up by this floor's thickness per floor between them. */
export function copyToFloors(draft: Draft, place: TowerLayer & { readonly floor: number }): readonly FoundOutline[] {
  const shape = readShape(outlineAt(draft, place));
  if (shape.length === 0) return [];
  const floors = floorsOf(draft, place.tower);
  const sourceIndex = floors.indexOf(place.floor);
  const floorHeight = thickness(shape);
  return floors.flatMap((floor, index) =>
    index === sourceIndex
      ? []
      : [{ key: String(floor), outline: writeShape(moveShape(shape, [0, (sourceIndex - index) * floorHeight])) }],
  );
}

/** Copies a tower's outlines, mirrored left to right, to another tower's floors of the same numbers, scaled to its picture. */
export function mirrorToTower(draft: Draft, from: TowerLayer, tower: string): readonly FoundOutline[] {
  const [fromPicture, toPicture] = [pictureOf(draft, from), pictureOf(draft, { on: from.on, tower })];
  if (!fromPicture || !toPicture) return [];
  const targetFloors = new Set(floorsOf(draft, tower));
  return floorsOf(draft, from.tower).flatMap((floor) => {
    const outline = outlineAt(draft, { ...from, floor });
    const isCopied = targetFloors.has(floor) && outline !== "";
    return isCopied
      ? [
          {
            key: String(floor),
            outline: toOtherPicture(outline, { from: fromPicture, to: toPicture, isMirrored: true }),
          },
        ]
      : [];
  });
}

type PictureChange = { readonly from: Size; readonly to: Size; readonly isMirrored: boolean };

function toOtherPicture(outline: Outline, { from, to, isMirrored }: PictureChange): Outline {
  const shape = readShape(outline);
  const turned = isMirrored ? mirrorShape(shape, from.width / 2) : shape;
  const scale: (point: Point) => Point = scaleBetween(from, to);
  return writeShape(mapShape(turned, scale));
}

export type CopiedRegions = {
  readonly found: readonly FoundOutline[];
  /** Names of regions whose apartments are not on the floors of the other plan. */
  readonly unmatched: readonly string[];
};

type PlanCopy = { readonly from: string; readonly to: string; readonly isMirrored: boolean };

/** Copies the regions of a plan to another one, each for the apartment of the same label there. */
export function copyToPlan(draft: Draft, { from, to, isMirrored }: PlanCopy): CopiedRegions {
  const { plans = [] } = draft.project;
  const [source, target] = [plans.find(({ id }) => id === from), plans.find(({ id }) => id === to)];
  const [fromPicture, toPicture] = [source?.picture, target?.picture];
  if (!source || !fromPicture || !toPicture) return { found: [], unmatched: [] };
  const targetKeys = new Set(svgTargets(draft, { on: "plan", plan: to }).map(({ key }) => key));
  const apartments = regionApartments(draft.project.floors, source);
  const regions = source.regions.flatMap((region, r) => {
    const { outline = "" } = region;
    const apartmentKeys = new Set((apartments[r] ?? []).map(({ key }) => key));
    const keys = apartmentKeys.size > 0 ? [...apartmentKeys] : [regionName(region)];
    return outline === "" ? [] : keys.map((key) => ({ key, outline }));
  });
  return {
    found: regions
      .filter(({ key }) => targetKeys.has(key))
      .map(({ key, outline }) => ({
        key,
        outline: toOtherPicture(outline, { from: fromPicture, to: toPicture, isMirrored }),
      })),
    unmatched: regions.filter(({ key }) => !targetKeys.has(key)).map(({ key }) => key),
  };
}
