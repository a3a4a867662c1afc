import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Point } from "../../../../src/project/types.ts";
import type { Corner } from "../../draft/geometry/editShape.ts";
import type { Shape } from "../../draft/geometry/polygon.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { plural } from "../../text/plural.ts";
import { SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProject, useProjectStore } from "../state/ProjectContext.ts";
import { draftOf, show } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import { Canvas, type CanvasProps, type CanvasPicture } from "./canvas/Canvas.tsx";
import { nothingOnPicture } from "./canvas/onPicture.ts";
import { Loupe } from "./canvas/Loupe.tsx";
import { useCanvasInput } from "./canvas/useCanvasInput.ts";
import { useStageZoom } from "./canvas/useStageZoom.ts";
import { isDrawing, type CanvasMode } from "./canvas/canvasState.ts";
import type { CanvasSize } from "./canvas/zoom.ts";
import { FloorFields, RemoveFloor } from "./FloorFields.tsx";
import { FillSteps } from "./FillSteps.tsx";
import { type LayerRegion, layerTitle, pictureAddress, pictureOf, regionsOf, useRegions } from "./layerRegions.ts";
import { OutlineTools } from "./OutlineTools.tsx";
import { outlineSteps } from "./outlineSteps.ts";
import { OverlapNote } from "./overlaps/OverlapNote.tsx";
import { useOverlaps } from "./overlaps/useOverlaps.ts";
import { PictureDrop } from "./picture/PictureDrop.tsx";
import { usePlanMeasure } from "./plan/usePlanMeasure.ts";
import { RegionList } from "./shape/RegionList.tsx";
import { RegionPanel } from "./shape/RegionPanel.tsx";
import { useWalls } from "./walls/useWalls.ts";
import { TowerFields } from "./TowerFields.tsx";
import { useClosing } from "./useClosing.ts";
import { ZoomButtons } from "./ZoomButtons.tsx";

type Props = { readonly layer: Layer; readonly region: number | undefined };

/** A picture with the outlines of one layer, which are drawn and corrected here. */
export function OutlineScreen({ layer, region }: Props) {
  const texts = useStudioTexts();
  const own = useProject(({ history }) => pictureOf(history.draft, layer));
  const title = useProject(({ history }) => layerTitle(history.draft, layer, texts));
  const [opened] = useState(own);
  const hasOtherShape = opened !== undefined && own !== undefined && areOfOtherShape(opened, own);
  const picture = useMemo(() => own && { address: pictureAddress(own), width: own.width, height: own.height }, [own]);
  return picture ? (
    <OutlineBoard key={picture.address} layer={layer} region={region} {...{ title, picture, hasOtherShape }} />
  ) : (
    <>
      <main className="work">
        <h1>{title}</h1>
        <PictureDrop layer={layer} />
      </main>
      <PanelWithoutPicture {...{ layer, region }} />
    </>
  );
}

/** Without a picture, the names of a tower and its floors can be edited already. */
function PanelWithoutPicture({ layer, region }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const chosen = useRegions(layer)[region ?? -1];
  const choose = (at: number) => show(store, { kind: "outlines", layer, region: at });
  const hasFloors = layer.on === "tower" || layer.on === "towerPortrait";
  return (
    <aside className="side-panel" aria-label={chosen?.name ?? texts.outlines.shapes}>
      {hasFloors && chosen && "floor" in chosen.place && (
        <div className="selected-region">
          <h2>{chosen.name}</h2>
          <FloorFields layer={layer} floor={chosen.place.floor} />
          <RemoveFloor tower={layer.tower} floor={chosen.place.floor} />
        </div>
      )}
      <RegionList {...{ layer, choose }} chosen={region} />
      {hasFloors && (
        <section className="tower-fields">
          <TowerFields tower={layer.tower} />
        </section>
      )}
    </aside>
  );
}

/** Whether two pictures differ in proportions, so that the outlines of one do not fit the other. */
const areOfOtherShape = (one: CanvasSize, other: CanvasSize): boolean =>
  Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) > 0.01;

/** `hasOtherShape`: the picture was replaced by one of other proportions while this screen was open. */
type BoardProps = Props & { readonly title: string; readonly picture: CanvasPicture; readonly hasOtherShape: boolean };

