import { fill } from "../../../../src/text/format/fill.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { StageZoom } from "./canvas/useStageZoom.ts";

type Props = { readonly stageZoom: StageZoom; readonly isPlan: boolean };

export function ZoomButtons({ stageZoom: { zoom, zoomBy, showWhole }, isPlan }: Props) {
  const texts = useStudioTexts();
  return (
    <div className="zoom-buttons">
      <div className="options">
        <button type="button" aria-label={texts.outlines.zoomOut} onClick={() => zoomBy(0.8)}>
          −
        </button>
        <span className="zoom-now">{fill(texts.outlines.percent, { n: Math.round(zoom.scale * 100) })}</span>
        <button type="button" aria-label={texts.outlines.zoomIn} onClick={() => zoomBy(1.25)}>
          +
        </button>
      </div>
      <button type="button" className="button" onClick={showWhole}>
        {texts.outlines.drawnOn[isPlan ? "plan" : "photo"].whole}
      </button>
    </div>
  );
}
