import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import type { Snap } from "../../../draft/geometry/snap.ts";
import type { Board, Desk, Mode } from "./desk.ts";
import { cornerKeys, stageKeys } from "./canvasKeys.ts";
import { canvasPointer } from "./canvasPointer.ts";
import { type DrawingSteps, useDrawing } from "./useDrawing.ts";

export type CanvasHand = {
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly isSnapping: boolean;
  readonly setSnapping: (isSnapping: boolean) => void;
  readonly drawing: DrawingSteps;
  /** The corner that keys and fields move. */
  readonly corner: Corner | undefined;
  /** Whether a corner is being dragged or stepped: then it is looked at closely. */
  readonly isMoving: boolean;
  readonly caught: Snap | undefined;
  readonly holdCorner: (corner: Corner | undefined) => void;
  readonly leaveCorner: () => void;
  readonly pressCorner: (event: KeyboardEvent, corner: Corner) => void;
  readonly focusCorner: (element: SVGElement | null) => void;
  readonly listeners: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onDoubleClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  };
};

/** Mouse, pen, finger and keys on the picture. */
export function useCanvasHand(board: Board): CanvasHand {
  const { chosen, steps } = board;
  const [mode, setMode] = useState<Mode>("corners");
  const [isSnapping, setSnapping] = useState(true);
  const [corner, holdCorner] = useState<Corner>();
  const [isMoving, setMoving] = useState(false);
  const [caught, setCaught] = useState<Snap>();
  const memory = useRef<Desk["memory"]>({ holding: undefined, last: [0, 0], strokes: 0, wantsFocus: false });
  const drawing = useDrawing((points) => {
    if (chosen !== undefined) steps.put(chosen, [points]);
    setMode("corners");
  });
  const state = { mode, isSnapping, drawing, caught, holdCorner, setMoving, setCaught };
  const deskNow = (): Desk => ({ ...board, ...state, memory: memory.current });
  return {
    mode,
    isSnapping,
    setSnapping,
    drawing,
    corner,
    isMoving,
    caught,
    holdCorner,
    setMode: (next) => {
      drawing.cancel();
      setMode(next);
    },
    leaveCorner: () => {
      memory.current.strokes += 1;
      setMoving(false);
      steps.drop();
    },
    pressCorner: (event, at) => cornerKeys(deskNow(), event, at),
    focusCorner: (element) => {
      // Without one it is only told that the corner before is no longer held.
      if (!element || !memory.current.wantsFocus) return;
      memory.current.wantsFocus = false;
      element.focus();
    },
    listeners: {
      onPointerDown: (event) => canvasPointer.press(deskNow(), event),
      onPointerMove: (event) => canvasPointer.drag(deskNow(), event),
      onPointerUp: () => canvasPointer.letGo(deskNow()),
      onPointerCancel: () => canvasPointer.letGo(deskNow()),
      onDoubleClick: () => mode === "draw" && drawing.close(),
      onKeyDown: (event) => stageKeys(deskNow(), event),
    },
  };
}
