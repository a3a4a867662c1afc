import { type KeyboardEvent, useCallback, useState } from "react";
import type { Point } from "../../../../../src/project/types.ts";
import { distance } from "../../../draft/geometry/polygon.ts";

/** A shape being drawn, corner by corner; `at`: the position of the pointer or of the crosshair moved by keys. */
export type DrawnShape = { readonly points: readonly Point[]; readonly at: Point | undefined };

export type DrawingSteps = DrawnShape & {
  /** Places a corner; at most `reach` units from the first one, it closes the shape. */
  readonly add: (point: Point, reach: number) => void;
  readonly moveTo: (point: Point) => void;
  readonly close: () => void;
  /** Removes the corner placed last. */
  readonly removeLastPoint: () => void;
  readonly cancel: () => void;
  /** Arrows move the crosshair, Enter places a corner, Backspace removes the last one, Esc all of them. */
  readonly handleKey: (event: KeyboardEvent, by: CrosshairStep) => void;
};

/** Where the crosshair starts, within how many units it meets the first corner, and the point of a wall where its step ends. */
type CrosshairStep = { readonly start: Point; readonly reach: number; readonly stop: Point | undefined };

const none: DrawnShape = { points: [], at: undefined };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves something: 1 unit, with Shift 10; undefined for other keys. */
export function arrowStep({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): Point | undefined {
  const arrow = arrows[key];
  return arrow && [arrow[0] * (shiftKey ? 10 : 1), arrow[1] * (shiftKey ? 10 : 1)];
}

type DrawingOptions = {
  /** The number of points that completes the shape; if missing, pressing the first of three or more points closes it. */
  readonly maxPoints?: number | undefined;
  /** Whether these points can complete the shape; if not, the last one is not placed. */
  readonly canEnd: (points: readonly Point[]) => boolean;
  readonly done: (points: readonly Point[]) => void;
};

/** Draws a shape corner by corner; `done` receives its points. */
export function useDrawing({ maxPoints, canEnd, done }: DrawingOptions): DrawingSteps {
  const [drawing, setDrawing] = useState(none);
  const { points, at } = drawing;
  const end = (all: readonly Point[]) => {
    setDrawing(none);
    done(all);
  };
  const close = () => {
    if (points.length > 2) end(points);
  };
  const add = (point: Point, reach: number) => {
    const [first, last] = [points[0], points.at(-1)];
    // Ignores the second press of a double click.
    if (last && distance(last, point) <= reach / 4) return;
    const all = [...points, point];
    if (all.length === maxPoints) {
      if (canEnd(all)) end(all);
    } else if (first && points.length > 2 && distance(first, point) <= reach) close();
    else setDrawing({ points: all, at: point });
  };
  const removeLastPoint = () => setDrawing({ points: points.slice(0, -1), at });
  const cancel = useCallback(() => setDrawing(none), []);
  const handleKey: DrawingSteps["handleKey"] = (event, { start, reach, stop }) => {
    const step = arrowStep(event);
    const [x, y] = at ?? start;
    if (step) setDrawing({ points, at: stop ?? [x + step[0], y + step[1]] });
    else if (event.key === "Enter") add([x, y], reach);
    else if (event.key === "Backspace") removeLastPoint();
    else if (event.key === "Escape") cancel();
    else return;
    event.preventDefault();
  };
  return {
    points,
    at,
    add,
    close,
    removeLastPoint,
    cancel,
    handleKey,
    moveTo: (point) => setDrawing({ points, at: point }),
  };
}
