import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from "react";
import type { Point } from "../../../../../src/project/types.ts";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import type { Polygon } from "../../../draft/geometry/polygon.ts";
import { rectangleBetween } from "../../../draft/geometry/rectangle.ts";
import type { Caught } from "../../../draft/walls/catchPoint.ts";
import { type Board, type CanvasState, type DrawingTool, isDrawing, type CanvasMode } from "./canvasState.ts";
import { cornerKeys, frameKeys, stageKeys } from "./canvasKeys.ts";
import { canvasPointer } from "./canvasPointer.ts";
import { type DrawingSteps, useDrawing } from "./useDrawing.ts";

export type CanvasInput = {
  readonly mode: CanvasMode;
  readonly setMode: (mode: CanvasMode) => void;
  /** Starts drawing with the tool that was used last. */
  readonly draw: () => void;
  readonly isSnapping: boolean;
  readonly setSnapping: (isSnapping: boolean) => void;
  /** Whether points also snap to the walls detected in a plan's picture. */
  readonly isAtWalls: boolean;
  readonly setAtWalls: (isAtWalls: boolean) => void;
  readonly drawing: DrawingSteps;
  /** The corner that keys and fields move. */
  readonly corner: Corner | undefined;
  /** Whether a corner is being dragged or moved by keys: then it is magnified. */
  readonly isMoving: boolean;
  readonly caught: Caught | undefined;
  readonly holdCorner: (corner: Corner | undefined) => void;
  readonly leaveCorner: () => void;
  readonly pressCorner: (event: KeyboardEvent, corner: Corner) => void;
  /** A key pressed on the frame around the selected shape, or on one of its corners. */
  readonly pressFrame: (event: KeyboardEvent, corner?: number) => void;
  readonly focusCorner: (element: SVGElement | null) => void;
  readonly listeners: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onMouseDown: (event: MouseEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onDoubleClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  };
};

/** The rendered part of the input's state. */
function useInputState() {
  const [mode, setMode] = useState<CanvasMode>("corners");
  const [tool, setTool] = useState<DrawingTool>("draw");
  const [isSnapping, setSnapping] = useState(true);
  const [isAtWalls, setAtWalls] = useState(true);
  const [corner, holdCorner] = useState<Corner>();
  const [isMoving, setMoving] = useState(false);
  const [caught, setCaught] = useState<Caught>();
  const switches = { isSnapping, setSnapping, isAtWalls, setAtWalls };
  return { mode, setMode, tool, setTool, ...switches, corner, holdCorner, isMoving, setMoving, caught, setCaught };
}

type Modes = Pick<ReturnType<typeof useInputState>, "setMode" | "tool" | "setTool">;

/** Switching the mode discards an unfinished shape. */
function useBeginning({ setMode, tool, setTool }: Modes, cancel: () => void): Pick<CanvasInput, "setMode" | "draw"> {
  const begin: CanvasInput["setMode"] = useCallback(
    (next) => {
      cancel();
      if (isDrawing(next)) setTool(next);
      setMode(next);
    },
    [cancel, setMode, setTool],
  );
  const draw = useCallback(() => begin(tool), [begin, tool]);
  return { setMode: begin, draw };
}

/** The polygon through the placed points; undefined if a rectangle's two corners lie on one line. */
const drawnPolygon = (mode: CanvasMode, points: readonly Point[]): Polygon | undefined => {
  const [one, other] = points;
  return mode === "rectangle" && one && other ? rectangleBetween(one, other) : points;
};

/** Mouse, pen, touch and keyboard input on the picture. */
export function useCanvasInput(board: Board): CanvasInput {
  const { steps, measured, close } = board;
  const { setMode, tool, setTool, ...state } = useInputState();
  const memory = useRef(newMemory());
  const drawing = useDrawing({
    maxPoints: state.mode === "draw" ? undefined : 2,
    canEnd: (points) => drawnPolygon(state.mode, points) !== undefined,
    done: (points) => {
      const [from, to] = points;
      state.setCaught(undefined);
      const polygon = drawnPolygon(state.mode, points);
      if (isDrawing(state.mode) && polygon) return setMode(close([polygon]) === "drawNext" ? state.mode : "corners");
      if (from && to) measured(from, to);
      setMode("corners");
    },
  });
  const currentState = (): CanvasState => ({ ...board, ...state, drawing, memory: memory.current });
  return {
    ...state,
    drawing,
    ...useBeginning({ setMode, tool, setTool }, drawing.cancel),
    leaveCorner: () => {
      memory.current.strokes += 1;
      state.setMoving(false);
      state.setCaught(undefined);
      steps.drop();
    },
    pressCorner: (event, at) => cornerKeys(currentState(), event, at),
    pressFrame: (event, at) => frameKeys(currentState(), event, at),
    focusCorner: (element) => {
      // React also calls this with null when the previous corner loses its ref.
      if (!element || !memory.current.wantsFocus) return;
      memory.current.wantsFocus = false;
      element.focus();
    },
    listeners: {
      onPointerDown: (event) => canvasPointer.press(currentState(), event),
      // The pointer handler sets the focus itself; by default the browser would then move it to the picture.
      onMouseDown: (event) => event.preventDefault(),
      onPointerMove: (event) => canvasPointer.drag(currentState(), event),
      onPointerUp: (event) => canvasPointer.release(currentState(), event),
      onPointerCancel: (event) => canvasPointer.cancel(currentState(), event),
      onDoubleClick: () => state.mode === "draw" && drawing.close(),
      onKeyDown: (event) => stageKeys(currentState(), event),
    },
  };
}

const newMemory = (): CanvasState["memory"] => ({
  holding: undefined,
  last: [0, 0],
  strokes: 0,
  wantsFocus: false,
  fingers: new Map(),
});
