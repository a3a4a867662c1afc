import { memo, useState } from "react";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProject } from "../../state/ProjectContext.ts";
import type { Layer } from "../../state/view.ts";
import type { CanvasPicture } from "../canvas/Canvas.tsx";
import type { OnPicture } from "../canvas/onPicture.ts";
import type { CanvasInput } from "../canvas/useCanvasInput.ts";
import { regionsOf } from "../layerRegions.ts";
import type { OutlineSteps } from "../outlineSteps.ts";
import { ApartmentsToDraw } from "../plan/ApartmentsToDraw.tsx";
import { type Measuring, PlanFacts } from "../plan/PlanFacts.tsx";
import { PictureDrop } from "../picture/PictureDrop.tsx";
import { PlanFloors } from "../plan/PlanFloors.tsx";
import { SharedOutlines } from "../plan/SharedOutlines.tsx";
import { SuggestionPanel } from "../tracing/SuggestionPanel.tsx";
import { ShapeSources } from "../tracing/ShapeSources.tsx";
import { useOutlineSuggestion } from "../tracing/useOutlineSuggestion.ts";
import { TowerFields } from "../TowerFields.tsx";
import { ChosenRegion } from "./ChosenRegion.tsx";
import { RegionList } from "./RegionList.tsx";
import { OutlineCopyActions } from "./OutlineCopyActions.tsx";

type Props = {
  readonly layer: Layer;
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  /** The selected corner. */
  readonly selectedCorner: Corner | undefined;
  readonly draw: CanvasInput["draw"];
  readonly picture: CanvasPicture;
  readonly setPreview: (preview: OnPicture) => void;
  readonly measuring: Measuring;
};

/** The selected region and the list of all. Its parts subscribe to their own data, so that a moving corner re-renders few of them. */
export const RegionPanel = memo(function RegionPanel(props: Props) {
  const { layer, chosen, choose, steps, selectedCorner, draw, picture, setPreview, measuring } = props;
  const texts = useStudioTexts();
  const suggestion = useOutlineSuggestion({ layer, picture, setPreview });
  const [hadSuggestion, setHadSuggestion] = useState(false);
  const name = useProject(
    ({ history }) => regionsOf(history.draft, layer, texts)[chosen ?? -1]?.name ?? texts.outlines.shapes,
  );
  const drawNow = (region: number) => {
    choose(region);
    draw();
  };
  if (suggestion.open)
    return <SuggestionPanel open={suggestion.open} steps={suggestion} opened={() => setHadSuggestion(true)} />;
  return (
    <aside className="side-panel" aria-label={name}>
      {chosen !== undefined ? (
        <ChosenRegion {...{ layer, chosen, choose, steps, selectedCorner, draw }} />
      ) : (
        <h2>{texts.outlines.shapes}</h2>
      )}
      {chosen !== undefined && <OutlineCopyActions {...{ layer, chosen, choose, steps, suggestion }} />}
      {layer.on === "plan" && <SharedOutlines plan={layer.plan} draw={drawNow} />}
      {layer.on === "plan" && <ApartmentsToDraw plan={layer.plan} draw={drawNow} />}
      <ShapeSources layer={layer} steps={suggestion} takesFocus={hadSuggestion} />
      <RegionList {...{ layer, chosen, choose }} />
      {(layer.on === "tower" || layer.on === "towerPortrait") && (
        <section className="tower-fields">
          <TowerFields tower={layer.tower} />
        </section>
      )}
      {layer.on === "plan" && <PlanFloors plan={layer.plan} />}
      {layer.on === "plan" && <PlanFacts plan={layer.plan} measuring={measuring} />}
      <PictureDrop layer={layer} isChange />
    </aside>
  );
});
