import type { Outline } from "../../../src/project/types.ts";
import type { Draft, DraftProject } from "../draft.ts";
import { changePlan } from "./records.ts";

/** Labels of homes on the storeys of a plan that have no region there yet, each once. */
export function homesWithoutRegion({ floors, plans = [] }: DraftProject, plan: string): readonly string[] {
  const regions = plans.find(({ id }) => id === plan)?.regions ?? [];
  const known = new Set(regions.map(({ home, number }) => home ?? String(number ?? "")));
  const homes = floors.filter((floor) => floor.plan === plan).flatMap(({ apartments }) => apartments);
  const labels = homes.filter(({ id }) => !known.has(id)).map(({ id, label, number }) => label ?? String(number ?? id));
  return [...new Set(labels)].filter((label) => !known.has(label));
}

/** A region more at the end of a plan's list, for the homes of a label. */
export const withRegion = (draft: Draft, plan: string, label: string, outline: Outline = ""): Draft =>
  changePlan(draft, plan, (each) => ({ ...each, regions: [...each.regions, { home: label, label, outline }] }));
