import { memo } from "react";
import { type Shape, writeShape } from "../../../draft/geometry/polygon.ts";
import { areSameGroups, inGroups, placeInGroup } from "../inGroups.ts";
import type { LayerRegion } from "../layerRegions.ts";
import { UnassignedShapes } from "./UnassignedShapes.tsx";
import { Corners } from "./Corners.tsx";
import type { Layer } from "../../state/view.ts";
import type { ShownPair } from "../overlaps/useOverlaps.ts";
import { DrawingLines } from "./DrawingLines.tsx";
import { isPutting } from "./canvasState.ts";
import { FloorNumbers } from "./FloorNumbers.tsx";
import { type Measure, MeasureLine } from "./MeasureLine.tsx";
import type { OnPicture } from "./onPicture.ts";
import { ShapeFrame } from "./ShapeFrame.tsx";
import type { CanvasInput } from "./useCanvasInput.ts";
import type { StageZoom } from "./useStageZoom.ts";

export type CanvasPicture = { readonly address: string; readonly width: number; readonly height: number };

export type CanvasProps = {
  readonly picture: CanvasPicture;
  readonly regions: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly stageZoom: StageZoom;
  readonly input: CanvasInput;
  readonly name: string;
  /** Outlines previewed before they are applied. */
  readonly preview: OnPicture;
  readonly overlaps: readonly ShownPair[];
  /** The measured line on the picture, and its length. */
  readonly measure: Measure | undefined;
  readonly failed: () => void;
  readonly on: Layer["on"];
};

/** The picture with all outlines of the layer. */
export function Canvas(props: CanvasProps) {
  const { picture, regions, chosen, stageZoom, input, name, preview, overlaps, on } = props;
  const { stage, view, zoom } = stageZoom;
  const isTower = on === "tower" || on === "towerPortrait";
  return (
    // The canvas handles its own keys, like any drawing program; every shape is also a button in the list next to it.
    <svg
      ref={stage}
      className={`canvas canvas-${input.mode} ${on === "plan" ? "canvas-plan" : ""}`}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="application"
      aria-label={name}
      {...input.listeners}
    >
      <image href={picture.address} width={picture.width} height={picture.height} onError={props.failed} />
      {inGroups(regions).map((group, at) => (
        // Groups are identified by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <Outlines key={at} group={group} chosen={placeInGroup(at, chosen)} />
      ))}
      {isTower && <FloorNumbers {...{ regions, chosen, view }} scale={zoom.scale} />}
      <PreviewedShapes shapes={preview.shapes} />
      <OverlapMarks overlaps={overlaps} />
      <EditedShape {...props} />
      <UnassignedShapes marks={preview.unassigned} scale={zoom.scale} />
    </svg>
  );
}

function PreviewedShapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map((each) => {
    const outline = writeShape(each);
    return (
      <g key={outline} className="offered">
        <Outline outline={outline} isFilled isChosen={false} />
      </g>
    );
  });
}

/** The editing handles above the outlines: corners, a frame, and the line being drawn or measured. */
function EditedShape({ regions, chosen = -1, stageZoom: { zoom }, input, preview, measure }: CanvasProps) {
  const { shape = [], name = "" } = regions[chosen] ?? {};
  const { mode, drawing, caught } = input;
  const isChosen = shape.length > 0 && preview.shapes.length + preview.unassigned.length === 0;
  return (
    <>
      {mode === "corners" && isChosen && drawing.points.length === 0 && <Corners {...{ shape, zoom, input, name }} />}
      {mode === "choose" && isChosen && <ShapeFrame {...{ shape, input, name }} scale={zoom.scale} />}
      {measure && <MeasureLine {...measure} scale={zoom.scale} />}
      {isPutting(mode) && <DrawingLines drawing={drawing} isRectangle={mode === "rectangle"} scale={zoom.scale} />}
      {caught && <circle className="caught" cx={caught.point[0]} cy={caught.point[1]} r={18 / zoom.scale} />}
    </>
  );
}

type GroupProps = { readonly group: readonly LayerRegion[]; readonly chosen: number | undefined };

const Outlines = memo(function Outlines({ group, chosen }: GroupProps) {
  return group.map(({ outline, place, origin }, index) => (
    <Outline key={JSON.stringify(place)} outline={outline} isChosen={index === chosen} isFilled={origin === "filled"} />
  ));
}, areSameGroups);

type OutlineProps = { readonly outline: string; readonly isChosen: boolean; readonly isFilled: boolean };

/** White inside a dark border, so that it is visible on every picture; solid if drawn, dashed if filled in. */
const Outline = memo(function Outline({ outline, isChosen, isFilled }: OutlineProps) {
  if (outline === "") return null;
  return (
    <g className={isChosen ? "outline outline-chosen" : isFilled ? "outline outline-filled" : "outline"}>
      <path className="outline-casing" d={outline} />
      <path className="outline-line" d={outline} />
    </g>
  );
});

/** Overlaps and gaps between regions, in red; the note next to them describes the problem. */
function OverlapMarks({ overlaps }: { readonly overlaps: readonly ShownPair[] }) {
  return overlaps.map(({ one, other, slices }) => (
    <path key={`${one} ${other}`} className="overlap" d={writeShape(slices)} />
  ));
}
