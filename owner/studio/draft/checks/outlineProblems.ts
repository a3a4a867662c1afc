import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";
import { crossesItself, measureArea, overlapsAmong } from "../geometry/overlap.ts";
import type { PlanApartment } from "../edit/planApartments.ts";
import { canBeSeenTogether, regionApartments, regionName } from "../edit/regionApartments.ts";
import { readShape, type Shape } from "../geometry/polygon.ts";
import { StepBudget } from "../geometry/stepBudget.ts";
import { memoize } from "../memoize.ts";
import { gapProblems } from "./gapProblems.ts";
import type { Problem } from "./problem.ts";

type OutlinedRegion = {
  readonly at: Steps;
  readonly name: string;
  readonly facts: ShapeFacts;
  /** A floor below the ground is not visible on most pictures; visitors open it from the list. */
  readonly canBeHidden?: boolean;
  /** For a region on a plan: the apartments that it shows. Regions of different floors are never visible together. */
  readonly apartments?: readonly PlanApartment[];
};

/** An outline's own properties. */
type ShapeFacts = {
  readonly corners: number;
  /** The corners that are compared with others; none if it crosses itself, or has too many. */
  readonly shape: Shape;
  readonly area: number;
  readonly isCrossed: boolean;
  readonly isTooComplex: boolean;
  /** The work that finding these properties took, in steps of a `StepBudget`. */
  readonly steps: number;
};

/** More cannot be edited by hand; a traced outline has 40. */
const maxCorners = 2000;

type Outlined = { readonly outline?: string };

/** Cached for unchanged records. */
const cornersOf = memoize(({ outline = "" }: Outlined): Shape => readShape(outline));

/** The facts of an outline that is not checked: only its corners are counted. */
function uncheckedFacts(record: Outlined): ShapeFacts {
  const corners = cornersOf(record).flat().length;
  return { corners, shape: [], area: 0, isCrossed: false, isTooComplex: corners > 0, steps: 0 };
}

/** Cached for unchanged records. */
const factsOf = memoize((record: Outlined): ShapeFacts => {
  const unchecked = uncheckedFacts(record);
  const { corners } = unchecked;
  if (corners > maxCorners) return unchecked;
  const [shape, steps] = [cornersOf(record), corners * corners];
  // Of curves only the control points are known, so their crossings cannot be found.
  const isStraight = !/[csqta]/i.test(record.outline ?? "");
  if (isStraight && crossesItself(shape)) return { ...unchecked, isCrossed: true, isTooComplex: false, steps };
  const { area, isComplete, steps: areaSteps } = measureArea(shape);
  return {
    ...unchecked,
    shape: isComplete ? shape : [],
    area,
    isTooComplex: !isComplete,
    steps: steps + areaSteps,
  };
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

/**
 * Outlines that are missing, too small to press or too complex to check, that cross themselves, that overlap, or that have a gap between
 * them other than a wall.
 */
export function outlineProblems(project: DraftProject): readonly Problem[] {
  const budget = new StepBudget();
  const factsWithin = (record: Outlined): ShapeFacts => {
    const facts = budget.isSpent ? uncheckedFacts(record) : factsOf(record);
    budget.spend(facts.steps);
    return facts;
  };
  return layersOf(project, factsWithin).flatMap((layer) => layerProblems(layer, budget));
}

function layersOf(
  { site, towers, floors, plans = [] }: DraftProject,
  factsWithin: (record: Outlined) => ShapeFacts,
): readonly Layer[] {
  const sitePicture = site?.picture;
  const onSite = towers.map((tower, t) => ({
    at: ["towers", t],
    name: textOf(tower.name, tower.id),
    facts: factsWithin(tower),
  }));
  return [
    ...(sitePicture ? [{ size: sitePicture, regions: onSite }] : []),
    ...towers.flatMap(({ id, picture }): Layer[] => {
      const regions = floors.flatMap((floor, f) =>
        floor.tower === id
          ? [{ at: ["floors", f], name: String(floor.floor), facts: factsWithin(floor), canBeHidden: floor.floor < 0 }]
          : [],
      );
      return picture ? [{ size: picture, regions }] : [];
    }),
    ...plans.flatMap((plan, p): Layer[] => {
      const { picture } = plan;
      const apartments = regionApartments(floors, plan);
      const regions = plan.regions.map((region, r) => {
        const at = ["plans", p, "regions", r];
        return { at, name: regionName(region), facts: factsWithin(region), apartments: apartments[r] ?? [] };
      });
      return picture ? [{ size: picture, regions, isPlan: true }] : [];
    }),
  ];
}

const textOf = (text: string | Readonly<Record<string, string>>, other: string): string =>
  (typeof text === "string" ? text : Object.values(text)[0]) || other;

function layerProblems({ size, regions, isPlan = false }: Layer, budget: StepBudget): readonly Problem[] {
  const appearTogether = ([one, other]: Pair) =>
    canBeSeenTogether(regions[one]?.apartments ?? [], regions[other]?.apartments ?? []);
  const shapes = regions.map(({ facts }) => facts.shape);
  const measured = overlapsAmong(shapes, 1, budget);
  const overlaps = measured.filter(({ pair: [one, other], overlap }) => {
    const [first, second] = [regions[one], regions[other]];
    if (!first || !second || !overlap.isComplete || !appearTogether([one, other])) return false;
    return overlap.area > maxShared * Math.min(first.facts.area, second.facts.area);
  });
  const overlapping = new Set(overlaps.map(({ pair }) => pair.join()));
  const gaps = isPlan ? gapProblems(shapes, Math.max(size.width, size.height), budget) : [];
  const tooComplex = new Set(
    measured.flatMap(({ pair, overlap }) => (overlap.isComplete ? [] : mostComplex(regions, pair))),
  );
  if (budget.isSpent && regions.length > 1 && tooComplex.size === 0)
    tooComplex.add(mostComplex(regions, [...regions.keys()]));
  const singleProblems = regions.flatMap(({ at, name, canBeHidden, facts }, index): Problem[] => {
    const { corners, area, isCrossed } = facts;
    const base = { at, fix: "draw", values: { name } } as const;
    if (corners === 0) return canBeHidden === true ? [] : [{ ...base, code: "outlineMissing", severity: "warning" }];
    if (isCrossed) return [{ ...base, code: "outlineSelfIntersects", severity: "block" }];
    if (facts.isTooComplex || tooComplex.has(index))
      return [{ ...base, code: "outlineTooComplex", severity: "warning" }];
    const isSmall = area < minShare * size.width * size.height;
    return isSmall ? [{ ...base, code: "outlineTooSmall", severity: "warning" }] : [];
  });
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
      overlapping.has(pair.join()) || !appearTogether(pair) ? [] : pairProblem("outlinesGap", pair, gap.area),
    ),
  ];
}

type Pair = readonly [number, number];

/** The one of some regions that has the most corners. */
const mostComplex = (regions: readonly OutlinedRegion[], indices: readonly number[]): number =>
  indices.toSorted((a, b) => (regions[b]?.facts.corners ?? 0) - (regions[a]?.facts.corners ?? 0))[0] ?? 0;
