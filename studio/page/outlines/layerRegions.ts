import { fill } from "../../../src/text/format/fill.ts";
import type { Draft, DraftPicture, OutlineOrigin } from "../../draft/draft.ts";
import { type OutlinePlace, outlineAt } from "../../draft/edit/outlines.ts";
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

/** All regions of a layer in the draft's order: towers of the site, floors of a tower, homes of a plan. */
export function regionsOf(draft: Draft, layer: Layer, words: Words): readonly LayerRegion[] {
  const { project } = draft;
  if (layer.on === "plan") {
    const plan = project.plans?.find(({ id }) => id === layer.plan);
    return (plan?.regions ?? []).map(({ home, number, outline = "" }, region) => {
      const label = home ?? String(number ?? "");
      const place = { on: "plan", plan: layer.plan, region } as const;
      return { place, name: fill(words.texts.home, { home: label }), shortName: label, outline, origin: undefined };
    });
  }
  if (layer.tower === undefined) {
    return project.towers.map(({ id, name, label }) => {
      const place = { on: layer.on, tower: id };
      const told = localText(name, words.language) || id;
      return { place, name: told, shortName: label || id, outline: outlineAt(draft, place), origin: undefined };
    });
  }
  return project.floors
    .filter(({ tower }) => tower === layer.tower)
    .map((floor) => {
      const place = { on: layer.on, tower: layer.tower, floor: floor.floor };
      const origin = floor.studio?.[layer.on === "tower" ? "outline" : "portraitOutline"];
      const outline = outlineAt(draft, place);
      return { place, name: floorName(floor, words), shortName: String(floor.floor), outline, origin };
    });
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
