import { useCallback, useMemo, useState } from "react";
import type { Point } from "../../../src/project/types.ts";
import type { Corner } from "../../draft/geometry/editShape.ts";
import type { Shape } from "../../draft/geometry/polygon.ts";
import { fill } from "../../../src/text/format/fill.ts";
import { useSpoken } from "../frame/TextsProvider.tsx";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { draftOf, show } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import { Canvas, type Picture } from "./canvas/Canvas.tsx";
import { Loupe } from "./canvas/Loupe.tsx";
import { useCanvasHand } from "./canvas/useCanvasHand.ts";
import { useStageZoom } from "./canvas/useStageZoom.ts";
import { FillSteps } from "./FillSteps.tsx";
import { layerTitle, pictureAddress, pictureOf, regionsOf } from "./layerRegions.ts";
import { OutlineTools } from "./OutlineTools.tsx";
import { outlineSteps, shapeOf } from "./outlineSteps.ts";
import { PictureDrop } from "./PictureDrop.tsx";
import { RegionPanel } from "./RegionPanel.tsx";
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
  const hand = useCanvasHand({ regions, chosen, choose, steps, stageZoom });
  const corner = cornerPoint(chosen === undefined ? undefined : regions[chosen]?.outline, hand.corner);
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
      <RegionPanel {...{ layer, regions, chosen, choose, steps, hand, picture, setOffered }} />
    </>
  );
}

const cornerPoint = (outline: string | undefined, corner: Corner | undefined): Point | undefined =>
  outline !== undefined && corner ? shapeOf(outline)[corner.part]?.[corner.index] : undefined;

type FootProps = {
  readonly mode: "choose" | "corners" | "draw";
  readonly corner: Point | undefined;
  readonly points: number;
  readonly close: () => void;
};

/** How it is done, and where the corner lies. */
function BoardFoot({ mode, corner, points, close }: FootProps) {
  const { texts } = useSpoken();
  const hint = { choose: texts.hintChoose, corners: texts.hintCorners, draw: texts.hintDraw }[mode];
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
