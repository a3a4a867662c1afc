import type { PointerEvent } from "react";
import type { Point } from "../../../../src/project/types.ts";
import { shapeOf } from "../outlineSteps.ts";
import { hitAt } from "./hitAt.ts";
import { type Desk, type Holding, mouseReach } from "./desk.ts";

/** In pixels of the screen: half a finger, and how near a neighbour catches. */
const [touchReach, snapPx] = [22, 8];

type StageEvent = PointerEvent<SVGSVGElement>;

const scaleOf = ({ stageZoom }: Desk) => stageZoom.zoom.scale;
const reachOf = (desk: Desk, { pointerType }: StageEvent) =>
  (pointerType === "touch" ? touchReach : mouseReach) / scaleOf(desk);
/** With Alt nothing catches. */
const toleranceOf = (desk: Desk, isFree: boolean) => (desk.isSnapping && !isFree ? snapPx / scaleOf(desk) : 0);
const stepOf = ({ memory }: Desk) => ({ underway: `hand ${memory.strokes}` });

function press(desk: Desk, event: StageEvent): void {
  const { memory, stageZoom, drawing, steps, mode } = desk;
  event.currentTarget.setPointerCapture(event.pointerId);
  const point = stageZoom.pointAt(event);
  memory.strokes += 1;
  memory.last = [event.clientX, event.clientY];
  if (event.button === 1) memory.holding = { kind: "picture" };
  else if (mode === "draw")
    drawing.add(steps.snapFor(point, toleranceOf(desk, event.altKey))?.point ?? point, reachOf(desk, event));
  else {
    memory.holding = grab(desk, event, point);
    if (memory.holding.kind !== "corner") return event.currentTarget.focus();
    event.preventDefault();
    memory.wantsFocus = true;
    desk.holdCorner(memory.holding.corner);
  }
}

/** What the pointer takes hold of: a corner, one that is made now, the chosen shape, or the picture itself. */
function grab(desk: Desk, event: StageEvent, point: Point): Holding {
  const { regions, mode, chosen, steps } = desk;
  const shapes = regions.map(({ outline }) => shapeOf(outline));
  const hit = hitAt(point, { shapes, held: mode === "corners" ? chosen : undefined, reach: reachOf(desk, event) });
  if (hit.kind === "corner") return hit;
  if (hit.kind === "between") {
    const { corner } = hit;
    steps.insert({ index: chosen ?? -1, corner }, hit.point, stepOf(desk));
    return { kind: "corner", corner: { part: corner.part, index: corner.index + 1 } };
  }
  if (hit.kind === "region" && hit.region === chosen && mode === "choose") return { kind: "shape", region: chosen };
  if (hit.kind === "region" && hit.region !== chosen) desk.choose(hit.region);
  desk.holdCorner(undefined);
  return { kind: "picture" };
}

function drag(desk: Desk, event: StageEvent): void {
  const { memory, stageZoom, steps, drawing, mode } = desk;
  const point = stageZoom.pointAt(event);
  const { holding, last } = memory;
  const tolerance = toleranceOf(desk, event.altKey);
  if (mode === "draw" && !holding) return drawing.moveTo(steps.snapFor(point, tolerance)?.point ?? point);
  const by: Point = [event.clientX - last[0], event.clientY - last[1]];
  if (!holding || (by[0] === 0 && by[1] === 0)) return;
  memory.last = [event.clientX, event.clientY];
  if (holding.kind === "picture") return stageZoom.pan(by);
  const scale = scaleOf(desk);
  if (holding.kind === "shape") {
    steps.moveWhole(holding.region, [by[0] / scale, by[1] / scale], { ...stepOf(desk), tolerance: 0 });
    return;
  }
  const held = { index: desk.chosen ?? -1, corner: holding.corner };
  const caught = steps.snapFor(point, tolerance, held);
  desk.setCaught(caught);
  desk.setMoving(true);
  steps.move(held, caught?.point ?? point, { ...stepOf(desk), isAlone: event.altKey });
}

/** A whole shape is caught only now: caught on its way it would stick. */
function letGo(desk: Desk): void {
  const { memory, steps, caught } = desk;
  const { holding } = memory;
  if (holding?.kind === "shape")
    steps.moveWhole(holding.region, [0, 0], { ...stepOf(desk), tolerance: toleranceOf(desk, false) });
  if (holding && holding.kind !== "picture") steps.drop(caught);
  memory.holding = undefined;
  desk.setCaught(undefined);
  desk.setMoving(false);
}

export const canvasPointer = { press, drag, letGo } as const;
