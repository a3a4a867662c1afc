import { fill } from "../../../src/text/format/fill.ts";
import type { Draft, DraftFloor, DraftPicture, DraftRegion, DraftTower, OutlineOrigin } from "../../draft/draft.ts";
import type { OutlinePlace } from "../../draft/edit/outlines.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { localText } from "../frame/localText.ts";
import { floorName } from "../overview/problemPlace.ts";
import { addressOf } from "../server/askStudio.ts";
import type { Layer } from "../state/view.ts";

/** What can be outlined on a picture. */
export type LayerRegion = {
  readonly place: OutlinePlace;
  readonly name: string;
  /** For a box beside the picture: "7". */
  readonly shortName: string;
  readonly outline: string;
  readonly origin: OutlineOrigin | undefined;
};

type Words = { readonly texts: StudioTexts; readonly language: string };

/** The picture of a layer; undefined where there is none yet. */
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

/** All regions of a layer in the draft's order: towers of the site, floors of a tower, homes of a plan. One that has not changed is the same. */
export function regionsOf({ project }: Draft, layer: Layer, words: Words): readonly LayerRegion[] {
  if (layer.on === "plan") {
    const plan = project.plans?.find(({ id }) => id === layer.plan);
    return (plan?.regions ?? []).map((own, region) => {
      const place = { on: "plan", plan: layer.plan, region } as const;
      return remembered(own, { key: `${layer.plan} ${region}`, words, make: () => homeRegion(own, place, words) });
    });
  }
  const { on, tower: id } = layer;
  if (id === undefined) {
    return project.towers.map((tower) =>
      remembered(tower, { key: on, words, make: () => towerRegion(tower, on, words) }),
    );
  }
  return project.floors
    .filter(({ tower }) => tower === id)
    .map((floor) => remembered(floor, { key: on, words, make: () => floorRegion(floor, on, words) }));
}

type Known = { readonly key: string; readonly words: Words; readonly region: LayerRegion };

const known = new WeakMap<object, Known>();

type Asked = Omit<Known, "region"> & { readonly make: () => LayerRegion };

/** Drafts replace what they change: the same record at the same place, in the same words, is the same region. */
function remembered(record: object, { key, words, make }: Asked): LayerRegion {
  const found = known.get(record);
  const isSame = found?.key === key && found.words.texts === words.texts && found.words.language === words.language;
  if (found && isSame) return found.region;
  const region = make();
  known.set(record, { key, words, region });
  return region;
}

function homeRegion(
  { home, number, outline = "" }: DraftRegion,
  place: Extract<OutlinePlace, { readonly on: "plan" }>,
  { texts }: Words,
): LayerRegion {
  const label = home ?? String(number ?? "");
  return { place, name: fill(texts.home, { home: label }), shortName: label, outline, origin: undefined };
}

function towerRegion(tower: DraftTower, on: "site" | "sitePortrait", { language }: Words): LayerRegion {
  const { id, name, label } = tower;
  const outline = (on === "site" ? tower.outline : tower.portraitOutline) ?? "";
  const told = localText(name, language) || id;
  return { place: { on, tower: id }, name: told, shortName: label || id, outline, origin: undefined };
}

function floorRegion(floor: DraftFloor, on: "tower" | "towerPortrait", words: Words): LayerRegion {
  const side = on === "tower" ? "outline" : "portraitOutline";
  const place = { on, tower: floor.tower, floor: floor.floor } as const;
  const [name, origin] = [floorName(floor, words), floor.studio?.[side]];
  return { place, name, shortName: String(floor.floor), outline: floor[side] ?? "", origin };
}

/** Where the server has the owner's own file of a picture. */
export function pictureAddress({ src, studio }: DraftPicture): string {
  if (studio?.file !== undefined) return addressOf("files", studio.file);
  return new URL(src, new URL("/files/", window.location.origin)).href;
}

/** "Katet e Kullës 5", "Plani p2". */
export function layerTitle({ project }: Draft, layer: Layer, { texts, language }: Words): string {
  if (layer.on === "plan") return fill(texts.plan, { plan: layer.plan });
  if (layer.tower === undefined) return texts.frontPage;
  const tower = project.towers.find(({ id }) => id === layer.tower);
  return fill(texts.floorsOf, { tower: (tower && localText(tower.name, language)) || layer.tower });
}
