import { useCallback, useMemo, useState } from "react";
import type { Point } from "../../../src/project/types.ts";
import type { Draft } from "../../draft/draft.ts";
import type { Corner } from "../../draft/geometry/editShape.ts";
import type { Shape } from "../../draft/geometry/polygon.ts";
import { fill } from "../../../src/text/format/fill.ts";
import { formatNumber } from "../../../src/text/format/formatArea.ts";
import { useSpoken } from "../frame/TextsProvider.tsx";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { draftOf, show } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import { Canvas, type Picture } from "./canvas/Canvas.tsx";
import { Loupe } from "./canvas/Loupe.tsx";
import { useCanvasHand } from "./canvas/useCanvasHand.ts";
import { useStageZoom } from "./canvas/useStageZoom.ts";
import type { Mode } from "./canvas/desk.ts";
import type { Measure } from "./canvas/MeasureLine.tsx";
import { FillSteps } from "./FillSteps.tsx";
import { layerTitle, pictureAddress, pictureOf, regionsOf } from "./layerRegions.ts";
import { OutlineTools } from "./OutlineTools.tsx";
import { outlineSteps } from "./outlineSteps.ts";
import { PictureDrop } from "./picture/PictureDrop.tsx";
import type { Pressed } from "./plan/PlanFacts.tsx";
import { RegionPanel } from "./shape/RegionPanel.tsx";
import { useShapeTexts } from "./shape/useShapeTexts.ts";
import { ZoomButtons } from "./ZoomButtons.tsx";

type Props = { readonly layer: Layer; readonly region: number | undefined };

/** A picture with its outlines, drawn and mended; one layer at a time. */
export function OutlineScreen({ layer, region }: Props) {
  const draft = useDraft();
  const { texts, language } = useSpoken();
  const picture = pictureOf(draft, layer);
  const title = layerTitle(draft, layer, { texts, language });
  return picture ? (
    <OutlineBoard
      key={pictureAddress(picture)}
      layer={layer}
      region={region}
      title={title}
      picture={{ address: pictureAddress(picture), width: picture.width, height: picture.height }}
    />
  ) : (
    <>
      <main className="work">
        <h1>{title}</h1>
        <PictureDrop layer={layer} />
      </main>
      <aside className="chosen" />
    </>
  );
}

type BoardProps = Props & { readonly title: string; readonly picture: Picture };

function OutlineBoard({ layer, region, title, picture }: BoardProps) {
  const draft = useDraft();
  const store = useProjectStore();
  const { texts, language } = useSpoken();
  const [failed, setFailed] = useState(false);
  const [offered, setOffered] = useState<readonly Shape[]>([]);
  const regions = useMemo(() => regionsOf(draft, layer, { texts, language }), [draft, layer, texts, language]);
  const chosen = region !== undefined && region < regions.length ? region : undefined;
  const steps = useMemo(
    () => outlineSteps(store, () => regionsOf(draftOf(store), layer, { texts, language })),
    [store, layer, texts, language],
  );
  const choose = useCallback((at: number) => show(store, { kind: "outlines", layer, region: at }), [store, layer]);
  const stageZoom = useStageZoom(picture);
  const [pressed, setPressed] = useState<Pressed>();
  const measured = (from: Point, to: Point) => setPressed({ from, to });
  const hand = useCanvasHand({ regions, chosen, choose, steps, stageZoom, measured });
  const measuring = { pressed, setPressed, start: () => hand.setMode("measure") };
  const corner = cornerPoint(regions[chosen ?? -1]?.shape, hand.corner);
  const caughtAt = hand.caught && regions[hand.caught.neighbour]?.name;
  const note = caughtAt && fill(texts.caughtAt, { name: caughtAt });
  return (
    <>
      <main className="work work-board">
        <OutlineTools title={title} layer={layer} hand={hand} isChosen={chosen !== undefined} />
        {(layer.on === "tower" || layer.on === "towerPortrait") && (
          <FillSteps {...{ layer, regions, choose }} draw={() => hand.setMode("draw")} />
        )}
        <div className="board">
          <Canvas
            {...{ picture, regions, chosen, stageZoom, hand, offered }}
            measure={measureOf(draft, layer, { pressed, language })}
            name={title}
            failed={() => setFailed(true)}
            isPlan={layer.on === "plan"}
          />
          {failed && (
            <p className="board-note" role="alert">
              {texts.pictureNotShown}
            </p>
          )}
          {hand.isMoving && corner && (
            <Loupe {...{ picture, regions, note }} at={corner} scale={stageZoom.zoom.scale} />
          )}
          <ZoomButtons stageZoom={stageZoom} />
        </div>
        <BoardFoot mode={hand.mode} corner={corner} points={hand.drawing.points.length} close={hand.drawing.close} />
      </main>
      <RegionPanel {...{ layer, regions, chosen, choose, steps, hand, picture, setOffered, measuring }} />
    </>
  );
}

const cornerPoint = (shape: Shape = [], corner: Corner | undefined): Point | undefined =>
  corner && shape[corner.part]?.[corner.index];

type Measured = { readonly pressed: Pressed | undefined; readonly language: string };

/** The line that was measured on a plan: the one whose length is still to be said, else the plan's own. */
function measureOf({ project }: Draft, layer: Layer, { pressed, language }: Measured): Measure | undefined {
  if (pressed) return { ...pressed, length: "" };
  if (layer.on !== "plan") return undefined;
  const scale = project.plans?.find(({ id }) => id === layer.plan)?.studio?.scale;
  return scale && { from: scale.from, to: scale.to, length: `${formatNumber(scale.lengthM, language)} m` };
}

type FootProps = {
  readonly mode: Mode;
  readonly corner: Point | undefined;
  readonly points: number;
  readonly close: () => void;
};

/** How it is done, and where the corner lies. */
function BoardFoot({ mode, corner, points, close }: FootProps) {
  const { texts } = useSpoken();
  const { hintMeasure } = useShapeTexts();
  const { hintChoose, hintCorners, hintDraw } = texts;
  const hint = { choose: hintChoose, corners: hintCorners, draw: hintDraw, measure: hintMeasure }[mode];
  return (
    <div className="board-foot small">
      <span>{hint}</span>
      <span role="status">
        {mode === "draw" && fill(texts.drawnCorners, { n: points })}
        {mode === "corners" && corner && `${Math.round(corner[0])}, ${Math.round(corner[1])} px`}
      </span>
      {mode === "draw" && points > 2 && (
        <button type="button" className="link" onClick={close}>
          {texts.closeShape}
        </button>
      )}
    </div>
  );
}
