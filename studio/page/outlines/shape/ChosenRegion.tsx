import { fill } from "../../../../src/text/format/fill.ts";
import { formatArea } from "../../../../src/text/format/formatArea.ts";
import { measuredArea, metresPerUnit } from "../../../draft/edit/planFacts.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import { Sign } from "../../frame/Mark.tsx";
import { useSpoken, useTexts } from "../../frame/TextsProvider.tsx";
import { useDraft } from "../../state/ProjectContext.ts";
import type { CanvasHand } from "../canvas/useCanvasHand.ts";
import { FloorFields } from "../FloorFields.tsx";
import type { LayerRegion } from "../layerRegions.ts";
import type { OutlineSteps } from "../outlineSteps.ts";
import { CornerFields } from "./CornerFields.tsx";
import { ShapeFields } from "./ShapeFields.tsx";
import { useShapeTexts } from "./useShapeTexts.ts";

type Props = {
  readonly region: LayerRegion;
  readonly chosen: number;
  readonly count: number;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  readonly hand: CanvasHand;
};

/** The region that is chosen: its name, its outline, and what its corner or frame says in figures. */
export function ChosenRegion({ region, chosen, count, choose, steps, hand }: Props) {
  const texts = useTexts();
  const { shape } = region;
  const corner = hand.corner && shape[hand.corner.part]?.[hand.corner.index] ? hand.corner : undefined;
  return (
    <div className="chosen-region">
      <div className="chosen-head">
        <h2>{region.name}</h2>
        <div className="options">
          <button type="button" aria-label={texts.previous} disabled={chosen === 0} onClick={() => choose(chosen - 1)}>
            <Sign name="down" />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            disabled={chosen === count - 1}
            onClick={() => choose(chosen + 1)}
          >
            <Sign name="up" />
          </button>
        </div>
      </div>
      <p className="small">
        {region.outline === ""
          ? texts.noShape
          : `${fill(texts.corners, { n: shape.flat().length })}. ${region.origin ? texts.origins[region.origin] : ""}`}
      </p>
      {"plan" in region.place && <MeasuredArea plan={region.place.plan} shape={shape} />}
      {corner ? (
        <CornerFields {...{ shape, corner, steps }} index={chosen} />
      ) : (
        shape.length > 0 && <ShapeFields {...{ shape, steps }} index={chosen} />
      )}
      {region.outline === "" ? (
        <button type="button" className="button" onClick={() => hand.setMode("draw")}>
          {texts.drawShape}
        </button>
      ) : (
        <button type="button" className="link" onClick={() => steps.put(chosen, [])}>
          {texts.deleteShape}
        </button>
      )}
      {"floor" in region.place && <FloorFields tower={region.place.tower} floor={region.place.floor} />}
    </div>
  );
}

/** How large a shape is where its plan has a scale: what a list says of the home can be compared with it. */
function MeasuredArea({ plan, shape }: { readonly plan: string; readonly shape: Shape }) {
  const texts = useShapeTexts();
  const { language } = useSpoken();
  const own = useDraft().project.plans?.find(({ id }) => id === plan);
  const metres = own && metresPerUnit(own);
  if (metres === undefined || shape.length === 0) return null;
  const area = Math.round(measuredArea(shape, metres) * 10) / 10;
  return <p className="small">{fill(texts.measuredArea, { area: formatArea(area, language) })}</p>;
}
