import { useMemo } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { formatArea } from "../../../../../src/text/format/formatArea.ts";
import { metresPerUnit, planOf } from "../../../draft/edit/planFacts.ts";
import { shapeBox } from "../../../draft/geometry/polygon.ts";
import type { WallMap } from "../../../draft/walls/wallMap.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectPart } from "../../state/ProjectContext.ts";
import type { Layer } from "../../state/view.ts";
import type { StageZoom } from "../canvas/useStageZoom.ts";
import type { CanvasSize } from "../canvas/zoom.ts";
import { type LayerRegion, shapesOf } from "../layerRegions.ts";
import type { OutlineSteps } from "../outlineSteps.ts";
import { joinedPair } from "./joinedPair.ts";
import type { ShownPair } from "./useOverlaps.ts";

type Props = {
  readonly layer: Layer;
  readonly picture: CanvasSize;
  readonly regions: readonly LayerRegion[];
  readonly walls: WallMap | undefined;
  readonly stageZoom: StageZoom;
  readonly steps: OutlineSteps;
  readonly choose: (region: number) => void;
  readonly draw: () => void;
};

type AllProps = Props & { readonly overlaps: readonly ShownPair[]; readonly chosen: number | undefined };

/** One note at a time: the one about the selected region, or else the first. */
export function OverlapNote({ overlaps, chosen, ...props }: AllProps) {
  const pair = overlaps.find(({ one, other }) => one === chosen || other === chosen) ?? overlaps[0];
  return pair && <NoteOfTwo {...props} pair={pair} />;
}

/** Which two regions overlap or leave a gap, how large it is, and the fix: a common line for both, or redrawing one of them. */
function NoteOfTwo({
  pair,
  layer,
  picture,
  regions,
  walls,
  stageZoom,
  steps,
  choose,
  draw,
}: Props & { readonly pair: ShownPair }) {
  const texts = useStudioTexts();
  const { one, other, gap } = pair;
  const area = useArea(layer, pair.area);
  const joined = useMemo(
    () => joinedPair(shapesOf(regions), { one, other, gap }, { size: picture, walls }),
    [regions, one, other, gap, picture, walls],
  );
  const names = { name: regions[one]?.shortName ?? "", other: regions[other]?.shortName ?? "" };
  const here = gap === undefined ? texts.shapes.overlapHere : texts.shapes.gapHere;
  const { isBelow, left, top, aside } = placeBeside(pair, stageZoom);
  const anew = () => {
    choose(one);
    draw();
  };
  return (
    <div className="overlap-note" style={{ left: `${left}px`, top: `${top}px` }}>
      <i className={isBelow ? "overlap-line" : "overlap-line overlap-line-down"} style={{ marginLeft: `${aside}px` }} />
      <span>{joined ? `${fill(here, names)}${area}` : fill(texts.shapes.overlapTooMuch, names)}</span>
      <button type="button" onClick={() => (joined ? steps.join(joined.changes) : anew())}>
        {joined
          ? joined.isAtWall
            ? texts.shapes.joinAtWall
            : texts.shapes.joinInOneLine
          : fill(texts.shapes.drawAnew, names)}
      </button>
    </div>
  );
}

/** ", 0,4 m²" on a plan that has been measured; else "". */
function useArea(layer: Layer, area: number): string {
  const { language } = useStudioTexts();
  const plan = layer.on === "plan" ? layer.plan : undefined;
  const scale = useProjectPart((project) => (plan === undefined ? undefined : planOf(project, plan)?.studio?.scale));
  const metres = metresPerUnit(scale);
  return metres === undefined ? "" : `, ${formatArea(Math.round(area * metres ** 2 * 10) / 10, language)}`;
}

/** In pixels: distance of the note from its subject, half of its maximum width, its height, and the height of the controls at the bottom. */
const [away, halfWidth, savePageHeight, foot] = [28, 200, 44, 62];

/** Below its subject, or above it if there is no room; `aside`: the horizontal offset of its line from its middle. */
function placeBeside({ slices }: ShownPair, { view, zoom: { scale } }: StageZoom) {
  const box = shapeBox(slices);
  const [width, height] = [view.width * scale, view.height * scale];
  const middle = (box.x + box.width / 2 - view.x) * scale;
  const [top, bottom] = [(box.y - view.y) * scale, (box.y + box.height - view.y) * scale];
  const isBelow = bottom + away + savePageHeight <= height - foot;
  const preferredTop = isBelow ? bottom + away : top - away - savePageHeight;
  const within = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));
  const left = within(middle, Math.min(halfWidth, width / 2), Math.max(width - halfWidth, width / 2));
  const aside = within(middle - left, -halfWidth / 2, halfWidth / 2);
  return { isBelow, left, aside, top: within(preferredTop, 16, Math.max(16, height - foot - savePageHeight)) };
}
