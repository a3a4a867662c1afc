import type { Point } from "../../../../../src/project/types.ts";
import type { Draft, DraftPicture } from "../../../draft/draft.ts";
import { withOutline, type OutlinePlace } from "../../../draft/edit/outlines.ts";
import { withMovedScale, withTurnedFacts } from "../../../draft/edit/planFacts.ts";
import { changePlan, changeProject, changeTower } from "../../../draft/edit/records.ts";
import { mapShape, scaleBetween, turnClockwiseIn } from "../../../draft/geometry/editShape.ts";
import { writeShape } from "../../../draft/geometry/polygon.ts";
import type { Layer } from "../../state/view.ts";
import { type LayerRegion, pictureOf } from "../layerRegions.ts";

/** A picture in the owner's folder, by its path there. */
export type OwnPicture = { readonly file: string; readonly width: number; readonly height: number };

/** Sets a layer's picture to a file of the folder; its outlines are not changed, whatever the new size. */
export function withPicture(draft: Draft, layer: Layer, { file, width, height }: OwnPicture): Draft {
  const before = pictureOf(draft, layer);
  const src = file.split("/").map(encodeURIComponent).join("/");
  const picture: DraftPicture = { src, width, height, alt: before?.alt ?? "", studio: { file } };
  return putPicture(draft, layer, picture);
}

/** Sets a layer's picture; also used to change only its texts. */
export function putPicture(draft: Draft, layer: Layer, picture: DraftPicture): Draft {
  switch (layer.on) {
    case "site":
      return changeProject(draft, (project) => ({ ...project, site: { ...project.site, picture } }));
    case "sitePortrait":
      return changeProject(draft, (project) => ({ ...project, site: { ...project.site, portrait: picture } }));
    case "plan":
      return changePlan(draft, layer.plan, (plan) => ({ ...plan, picture }));
    default: {
      const side = layer.on === "tower" ? "picture" : "portrait";
      return changeTower(draft, layer.tower, (tower) => ({ ...tower, [side]: picture }));
    }
  }
}

type Size = { readonly width: number; readonly height: number };

/** Scales a picture's outlines, and a plan's measured line, to the size of a new picture. */
export function withScaledOutlines(
  draft: Draft,
  { layer, regions }: { readonly layer: Layer; readonly regions: readonly LayerRegion[] },
  { from, to }: { readonly from: Size; readonly to: Size },
): Draft {
  if (from.width === to.width && from.height === to.height) return draft;
  const move = scaleBetween(from, to);
  return withMovedOutlines(layer.on === "plan" ? withMovedScale(draft, layer.plan, move) : draft, regions, move);
}

/** Sets a layer's picture to the same one turned clockwise by 90°; everything drawn or stated on it turns along, as does a plan's picture from above. */
export function withTurnedPicture(
  draft: Draft,
  { layer, regions }: { readonly layer: Layer; readonly regions: readonly LayerRegion[] },
  turned: DraftPicture,
  turnedTop?: DraftPicture,
): Draft {
  const before = pictureOf(draft, layer);
  if (!before) return draft;
  const turn = turnClockwiseIn(before);
  const facts = layer.on === "plan" ? withTurnedFacts(draft, layer.plan, { turn, top: turnedTop }) : draft;
  return putPicture(withMovedOutlines(facts, regions, turn), layer, turned);
}

function withMovedOutlines(draft: Draft, regions: readonly LayerRegion[], move: (point: Point) => Point): Draft {
  const drawn = regions.filter(({ outline }) => outline !== "");
  return drawn.reduce((next, { place, shape, origin = "drawn" }) => {
    const outline = writeShape(mapShape(shape, move));
    return withOutline(next, place satisfies OutlinePlace, { outline, origin });
  }, draft);
}
