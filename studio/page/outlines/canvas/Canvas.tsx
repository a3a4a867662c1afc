import { memo } from "react";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import { writeShape } from "../../../draft/geometry/polygon.ts";
import { areSameGroups, inGroups, placeInGroup } from "../inGroups.ts";
import type { LayerRegion } from "../layerRegions.ts";
import { Corners } from "./Corners.tsx";
import { DrawingLines } from "./DrawingLines.tsx";
import { isPutting } from "./desk.ts";
import { type Measure, MeasureLine } from "./MeasureLine.tsx";
import { ShapeFrame } from "./ShapeFrame.tsx";
import type { CanvasHand } from "./useCanvasHand.ts";
import type { StageZoom } from "./useStageZoom.ts";

export type Picture = { readonly address: string; readonly width: number; readonly height: number };

type Props = {
  readonly picture: Picture;
  readonly regions: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly stageZoom: StageZoom;
  readonly hand: CanvasHand;
  readonly name: string;
  /** Outlines that are shown before they are taken. */
  readonly offered: readonly Shape[];
  /** What was measured on it, and how long it is. */
  readonly measure: Measure | undefined;
  readonly failed: () => void;
  readonly isPlan: boolean;
};

/** The picture with everything that is outlined on it. */
export function Canvas({ picture, regions, chosen, stageZoom, hand, name, offered, measure, failed, isPlan }: Props) {
  const { stage, viewBox, zoom } = stageZoom;
  const shape = regions[chosen ?? -1]?.shape ?? [];
  const { mode, drawing, caught } = hand;
  return (
    // The keys are those of a drawing board; every shape is a button in the list beside it, too.
    <svg
      ref={stage}
      className={`canvas canvas-${mode} ${isPlan ? "canvas-plan" : ""}`}
      viewBox={viewBox}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="application"
      aria-label={name}
      {...hand.listeners}
    >
      <image href={picture.address} width={picture.width} height={picture.height} onError={failed} />
      {inGroups(regions).map((group, at) => (
        // Groups are told by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Outlines key={at} group={group} chosen={placeInGroup(at, chosen)} />
      ))}
      {offered.map((each) => {
        const outline = writeShape(each);
        return (
          <g key={outline} className="offered">
            <Outline outline={outline} isFilled isChosen={false} />
          </g>
        );
      })}
      {mode === "corners" && chosen !== undefined && drawing.points.length === 0 && offered.length === 0 && (
        <Corners shape={shape} zoom={zoom} hand={hand} name={regions[chosen]?.name ?? ""} />
      )}
      {mode === "choose" && shape.length > 0 && offered.length === 0 && (
        <ShapeFrame shape={shape} scale={zoom.scale} hand={hand} name={regions[chosen ?? -1]?.name ?? ""} />
      )}
      {measure && <MeasureLine {...measure} scale={zoom.scale} />}
      {isPutting(mode) && <DrawingLines drawing={drawing} scale={zoom.scale} />}
      {caught && <circle className="caught" cx={caught.point[0]} cy={caught.point[1]} r={18 / zoom.scale} />}
    </svg>
  );
}

type GroupProps = { readonly group: readonly LayerRegion[]; readonly chosen: number | undefined };

const Outlines = memo(function Outlines({ group, chosen }: GroupProps) {
  return group.map(({ outline, place, origin }, index) => (
    <Outline key={JSON.stringify(place)} outline={outline} isChosen={index === chosen} isFilled={origin === "filled"} />
  ));
}, areSameGroups);

type OutlineProps = { readonly outline: string; readonly isChosen: boolean; readonly isFilled: boolean };

/** White inside ink, so that it is seen on every picture; drawn ones whole, filled ones dashed. */
const Outline = memo(function Outline({ outline, isChosen, isFilled }: OutlineProps) {
  if (outline === "") return null;
  return (
    <g className={isChosen ? "outline outline-chosen" : isFilled ? "outline outline-filled" : "outline"}>
      <path className="outline-casing" d={outline} />
      <path className="outline-line" d={outline} />
    </g>
  );
});
