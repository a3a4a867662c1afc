import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from "react";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import type { Caught } from "../../../draft/walls/catchPoint.ts";
import type { Board, CanvasState, Mode } from "./canvasState.ts";
import { cornerKeys, frameKeys, stageKeys } from "./canvasKeys.ts";
import { canvasPointer } from "./canvasPointer.ts";
import { type DrawingSteps, useDrawing } from "./useDrawing.ts";

export type CanvasInput = {
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly isSnapping: boolean;
  readonly setSnapping: (isSnapping: boolean) => void;
  /** Whether the walls that a plan's picture shows catch, too. */
  readonly isAtWalls: boolean;
  readonly setAtWalls: (isAtWalls: boolean) => void;
  readonly drawing: DrawingSteps;
  /** The corner that keys and fields move. */
  readonly corner: Corner | undefined;
  /** Whether a corner is being dragged or stepped: then it is looked at closely. */
  readonly isMoving: boolean;
  readonly caught: Caught | undefined;
  readonly holdCorner: (corner: Corner | undefined) => void;
  readonly leaveCorner: () => void;
  readonly pressCorner: (event: KeyboardEvent, corner: Corner) => void;
  /** A key on the frame around the chosen shape, or on one of its corners. */
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

/** State of the input that is drawn. */
function useInputState() {
  const [mode, setMode] = useState<Mode>("corners");
  const [isSnapping, setSnapping] = useState(true);
  const [isAtWalls, setAtWalls] = useState(true);
  const [corner, holdCorner] = useState<Corner>();
  const [isMoving, setMoving] = useState(false);
  const [caught, setCaught] = useState<Caught>();
  const switches = { isSnapping, setSnapping, isAtWalls, setAtWalls };
  return { mode, setMode, ...switches, corner, holdCorner, isMoving, setMoving, caught, setCaught };
}

/** What was half drawn is gone when another mode begins. */
const useBeginning = (setMode: (mode: Mode) => void, cancel: () => void): CanvasInput["setMode"] =>
  useCallback(
    (next) => {
      cancel();
      setMode(next);
    },
    [cancel, setMode],
  );

/** Mouse, pen, finger and keys on the picture. */
export function useCanvasInput(board: Board): CanvasInput {
  const { steps, measured, close } = board;
  const { setMode, ...state } = useInputState();
  const memory = useRef(newMemory());
  const drawing = useDrawing({
    most: state.mode === "measure" ? 2 : undefined,
    done: (points) => {
      const [from, to] = points;
      state.setCaught(undefined);
      if (state.mode !== "measure") return setMode(close([points]) === "drawNext" ? "draw" : "corners");
      if (from && to) measured(from, to);
      setMode("corners");
    },
  });
  const currentState = (): CanvasState => ({ ...board, ...state, drawing, memory: memory.current });
  return {
    ...state,
    drawing,
    setMode: useBeginning(setMode, drawing.cancel),
    leaveCorner: () => {
      memory.current.strokes += 1;
      state.setMoving(false);
      state.setCaught(undefined);
      steps.drop();
    },
    pressCorner: (event, at) => cornerKeys(currentState(), event, at),
    pressFrame: (event, at) => frameKeys(currentState(), event, at),
    focusCorner: (element) => {
      // Without one it is only told that the corner before is no longer held.
      if (!element || !memory.current.wantsFocus) return;
      memory.current.wantsFocus = false;
      element.focus();
    },
    listeners: {
      onPointerDown: (event) => canvasPointer.press(currentState(), event),
      // A press says itself where the focus goes: the browser would take it to the picture afterwards.
      onMouseDown: (event) => event.preventDefault(),
      onPointerMove: (event) => canvasPointer.drag(currentState(), event),
      onPointerUp: (event) => canvasPointer.letGo(currentState(), event),
      onPointerCancel: (event) => canvasPointer.letGo(currentState(), event),
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
