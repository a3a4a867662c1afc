import { useRef, useState, type PointerEvent } from "react";

/** Horizontal movement in px, and handlers for the element that is swiped (with `touch-action: pan-y`). */
export type Swipe = {
  readonly draggedPx: number;
  readonly isDragging: boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
};

/** A horizontal move of `startPx` starts a swipe, one of `countPx` completes it; a vertical move scrolls. */
const startPx = 8;
const countPx = 48;

/** Horizontal swipes by finger, pen or mouse: `onSwipe(1)` to the next (leftwards), `onSwipe(-1)` to the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void): Swipe {
  const start = useRef<{ id: number; x: number; y: number } | undefined>(undefined);
  const [draggedPx, setDragged] = useState<number>();
  const stop = (): void => {
    start.current = undefined;
    setDragged(undefined);
  };
  return {
    draggedPx: draggedPx ?? 0,
    isDragging: draggedPx !== undefined,
    handlers: {
      onPointerDown: (event) => {
        if (event.isPrimary && event.button === 0) {
          start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
        }
      },
      onPointerMove: (event) => {
        const from = start.current;
        if (from?.id !== event.pointerId) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (draggedPx === undefined) {
          if (Math.abs(y) > startPx && Math.abs(y) > Math.abs(x)) return stop();
          if (Math.abs(x) < startPx) return;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDragged(x);
      },
      onPointerUp: (event) => {
        const from = start.current;
        const wasDragging = draggedPx !== undefined;
        stop();
        if (!wasDragging || from?.id !== event.pointerId) return;
        const x = event.clientX - from.x;
        if (Math.abs(x) >= countPx) onSwipe(x < 0 ? 1 : -1);
      },
      onPointerCancel: stop,
    },
  };
}
