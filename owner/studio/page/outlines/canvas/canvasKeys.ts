import type { KeyboardEvent } from "react";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import { fitShape, frameCorners, resizeFrame } from "../../../draft/geometry/frame.ts";
import type { Point } from "../../../../../src/project/types.ts";
import { type WallSnap, stopAtWall } from "../../../draft/walls/wallSnap.ts";
import { shapeBox } from "../../../draft/geometry/polygon.ts";
import { type CanvasState, isPutting, mouseReach } from "./canvasState.ts";
import { arrowStep } from "./useDrawing.ts";

/** On a corner: arrows move it, Enter adds one after it, Delete removes it. */
export function cornerKeys(canvas: CanvasState, event: KeyboardEvent, corner: Corner): void {
  const { regions, chosen = -1, steps, memory } = canvas;
  const polygon = regions[chosen]?.shape[corner.part] ?? [];
  const [x, y] = polygon[corner.index] ?? [0, 0];
  const selected = { index: chosen, corner };
  const step = arrowStep(event);
  if (step) {
    canvas.setMoving(true);
    const options = { undoKey: `keys ${memory.strokes}`, isAlone: event.altKey };
    const stop = stopOf(canvas, event, [x, y]);
    canvas.setCaught(stop);
    steps.move(selected, stop?.point ?? [x + step[0], y + step[1]], options);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    focusNext(canvas, { ...corner, index: Math.max(0, corner.index - 1) });
    steps.remove(selected);
  } else if (event.key === "Enter") {
    const [nextX, nextY] = polygon[(corner.index + 1) % polygon.length] ?? [x, y];
    focusNext(canvas, { ...corner, index: corner.index + 1 });
    steps.insert(selected, [(x + nextX) / 2, (y + nextY) / 2]);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The wall at which a keyboard step ends; none while Alt is pressed. */
function stopOf({ isAtWalls, walls }: CanvasState, event: KeyboardEvent, [x, y]: Point): WallSnap | undefined {
  const step = arrowStep(event);
  return step && walls && isAtWalls && !event.altKey
    ? stopAtWall(walls, [x, y], [x + step[0], y + step[1]])
    : undefined;
}

/** On the frame of the selected shape: arrows move the shape; on a corner of the frame they scale it. */
export function frameKeys(canvas: CanvasState, event: KeyboardEvent, corner: number | undefined): void {
  const { regions, chosen = -1, steps, memory } = canvas;
  const step = arrowStep(event);
  const shape = regions[chosen]?.shape;
  if (!step || !shape) return;
  const undoKey = `keys ${memory.strokes}`;
  const box = shapeBox(shape);
  const from = corner === undefined ? undefined : frameCorners(box)[corner];
  if (corner === undefined || !from) steps.moveWhole(chosen, step, { undoKey, tolerance: 0 });
  else {
    const pulled = resizeFrame(box, corner, [from[0] + step[0], from[1] + step[1]]);
    steps.reshape(chosen, fitShape(shape, pulled), { undoKey });
  }
  event.preventDefault();
  event.stopPropagation();
}

function focusNext({ memory, holdCorner }: CanvasState, corner: Corner): void {
  memory.wantsFocus = true;
  holdCorner(corner);
}

/** On the picture itself: while drawing, keys move the crosshair; otherwise arrows pan, and + and - zoom. */
export function stageKeys(canvas: CanvasState, event: KeyboardEvent<SVGSVGElement>): void {
  const { mode, drawing, stageZoom } = canvas;
  if (event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return;
  const step = arrowStep(event);
  if (isPutting(mode)) {
    const stop = stopOf(canvas, event, drawing.at ?? stageZoom.zoom.centre);
    canvas.setCaught(stop);
    const by = { start: stageZoom.zoom.centre, reach: mouseReach / stageZoom.zoom.scale, stop: stop?.point };
    return drawing.handleKey(event, by);
  }
  if (step) stageZoom.pan([step[0] * -10, step[1] * -10]);
  else if (event.key === "+" || event.key === "-") stageZoom.zoomBy(event.key === "+" ? 1.25 : 0.8);
  else return;
  event.preventDefault();
}
