import type { PointerEvent } from "react";
import type { Point } from "../../../../../src/project/types.ts";
import { fitShape, frameHandles, resizeFrame } from "../../../draft/geometry/frame.ts";
import { type Handle, handleAt } from "../../../draft/geometry/handles.ts";
import { distance, shapeBox } from "../../../draft/geometry/polygon.ts";
import { shapesOf } from "../layerRegions.ts";
import { type CanvasState, handlePx, type Holding, isPutting, mouseReach } from "./canvasState.ts";
import { hitAt } from "./hitAt.ts";
import type { PointerCatching } from "../outlineSteps.ts";

/** In screen pixels: half the width of a finger, and the snapping distance to a neighbour. */
const [touchReach, snapPx] = [22, 8];

type StageEvent = PointerEvent<SVGSVGElement>;

const scaleOf = ({ stageZoom }: CanvasState) => stageZoom.zoom.scale;
const reachOf = (canvas: CanvasState, { pointerType }: StageEvent) =>
  (pointerType === "touch" ? touchReach : mouseReach) / scaleOf(canvas);
/** Alt turns snapping off. */
const toleranceOf = (canvas: CanvasState, isFree: boolean) =>
  canvas.isSnapping && !isFree ? snapPx / scaleOf(canvas) : 0;
const catchingOf = (canvas: CanvasState, isFree: boolean): PointerCatching => ({
  tolerance: snapPx / scaleOf(canvas),
  hasNeighbours: canvas.isSnapping && !isFree,
  walls: canvas.isAtWalls && !isFree ? canvas.walls : undefined,
});
const stepOf = ({ memory }: CanvasState) => ({ undoKey: `pointer ${memory.strokes}` });

function press(canvas: CanvasState, event: StageEvent): void {
  const { memory, stageZoom, drawing, steps, mode } = canvas;
  event.currentTarget.setPointerCapture(event.pointerId);
  if (event.pointerType === "touch") memory.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  // A second finger starts zooming: the first one drops what it was dragging.
  if (memory.fingers.size > 1) {
    const isOpposite = memory.holding?.kind === "opposite" && !memory.holding.isNew;
    if (isPutting(mode) && !isOpposite) drawing.removeLastPoint();
    return endDrag(canvas);
  }
  const point = stageZoom.pointAt(event);
  memory.strokes += 1;
  memory.last = [event.clientX, event.clientY];
  if (event.button === 1) memory.holding = { kind: "picture" };
  else if (isPutting(mode)) {
    event.currentTarget.focus();
    const caught = steps.catchFor(point, catchingOf(canvas, event.altKey))?.point ?? point;
    const isNew = drawing.points.length === 0;
    if (mode === "rectangle") memory.holding = { kind: "opposite", isNew };
    if (mode === "rectangle" && !isNew) drawing.moveTo(caught);
    else drawing.add(caught, reachOf(canvas, event));
  } else {
    memory.holding = grab(canvas, event, point);
    if (memory.holding.kind !== "corner") return event.currentTarget.focus();
    event.preventDefault();
    memory.wantsFocus = true;
    canvas.holdCorner(memory.holding.corner);
  }
}

/** Finds what the pointer grabs: a corner, a new corner, the selected shape or its frame, or the picture itself. */
function grab(canvas: CanvasState, event: StageEvent, point: Point): Holding {
  const { regions, mode, chosen = -1, steps } = canvas;
  const [reach, apart] = [reachOf(canvas, event), handlePx / scaleOf(canvas)];
  const shape = mode === "choose" ? regions[chosen]?.shape : undefined;
  const framed = shape && handleAt(frameHandles(shape, apart), point, reach);
  if (shape && framed)
    return { kind: "frame", region: chosen, corner: framed.corner.index, aside: asideOf(framed), shape };
  const selected = mode === "corners" ? canvas.chosen : undefined;
  const hit = hitAt(point, { shapes: shapesOf(regions), selected, reach, apart });
  if (hit.kind === "corner") return { kind: "corner", corner: hit.handle.corner, aside: asideOf(hit.handle) };
  if (hit.kind === "between") {
    const { corner } = hit;
    steps.insert({ index: chosen, corner }, hit.point, stepOf(canvas));
    return { kind: "corner", corner: { part: corner.part, index: corner.index + 1 }, aside: [0, 0] };
  }
  if (hit.kind === "region" && hit.region === chosen && mode === "choose") return { kind: "shape", region: chosen };
  if (hit.kind === "region" && hit.region !== chosen) canvas.choose(hit.region);
  canvas.holdCorner(undefined);
  return { kind: "picture" };
}

