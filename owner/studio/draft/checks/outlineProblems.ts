import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";
import { crossesItself, overlapsAmong, shapeArea } from "../geometry/overlap.ts";
import type { PlanApartment } from "../edit/planApartments.ts";
import { canBeSeenTogether } from "../edit/regionApartments.ts";
import { regionApartments, regionName } from "../edit/regionApartments.ts";
import { readShape, type Shape } from "../geometry/polygon.ts";
import { memoize } from "../memoize.ts";
import { gapProblems } from "./gapProblems.ts";
import type { Problem } from "./problem.ts";

type Outlined = {
  readonly at: Steps;
  readonly name: string;
  readonly facts: Facts;
  /** A floor below the ground is not visible on most pictures; visitors open it from the list. */
  readonly canBeHidden?: boolean;
  /** For a region on a plan: regions on the same floor either meet or have a wall between them; others are never seen together. */
  readonly apartments?: readonly PlanApartment[];
};

/** An outline's own properties. */
type Facts = { readonly shape: Shape; readonly area: number; readonly isCrossed: boolean };

/** Not computed again for an unchanged record. */
const factsOf = memoize(({ outline = "" }: { readonly outline?: string }): Facts => {
  const shape = readShape(outline);
  // Only the control points of curves are known.
  const isStraight = !/[csqta]/i.test(outline);
  return { shape, area: shapeArea(shape), isCrossed: isStraight && crossesItself(shape) };
});

/** Regions on the same picture. */
type Layer = {
  readonly size: { readonly width: number; readonly height: number };
  readonly regions: readonly Outlined[];
  readonly isPlan?: boolean;
};

/** A region smaller than this share of its picture cannot be pressed. */
const minShare = 0.0002;
/** Two regions may share this part of the smaller one: the width of a line. */
const maxShared = 0.02;

/** Outlines that are missing, too small to press, overlap, or leave a gap that is not a wall. */
export function outlineProblems(project: DraftProject): readonly Problem[] {
  return layersOf(project).flatMap(layerProblems);
}

function layersOf({ site, towers, floors, plans = [] }: DraftProject): readonly Layer[] {
  const sitePicture = site?.picture;
  const onSite = towers.map((tower, t) => ({
    at: ["towers", t],
    name: textOf(tower.name, tower.id),
    facts: factsOf(tower),
  }));
  return [
    ...(sitePicture ? [{ size: sitePicture, regions: onSite }] : []),
    ...towers.flatMap(({ id, picture }): Layer[] => {
      const regions = floors.flatMap((floor, f) =>
        floor.tower === id
          ? [{ at: ["floors", f], name: String(floor.floor), facts: factsOf(floor), canBeHidden: floor.floor < 0 }]
          : [],
      );
      return picture ? [{ size: picture, regions }] : [];
    }),
    ...plans.flatMap((plan, p): Layer[] => {
      const { picture } = plan;
      const apartments = regionApartments(floors, plan);
      const regions = plan.regions.map((region, r) => {
        const at = ["plans", p, "regions", r];
        return { at, name: regionName(region), facts: factsOf(region), apartments: apartments[r] ?? [] };
      });
      return picture ? [{ size: picture, regions, isPlan: true }] : [];
    }),
  ];
}

const textOf = (text: string | Readonly<Record<string, string>>, other: string): string =>
  (typeof text === "string" ? text : Object.values(text)[0]) || other;

function layerProblems({ size, regions, isPlan = false }: Layer): readonly Problem[] {
  const alone = regions.flatMap(
    ({ at, name, canBeHidden, facts: { shape, area, isCrossed: isTwisted } }): Problem[] => {
      if (shape.length === 0 && canBeHidden === true) return [];
      if (shape.length === 0)
        return [{ code: "outlineMissing", severity: "warning", at, fix: "draw", values: { name } }];
      if (isTwisted) return [{ code: "outlineSelfIntersects", severity: "block", at, fix: "draw", values: { name } }];
      const isSmall = area < minShare * size.width * size.height;
      return isSmall ? [{ code: "outlineTooSmall", severity: "warning", at, fix: "draw", values: { name } }] : [];
    },
  );
  const areTogether = ([one, other]: Pair) =>
    canBeSeenTogether(regions[one]?.apartments ?? [], regions[other]?.apartments ?? []);
  const shapes = regions.map(({ facts }) => facts.shape);
  const overlaps = overlapsAmong(shapes, 1).filter(({ pair: [one, other], overlap }) => {
    const [first, second] = [regions[one], regions[other]];
    if (!first || !second || !areTogether([one, other])) return false;
    return overlap.area > maxShared * Math.min(first.facts.area, second.facts.area);
  });
  const isOverlap = ([one, other]: Pair) => overlaps.some(({ pair }) => pair[0] === one && pair[1] === other);
  const gaps = isPlan ? gapProblems(shapes, Math.max(size.width, size.height)) : [];
  const ofTwo = (code: "outlinesOverlap" | "outlinesGap", [one, other]: Pair, area: number): readonly Problem[] => {
    const [first, second] = [regions[one], regions[other]];
    if (!first || !second) return [];
    const values = { name: first.name, other: second.name, area: Math.round(area) };
    return [{ code, severity: "warning", at: first.at, otherAt: second.at, fix: "joinLines", values }];
  };
  return [
    ...alone,
    ...overlaps.flatMap(({ pair, overlap }) => ofTwo("outlinesOverlap", pair, overlap.area)),
    // One at a time: closing an overlap may close the gap.
    ...gaps.flatMap(({ pair, gap }) =>
      isOverlap(pair) || !areTogether(pair) ? [] : ofTwo("outlinesGap", pair, gap.area),
    ),
  ];
}

type Pair = readonly [number, number];
