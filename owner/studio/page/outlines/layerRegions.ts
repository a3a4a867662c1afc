import { fill } from "../../../../src/text/format/fill.ts";
import type { Draft, DraftFloor, DraftPicture, DraftRegion, DraftTower, OutlineOrigin } from "../../draft/draft.ts";
import type { PlanApartment } from "../../draft/edit/planApartments.ts";
import { regionApartments, regionName } from "../../draft/edit/regionApartments.ts";
import type { OutlinePlace } from "../../draft/edit/outlines.ts";
import { readShape, type Shape } from "../../draft/geometry/polygon.ts";
import { memoize } from "../../draft/memoize.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { apartmentName } from "../../text/apartmentName.ts";
import { floorName, planName, towerName } from "../../text/placeText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { fileAddress, namedAddress } from "../server/folderAddresses.ts";
import { useProject } from "../state/ProjectContext.ts";
import type { Layer } from "../state/view.ts";

/** A region of a picture that can be outlined. */
export type LayerRegion = {
  readonly place: OutlinePlace;
  readonly name: string;
  /** "no" keeps translation tools from changing the name: a tower's name is the owner's own. */
  readonly translate?: "no";
  /** For labels on the picture: "7". */
  readonly shortName: string;
  /** "" if it has not been drawn yet. */
  readonly outline: string;
  /** The outline's corners. */
  readonly shape: Shape;
  readonly origin: OutlineOrigin | undefined;
  /** The apartments shown by a region of a plan. */
  readonly apartments?: readonly PlanApartment[];
};

/** The picture of a layer; undefined if it has none yet. */
export function pictureOf({ project }: Draft, layer: Layer): DraftPicture | undefined {
  switch (layer.on) {
    case "site":
      return project.site?.picture ?? undefined;
    case "sitePortrait":
      return project.site?.portrait;
    case "plan":
      return project.plans?.find(({ id }) => id === layer.plan)?.picture ?? undefined;
    default: {
      const tower = project.towers.find(({ id }) => id === layer.tower);
      return (layer.on === "tower" ? tower?.picture : tower?.portrait) ?? undefined;
    }
  }
}

/**
 * All regions of a layer in the draft's order: towers of the site, floors of a tower, apartments of a plan. An unchanged region is the
 * same object.
 */
export function regionsOf({ project }: Draft, layer: Layer, texts: StudioTexts): readonly LayerRegion[] {
  if (layer.on === "plan") {
    const { on } = layer;
    const plan = project.plans?.find(({ id }) => id === layer.plan);
    if (!plan) return noRecords;
    const apartments = regionApartments(project.floors, plan);
    // A region also changes if its apartments have been renamed.
    const names = apartments.map((own) => own.map(({ apartment, key }) => `${apartment.id} ${key}`).join("\n"));
    return listed(plan.regions, { key: `plan ${layer.plan}`, texts, names }, (own, region) =>
      apartmentRegion(own, { place: { on, plan: layer.plan, region }, apartments: apartments[region] ?? [] }, texts),
    );
  }
  if (layer.tower === undefined) {
    const { on } = layer;
    return listed(project.towers, { key: on, texts }, (tower) =>
      towerRegion(tower, { on, name: towerName(project, tower.id, texts) }),
    );
  }
  const { on, tower: id } = layer;
  const floors = floorsByTower(project.floors).get(id) ?? noRecords;
  return listed(floors, { key: `${on} ${id}`, texts }, (floor) => floorRegion(floor, on, texts));
}

/** All regions of a layer, with names in the studio's language. */
export function useRegions(layer: Layer): readonly LayerRegion[] {
  const texts = useStudioTexts();
  return useProject(({ history }) => regionsOf(history.draft, layer, texts));
}

const noRecords: readonly never[] = [];

const floorsByTower = memoize((floors: readonly DraftFloor[]) => {
  const byTower = new Map<string, DraftFloor[]>();
  for (const floor of floors) {
    const own = byTower.get(floor.tower) ?? [];
    byTower.set(floor.tower, own);
    own.push(floor);
  }
  return byTower;
});

/** The source records and texts of a layer's previous list of regions. */
type Listed = {
  readonly records: readonly object[];
  readonly texts: StudioTexts;
  readonly names: readonly string[];
  readonly regions: readonly LayerRegion[];
};

const lastListed = new Map<string, Listed>();

/** Drafts are immutable: the same record at the same index, with the same texts, yields the same region object. */
function listed<R extends object>(
  records: readonly R[],
  {
    key,
    texts,
    names = noRecords,
  }: { readonly key: string; readonly texts: StudioTexts; readonly names?: readonly string[] },
  make: (record: R, index: number) => LayerRegion,
): readonly LayerRegion[] {
  const last = lastListed.get(key);
  const before = last?.texts === texts ? last : undefined;
  const isNamedAsBefore = (index: number) => before?.names[index] === names[index];
  if (before?.records === records && records.every((_, index) => isNamedAsBefore(index))) return before.regions;
  const regions = records.map((record, index) => {
    const cached = before?.records[index] === record && isNamedAsBefore(index) ? before.regions[index] : undefined;
    return cached ?? make(record, index);
  });
  lastListed.set(key, { records, texts, names, regions });
  return regions;
}

/** The shapes of a list of regions. */
export const shapesOf = memoize((regions: readonly LayerRegion[]) => regions.map(({ shape }) => shape));

function apartmentRegion(
  region: DraftRegion,
  {
    place,
    apartments,
  }: { readonly place: Extract<OutlinePlace, { readonly on: "plan" }>; readonly apartments: readonly PlanApartment[] },
  texts: StudioTexts,
): LayerRegion {
  const { outline = "" } = region;
  const names = [...new Set(apartments.map((each) => apartmentName(each.name, texts)))];
  const listedNames = names.length > 2 ? `${names[0] ?? ""} – ${names.at(-1) ?? ""}` : names.join(", ");
  const shortName = listedNames || regionName(region);
  const name = shortName === "" ? texts.outlines.ofNoHome : fill(texts.names.home, { home: shortName });
  return { place, name, shortName, outline, shape: readShape(outline), origin: undefined, apartments };
}

function towerRegion(
  tower: DraftTower,
  { on, name }: { readonly on: "site" | "sitePortrait"; readonly name: string },
): LayerRegion {
  const { id, label } = tower;
  const outline = (on === "site" ? tower.outline : tower.portraitOutline) ?? "";
  const place = { on, tower: id } as const;
  const shape = readShape(outline);
  return { place, name, translate: "no", shortName: label || name, outline, shape, origin: undefined };
}

function floorRegion(floor: DraftFloor, on: "tower" | "towerPortrait", texts: StudioTexts): LayerRegion {
  const side = on === "tower" ? "outline" : "portraitOutline";
  const place = { on, tower: floor.tower, floor: floor.floor } as const;
  const [name, outline, origin] = [floorName(floor, texts), floor[side] ?? "", floor.studio?.[side]];
  return { place, name, shortName: String(floor.floor), outline, shape: readShape(outline), origin };
}

/** The server's address of the owner's file for a picture. */
export function pictureAddress({ src, studio }: DraftPicture): string {
  return studio?.file === undefined ? namedAddress(src) : fileAddress(studio.file);
}

/** "Katet e Kullës 5", "Plani p2". */
export function layerTitle({ project }: Draft, layer: Layer, texts: StudioTexts): string {
  if (layer.on === "plan") return planName(project, layer.plan, texts);
  if (layer.tower === undefined) return texts.names.frontPage;
  return fill(texts.names.floorsOf, { tower: towerName(project, layer.tower, texts) });
}
