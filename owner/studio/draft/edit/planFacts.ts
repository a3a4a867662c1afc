import type { Point } from "../../../../src/project/types.ts";
import type { Draft, DraftPlan, DraftProject, PlanNotes } from "../draft.ts";
import { distance, type Shape } from "../geometry/polygon.ts";
import { shapeArea } from "../geometry/overlap.ts";
import { withField } from "./fields.ts";
import { changePlan } from "./records.ts";

export type PlanScale = NonNullable<PlanNotes["scale"]>;

/** Where north is on a plan: degrees clockwise from its top, 0 to below 360. */
export const setPlanNorth = (draft: Draft, id: string, degrees: number): Draft =>
  changePlan(draft, id, (plan) => {
    const northDeg = ((degrees % 360) + 360) % 360;
    return plan.northDeg === northDeg ? plan : { ...plan, northDeg };
  });

/** What the owner calls a plan; "" takes it away. */
export const namePlan = (draft: Draft, id: string, name: string): Draft =>
  changePlan(draft, id, (plan) => ({
    ...plan,
    studio: withField(plan.studio ?? {}, "name", name.trim() === "" ? "" : name),
  }));

/** The scale of a plan by two of its points, in units, and how far apart they are in metres; nothing changes for one that cannot be. */
export const setPlanScale = (draft: Draft, id: string, scale: PlanScale): Draft =>
  changePlan(draft, id, (plan) =>
    scale.lengthM > 0 && distance(scale.from, scale.to) > 0 ? { ...plan, studio: { ...plan.studio, scale } } : plan,
  );

export const planOf = ({ plans }: DraftProject, id: string): DraftPlan | undefined =>
  plans?.find((plan) => plan.id === id);

/** How many metres a unit of a plan is; undefined if it has not been measured. */
export function metresPerUnit(scale: PlanScale | undefined): number | undefined {
  const units = scale ? distance(scale.from, scale.to) : 0;
  return scale && units > 0 ? scale.lengthM / units : undefined;
}

/** In m². */
export const measuredArea = (shape: Shape, metresAUnit: number): number => shapeArea(shape) * metresAUnit ** 2;

/** The measured points of a plan, moved as its outlines are when another picture takes the place of the one before. */
export const withMovedScale = (draft: Draft, id: string, move: (point: Point) => Point): Draft =>
  changePlan(draft, id, (plan) => {
    const scale = plan.studio?.scale;
    if (!scale) return plan;
    return { ...plan, studio: { ...plan.studio, scale: { ...scale, from: move(scale.from), to: move(scale.to) } } };
  });
