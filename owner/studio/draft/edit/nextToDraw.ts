import type { Draft, DraftProject } from "../draft.ts";
import { apartmentsWithoutRegion, withRegion } from "./planRegions.ts";
import { regionApartments } from "./regionApartments.ts";

/** The next region of a plan to draw, in a draft that contains it; undefined if every apartment has an outline. */
export type NextToDraw = { readonly draft: Draft; readonly region: number } | undefined;

/** After a region: the next one of apartments without an outline, then from the top, then apartments that have no region yet. */
export function nextToDraw(draft: Draft, plan: string, after: number): NextToDraw {
  const undrawn = undrawnRegions(draft.project, plan);
  const region = undrawn.find((each) => each > after) ?? undrawn[0];
  if (region !== undefined) return { draft, region };
  const [group] = apartmentsWithoutRegion(draft.project, plan);
  if (!group) return undefined;
  const { regions = [] } = draft.project.plans?.find(({ id }) => id === plan) ?? {};
  return { draft: withRegion(draft, plan, group), region: regions.length };
}

function undrawnRegions({ floors, plans = [] }: DraftProject, id: string): readonly number[] {
  const plan = plans.find((each) => each.id === id);
  if (!plan) return [];
  const apartments = regionApartments(floors, plan);
  return plan.regions.flatMap(({ outline = "" }, r) => (outline === "" && apartments[r]?.length ? [r] : []));
}
