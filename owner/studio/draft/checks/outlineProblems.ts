import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";
import { crossesItself, overlapsAmong, shapeArea } from "../geometry/overlap.ts";
import type { PlanApartment } from "../edit/planApartments.ts";
import { canBeSeenTogether, regionApartments, regionName } from "../edit/regionApartments.ts";
import { readShape, type Shape } from "../geometry/polygon.ts";
import { memoize } from "../memoize.ts";
import { gapProblems } from "./gapProblems.ts";
import type { Problem } from "./problem.ts";

type OutlinedRegion = {
  readonly at: Steps;
  readonly name: string;
  readonly facts: ShapeFacts;
  /** A floor below the ground is not visible on most pictures; visitors open it from the list. */
  readonly canBeHidden?: boolean;
  /** For a region on a plan: regions on the same floor either meet or have a wall between them; others are never seen together. */
  readonly apartments?: readonly PlanApartment[];
};

/** An outline's own properties. */
type ShapeFacts = { readonly shape: Shape; readonly area: number; readonly isCrossed: boolean };

/** Cached for unchanged records. */
const factsOf = memoize(({ outline = "" }: { readonly outline?: string }): ShapeFacts => {
  const shape = readShape(outline);
  // Of curves only the control points are known, so their crossings cannot be found.
  const isStraight = !/[csqta]/i.test(outline);
  return { shape, area: shapeArea(shape), isCrossed: isStraight && crossesItself(shape) };
});

/** Regions on the same picture. */
type Layer = {
  readonly size: { readonly width: number; readonly height: number };
  readonly regions: readonly OutlinedRegion[];
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
  const singleProblems = regions.flatMap(({ at, name, canBeHidden, facts: { shape, area, isCrossed } }): Problem[] => {
    if (shape.length === 0 && canBeHidden === true) return [];
    if (shape.length === 0) return [{ code: "outlineMissing", severity: "warning", at, fix: "draw", values: { name } }];
    if (isCrossed) return [{ code: "outlineSelfIntersects", severity: "block", at, fix: "draw", values: { name } }];
    const isSmall = area < minShare * size.width * size.height;
    return isSmall ? [{ code: "outlineTooSmall", severity: "warning", at, fix: "draw", values: { name } }] : [];
  });
  const appearTogether = ([one, other]: Pair) =>
    canBeSeenTogether(regions[one]?.apartments ?? [], regions[other]?.apartments ?? []);
  const shapes = regions.map(({ facts }) => facts.shape);
  const overlaps = overlapsAmong(shapes, 1).filter(({ pair: [one, other], overlap }) => {
    const [first, second] = [regions[one], regions[other]];
    if (!first || !second || !appearTogether([one, other])) return false;
    return overlap.area > maxShared * Math.min(first.facts.area, second.facts.area);
  });
  const isOverlap = ([one, other]: Pair) => overlaps.some(({ pair }) => pair[0] === one && pair[1] === other);
  const gaps = isPlan ? gapProblems(shapes, Math.max(size.width, size.height)) : [];
  const pairProblem = (
    code: "outlinesOverlap" | "outlinesGap",
    [one, other]: Pair,
    area: number,
  ): readonly Problem[] => {
    const [first, second] = [regions[one], regions[other]];
    if (!first || !second) return [];
    const values = { name: first.name, other: second.name, area: Math.round(area) };
    return [{ code, severity: "warning", at: first.at, otherAt: second.at, fix: "joinLines", values }];
  };
  return [
    ...singleProblems,
    ...overlaps.flatMap(({ pair, overlap }) => pairProblem("outlinesOverlap", pair, overlap.area)),
    // Not for two outlines that also overlap: correcting the overlap may close the gap.
    ...gaps.flatMap(({ pair, gap }) =>
      isOverlap(pair) || !appearTogether(pair) ? [] : pairProblem("outlinesGap", pair, gap.area),
    ),
  ];
}

type Pair = readonly [number, number];