const asideOf = ({ at, point }: Handle): Point => [at[0] - point[0], at[1] - point[1]];

/** The position of the dragged corner: a handle that is offset from its corner keeps that offset. */
const without = ([x, y]: Point, [asideX, asideY]: Point): Point => [x - asideX, y - asideY];

function drag(canvas: CanvasState, event: StageEvent): void {
  const { memory, stageZoom, steps, drawing, mode } = canvas;
  if (memory.fingers.size > 1) return pinch(canvas, event);
  if (memory.fingers.has(event.pointerId)) memory.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  const point = stageZoom.pointAt(event);
  const { holding, last } = memory;
  if (isPutting(mode) && (!holding || holding.kind === "opposite")) {
    const caught = steps.catchFor(point, catchingOf(canvas, event.altKey));
    canvas.setCaught(caught);
    return drawing.moveTo(caught?.point ?? point);
  }
  const by: Point = [event.clientX - last[0], event.clientY - last[1]];
  if (!holding || holding.kind === "opposite" || (by[0] === 0 && by[1] === 0)) return;
  memory.last = [event.clientX, event.clientY];
  if (holding.kind === "picture") return stageZoom.pan(by);
  if (holding.kind === "corner") return dragCorner(canvas, event, without(point, holding.aside));
  const scale = scaleOf(canvas);
  if (holding.kind === "shape")
    return steps.moveWhole(holding.region, [by[0] / scale, by[1] / scale], { ...stepOf(canvas), tolerance: 0 });
  const pulled = resizeFrame(shapeBox(holding.shape), holding.corner, without(point, holding.aside));
  steps.reshape(holding.region, fitShape(holding.shape, pulled), stepOf(canvas));
}

function dragCorner(canvas: CanvasState, event: StageEvent, point: Point): void {
  const { steps, memory } = canvas;
  if (memory.holding?.kind !== "corner") return;
  const selected = { index: canvas.chosen ?? -1, corner: memory.holding.corner };
  const caught = steps.catchFor(point, catchingOf(canvas, event.altKey), selected);
  canvas.setCaught(caught);
  canvas.setMoving(true);
  steps.move(selected, caught?.point ?? point, { ...stepOf(canvas), isAlone: event.altKey });
}

/** Two fingers: the point between them stays in place, and spreading them zooms in. */
function pinch({ memory: { fingers }, stageZoom }: CanvasState, event: StageEvent): void {
  const before = fingers.get(event.pointerId);
  const [other] = [...fingers].flatMap(([pointer, at]) => (pointer === event.pointerId ? [] : [at]));
  if (!before || !other) return;
  const now: Point = [event.clientX, event.clientY];
  fingers.set(event.pointerId, now);
  const [clientX, clientY] = [(before[0] + other[0]) / 2, (before[1] + other[1]) / 2];
  stageZoom.zoomBy(
    distance(now, other) / Math.max(1, distance(before, other)),
    stageZoom.pointAt({ clientX, clientY }),
  );
  stageZoom.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
}

function release(canvas: CanvasState, event: StageEvent): void {
  if (canvas.memory.holding?.kind === "opposite") putOpposite(canvas, event);
  cancel(canvas, event);
}

/** If the browser cancels the pointer, the drag ends without placing a corner. */
function cancel(canvas: CanvasState, { pointerId }: StageEvent): void {
  canvas.memory.fingers.delete(pointerId);
  endDrag(canvas);
}

/** If the pointer is released near the first corner, that was a press: the opposite corner will be pressed next. */
function putOpposite(canvas: CanvasState, event: StageEvent): void {
  const { drawing, steps, stageZoom } = canvas;
  const [point, reach] = [stageZoom.pointAt(event), reachOf(canvas, event)];
  const [first] = drawing.points;
  if (first && distance(first, point) > reach)
    drawing.add(steps.catchFor(point, catchingOf(canvas, event.altKey))?.point ?? point, reach);
}

/** An entire shape snaps only when it is released: snapping during the drag would make it stick. */
function endDrag(canvas: CanvasState): void {
  const { memory, steps, caught } = canvas;
  const { holding } = memory;
  if (holding?.kind === "shape")
    steps.moveWhole(holding.region, [0, 0], { ...stepOf(canvas), tolerance: toleranceOf(canvas, false) });
  if (holding && holding.kind !== "picture" && holding.kind !== "opposite") steps.drop(caught);
  memory.holding = undefined;
  canvas.setCaught(undefined);
  canvas.setMoving(false);
}

export const canvasPointer = { press, drag, release, cancel } as const;
