import type { Outline } from "../../../../src/project/types.ts";
import type { Draft, DraftFloor, DraftProject, DraftRegion } from "../draft.ts";
import { perRecord } from "../perRecord.ts";
import { changePlan } from "./records.ts";

const homeOf = ({ home, number }: DraftRegion): string => home ?? String(number ?? "");

/** What was found of a plan the last time. */
type Found = { readonly regions: readonly DraftRegion[]; readonly labels: readonly string[] };

const foundOf = perRecord((_floors: readonly DraftFloor[]) => new Map<string, Found>());

/** Labels of homes on the storeys of a plan that have no region there yet, each once; the same list again while only outlines change. */
export function homesWithoutRegion({ floors, plans = [] }: DraftProject, plan: string): readonly string[] {
  const regions = plans.find(({ id }) => id === plan)?.regions ?? [];
  const found = foundOf(floors).get(plan);
  if (found?.regions === regions) return found.labels;
  const labels = found && areOfSameHomes(found.regions, regions) ? found.labels : lookFor(floors, plan, regions);
  foundOf(floors).set(plan, { regions, labels });
  return labels;
}

const areOfSameHomes = (before: readonly DraftRegion[], now: readonly DraftRegion[]): boolean =>
  before.length === now.length &&
  now.every((region, index) => {
    const other = before[index];
    return region === other || (other !== undefined && homeOf(region) === homeOf(other));
  });

function lookFor(floors: readonly DraftFloor[], plan: string, regions: readonly DraftRegion[]): readonly string[] {
  const known = new Set(regions.map(homeOf));
  const homes = floors.filter((floor) => floor.plan === plan).flatMap(({ apartments }) => apartments);
  const labels = homes.filter(({ id }) => !known.has(id)).map(({ id, label, number }) => label ?? String(number ?? id));
  return [...new Set(labels)].filter((label) => !known.has(label));
}

/** A region more at the end of a plan's list, for the homes of a label. */
export const withRegion = (draft: Draft, plan: string, region: { readonly label: string; readonly outline: Outline }) =>
  changePlan(draft, plan, (each) => ({ ...each, regions: [...each.regions, { home: region.label, ...region }] }));
