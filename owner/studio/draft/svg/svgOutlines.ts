import { placeName } from "../../../sync/cells/cell.ts";
import type { Outline } from "../../../../src/project/types.ts";
import type { Draft, DraftRegion, OutlineOrigin } from "../draft.ts";
import { withOutline } from "../edit/outlines.ts";
import { apartmentGroups, type ApartmentGroup } from "../edit/planApartments.ts";
import { changePlan } from "../edit/records.ts";
import { regionApartments } from "../edit/regionApartments.ts";
import { type Shape, writeShape } from "../geometry/polygon.ts";
import { matchFiles, withSpaces } from "../trace/matchFiles.ts";
import type { SvgShape } from "./readSvg.ts";

/** The kind of outlines in a drawing: the towers' on the site's picture, the floors' on their tower's, the apartments' on a plan. */
export type SvgPlace =
  | { readonly on: "site" | "sitePortrait" }
  | { readonly on: "tower" | "towerPortrait"; readonly tower: string }
  | { readonly on: "plan"; readonly plan: string };

/** A possible target of an outline: `key` is a tower's id, a floor's number, or an apartment's label (with its entrance if two share it). */
export type SvgTarget = {
  readonly key: string;
  readonly names: readonly string[];
  /** On a plan: the apartments above each other that share the outline. */
  readonly group?: ApartmentGroup;
};

export type SvgMatches = {
  readonly found: readonly { readonly name: string; readonly key: string; readonly outline: Outline }[];
  /** Shapes whose names, and those of their groups, match no target; "" if they have none. */
  readonly unknown: readonly { readonly name: string; readonly shape: Shape }[];
  /** Names of shapes whose target is already taken by another element. */
  readonly doubled: readonly string[];
  /** Keys of targets without a shape. */
  readonly missing: readonly string[];
};

const textsOf = (text: string | Readonly<Record<string, string>> | undefined): readonly string[] =>
  typeof text === "object" ? Object.values(text) : text === undefined ? [] : [text];

/** The possible targets of outlines at a place of a draft. */
export function svgTargets({ project }: Draft, place: SvgPlace): readonly SvgTarget[] {
  switch (place.on) {
    case "site":
    case "sitePortrait":
      return project.towers.map(({ id, name, label }) => ({
        key: id,
        names: [id, ...textsOf(name), ...textsOf(label)],
      }));
    case "tower":
    case "towerPortrait":
      return project.floors
        .filter(({ tower }) => tower === place.tower)
        .map(({ floor, label }) => ({ key: String(floor), names: [...textsOf(label), String(floor)] }));
    case "plan": {
      return apartmentGroups(project.floors, place.plan).map((group) => ({
        key: group.key,
        names: [group.key, ...group.ids],
        group,
      }));
    }
  }
}

/** Automatic names of programs: their numbers count shapes, not floors. */
const automaticName =
  /^(?:path|rect|rectangle|polygon|polyline|circle|ellipse|g|group|gruppe|layer|ebene|svg|shape|form|vector|image|clip|mask|use|xmlid|svgid|frame|page|seite|artboard|zeichenfläche|canvas|component|instance|union|rechteck|pfad|polygon|object)[-_ ]?[\d_-]*$/i;

/** Matches shapes by their names: by the exact name, else by the number in it, as files are matched. */
export function matchSvg(shapes: readonly SvgShape[], targets: readonly SvgTarget[]): SvgMatches {
  const byName = new Map(targets.flatMap(({ key, names }) => names.map((name) => [placeName(name), key] as const)));
  const numbered = targets.flatMap(({ key, names }) => names.slice(0, 2).map((label) => ({ label, target: key })));
  const keys = new Map<string, string | undefined>();
  const keyOf = (name: string): string | undefined => {
    if (!keys.has(name)) keys.set(name, keyOfName(name));
    return keys.get(name);
  };
  const keyOfName = (name: string): string | undefined => {
    const exact = byName.get(placeName(name)) ?? byName.get(placeName(withSpaces(name)));
    if (exact !== undefined || automaticName.test(name)) return exact;
    // A point would start a file's extension.
    return matchFiles([name.replaceAll(/[./\\]/g, "_")], numbered).matched[0]?.target;
  };
  const found = new Map<string, { readonly name: string; readonly element: number; readonly shape: Shape }>();
  const unknown: SvgMatches["unknown"][number][] = [];
  const duplicates = new Set<string>();
  for (const { names, shape } of shapes) {
    const hit = names.find(({ name }) => keyOf(name) !== undefined);
    const key = hit && keyOf(hit.name);
    if (!hit || key === undefined) {
      unknown.push({ name: names[0]?.name ?? "", shape });
      continue;
    }
    const before = found.get(key);
    if (before && before.element !== hit.element) duplicates.add(hit.name);
    else found.set(key, { ...hit, shape: [...(before?.shape ?? []), ...shape] });
  }
  return {
    found: [...found].map(([key, { name, shape }]) => ({ name, key, outline: writeShape(shape) })),
    unknown,
    doubled: [...duplicates],
    missing: targets.flatMap(({ key }) => (found.has(key) ? [] : [key])),
  };
}

/** An outline for a target, by its key. */
export type FoundOutline = { readonly key: string; readonly outline: Outline };

/** The draft with the found outlines, as one step; an apartment without a region on the plan gets one. */
export function withOutlines(
  draft: Draft,
  place: SvgPlace,
  { found, origin }: { readonly found: readonly FoundOutline[]; readonly origin: OutlineOrigin },
): Draft {
  if (place.on === "plan") return withRegions(draft, place.plan, found);
  return found.reduce((all, { key, outline }) => {
    const at =
      "tower" in place
        ? ({ on: place.on, tower: place.tower, floor: Number(key) } as const)
        : ({ on: place.on, tower: key } as const);
    return withOutline(all, at, { outline, origin });
  }, draft);
}

/** The same for a drawing's outlines. */
export const withSvgOutlines = (draft: Draft, place: SvgPlace, found: SvgMatches["found"]): Draft =>
  withOutlines(draft, place, { found, origin: "imported" });

function withRegions(draft: Draft, id: string, found: readonly FoundOutline[]): Draft {
  const groups = new Map(apartmentGroups(draft.project.floors, id).map((group) => [group.key, group]));
  return changePlan(draft, id, (plan) => {
    const apartments = regionApartments(draft.project.floors, plan);
    const regions: DraftRegion[] = [...plan.regions];
    for (const { key, outline } of found) {
      const at = apartments.findIndex((own) => own.some((apartment) => apartment.key === key));
      const before = regions[at];
      const group = groups.get(key);
      if (before) regions[at] = { ...before, outline };
      else
        regions.push({
          home: group?.name.label ?? key,
          label: "",
          outline,
          ...(group && { studio: { homes: group.ids } }),
        });
    }
    return { ...plan, regions };
  });
}
