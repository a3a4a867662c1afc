import type { Point } from "../../../../src/project/types.ts";
import type { Draft, DraftPicture, DraftPlan, DraftProject, PlanNotes } from "../draft.ts";
import { distance, type Shape } from "../geometry/polygon.ts";
import { shapeArea } from "../geometry/overlap.ts";
import { withField } from "./fields.ts";
import { changePlan } from "./records.ts";

export type PlanScale = NonNullable<PlanNotes["scale"]>;

/** Sets north on a plan: degrees clockwise from its top, 0 to below 360. */
export const setPlanNorth = (draft: Draft, id: string, degrees: number): Draft =>
  changePlan(draft, id, (plan) => {
    const northDeg = ((degrees % 360) + 360) % 360;
    return plan.northDeg === northDeg ? plan : { ...plan, northDeg };
  });

/** Sets the owner's name for a plan; "" removes it. */
export const namePlan = (draft: Draft, id: string, name: string): Draft =>
  changePlan(draft, id, (plan) => ({
    ...plan,
    studio: withField(plan.studio ?? {}, "name", name.trim() === "" ? "" : name),
  }));

/** Sets the scale of a plan by two of its points, in units, and their distance in metres; an impossible scale changes nothing. */
export const setPlanScale = (draft: Draft, id: string, scale: PlanScale): Draft =>
  changePlan(draft, id, (plan) =>
    scale.lengthM > 0 && distance(scale.from, scale.to) > 0 ? { ...plan, studio: { ...plan.studio, scale } } : plan,
  );

export const planOf = ({ plans }: DraftProject, id: string): DraftPlan | undefined =>
  plans?.find((plan) => plan.id === id);

/** The metres per unit of a plan; undefined if it has not been measured. */
export function metresPerUnit(scale: PlanScale | undefined): number | undefined {
  const units = scale ? distance(scale.from, scale.to) : 0;
  return scale && units > 0 ? scale.lengthM / units : undefined;
}

/** The area of a shape in m²; `unitLengthM`: the length of one of the plan's units. */
export const measuredArea = (shape: Shape, unitLengthM: number): number => shapeArea(shape) * unitLengthM ** 2;

/** The measured points of a plan, moved like its outlines when another picture replaces the previous one. */
export const withMovedScale = (draft: Draft, id: string, move: (point: Point) => Point): Draft =>
  changePlan(draft, id, (plan) => {
    const scale = plan.studio?.scale;
    if (!scale) return plan;
    return { ...plan, studio: { ...plan.studio, scale: { ...scale, from: move(scale.from), to: move(scale.to) } } };
  });

/**
 * What a plan has besides its outlines, turned with them by 90° clockwise: its labels, its measured line and its north; `top`: its turned
 * picture from above.
 */
export const withTurnedFacts = (
  draft: Draft,
  id: string,
  { turn, top }: { readonly turn: (point: Point) => Point; readonly top: DraftPicture | undefined },
): Draft =>
  changePlan(withMovedScale(draft, id, turn), id, (plan) => ({
    ...plan,
    ...(top && { top }),
    ...(plan.northDeg !== undefined && { northDeg: (plan.northDeg + 90) % 360 }),
    regions: plan.regions.map((region) => (region.at ? { ...region, at: turn(region.at) } : region)),
  }));