function OutlineBoard({ layer, region, title, picture, hasOtherShape }: BoardProps) {
  const [preview, setPreview] = useState(nothingOnPicture);
  const { regions, steps, choose } = useLayer(layer);
  const chosen = region !== undefined && region < regions.length ? region : undefined;
  const stageZoom = useStageZoom(picture);
  const { line, measured, pressing } = usePlanMeasure(layer);
  const walls = useWalls(layer.on === "plan" ? picture : undefined);
  const { close, report } = useClosing(layer, chosen);
  const input = useCanvasInput({ regions, chosen, choose, steps, stageZoom, walls, measured, close });
  const { mode, setMode, draw, isSnapping, setSnapping, isAtWalls, setAtWalls } = input;
  const measuring = useMemo(() => ({ ...pressing, start: () => setMode("measure") }), [pressing, setMode]);
  const overlaps = useOverlaps(layer, regions, picture);
  const corner = cornerPoint(regions[chosen ?? -1]?.shape, input.corner);
  return (
    <>
      <main className="work work-board">
        <OutlineTools
          {...{ title, layer, mode, setMode, isSnapping, setSnapping, isAtWalls, setAtWalls }}
          hasSelection={chosen !== undefined}
          hasWalls={walls !== undefined}
        />
        {(layer.on === "tower" || layer.on === "towerPortrait") && (
          <FillSteps {...{ layer, regions, choose }} draw={draw} />
        )}
        {hasOtherShape && regions.some(({ outline }) => outline !== "") && <OtherShape />}
        <BoardStage
          {...{ picture, regions, chosen, stageZoom, input, preview, corner, overlaps }}
          name={title}
          measure={line}
          on={layer.on}
          note={
            <OverlapNote
              {...{ layer, picture, regions, overlaps, chosen, choose, walls, stageZoom, steps }}
              draw={draw}
            />
          }
        />
        <BoardFoot
          zoom={<ZoomButtons stageZoom={stageZoom} isPlan={layer.on === "plan"} />}
          report={report}
          mode={input.mode}
          isChosen={chosen !== undefined}
          corner={corner}
          points={input.drawing.points.length}
          close={input.drawing.close}
        />
      </main>
      <RegionPanel
        {...{ layer, chosen, choose, steps, draw, picture, setPreview, measuring }}
        selectedCorner={input.corner}
      />
    </>
  );
}

function OtherShape() {
  const { otherShape } = useStudioTexts().outlines;
  return (
    <p className="board-warning" role="status">
      <SeverityIcon severity="warning" />
      <span>{` ${otherShape}`}</span>
    </p>
  );
}

/** The regions of a layer, and the steps that change them. */
function useLayer(layer: Layer) {
  const store = useProjectStore();
  const texts = useStudioTexts();
  const regions = useRegions(layer);
  const steps = useMemo(
    () => outlineSteps(store, () => regionsOf(draftOf(store), layer, texts)),
    [store, layer, texts],
  );
  const choose = useCallback((at: number) => show(store, { kind: "outlines", layer, region: at }), [store, layer]);
  return { regions, steps, choose };
}

type StageProps = Omit<CanvasProps, "failed"> & {
  readonly corner: Point | undefined;
  /** A note about a place on the picture. */
  readonly note: ReactNode;
};

/** The picture, with a magnifier for the corner that is being moved, and messages about the picture. */
function BoardStage({ corner, note, ...canvas }: StageProps) {
  const texts = useStudioTexts();
  const [failed, setFailed] = useState(false);
  const { picture, regions, stageZoom, input } = canvas;
  const caughtBy = (region: LayerRegion | undefined) => region && fill(texts.outlines.caughtAt, { name: region.name });
  const caught =
    input.caught &&
    ("neighbour" in input.caught ? caughtBy(regions[input.caught.neighbour]) : texts.shapes.caughtAtWall);
  return (
    <div className="board">
      <Canvas {...canvas} failed={() => setFailed(true)} />
      {failed && (
        <p className="board-note" role="alert">
          {texts.outlines.pictureNotShown}
        </p>
      )}
      {input.isMoving && corner && (
        <Loupe {...{ picture, regions }} note={caught} at={corner} scale={stageZoom.zoom.scale} />
      )}
      {!input.isMoving && input.drawing.points.length === 0 && note}
    </div>
  );
}

const cornerPoint = (shape: Shape = [], corner: Corner | undefined): Point | undefined =>
  corner && shape[corner.part]?.[corner.index];

type FootProps = {
  /** Placed below the picture: on top of it, it could cover a corner. */
  readonly zoom: ReactNode;
  readonly mode: CanvasMode;
  readonly isChosen: boolean;
  readonly corner: Point | undefined;
  readonly points: number;
  readonly close: () => void;
  /** Reports the shape that was closed last. */
  readonly report: string;
};

/** Hints for the current mode, the zoom, and the position of the corner. */
function BoardFoot({ zoom, mode, isChosen, corner, points, close, report }: FootProps) {
  const texts = useStudioTexts();
  const { hintNothing, hintChoose, hintCorners, hintDraw, hintRectangle } = texts.outlines;
  const hints: Readonly<Record<CanvasMode, string>> = {
    choose: hintChoose,
    corners: isChosen ? hintCorners : hintNothing,
    draw: hintDraw,
    rectangle: hintRectangle,
    measure: texts.shapes.hintMeasure,
  };
  return (
    <div className="board-foot small">
      {zoom}
      <div className="board-hint">
        <span>{hints[mode]}</span>
        <span className="board-report" role="status">
          {points === 0 ? report : ""}
        </span>
      </div>
      <div className="board-state">
        <span role="status">
          {`${isDrawing(mode) ? plural(texts.language, texts.counts.corners, points) : ""}${mode === "corners" && corner ? `${Math.round(corner[0])}, ${Math.round(corner[1])} px` : ""}`}
        </span>
        {mode === "draw" && points > 2 && (
          <button type="button" className="link" onClick={close}>
            {texts.outlines.closeShape}
          </button>
        )}
      </div>
    </div>
  );
}
