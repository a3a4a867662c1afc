import type { DraggedLeaf } from "./dragLeaf.ts";
import type { StagePoint } from "./zoom.ts";

/** The position of one finger, pen or mouse in client px, at a time in ms since the page was opened. */
export type Pointer = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly ms: number;
};

const [doubleTapMs, doubleTapPx, minPinchPx] = [320, 32, 24];

function distance(a: Pointer, b: Pointer): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The zoom that moving one of two fingers causes: its factor, the point between the fingers, and how far that point moved. */
function pinch(from: Pointer, to: Pointer, other: Pointer) {
  const ratio = Math.max(minPinchPx, distance(to, other)) / Math.max(minPinchPx, distance(from, other));
  return {
    factor: ratio,
    at: { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 },
    moved: { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 },
  };
}

/** Whether two taps are one double tap. */
function isDoubleTap(first: Pointer | undefined, second: Pointer): boolean {
  return first !== undefined && second.ms - first.ms < doubleTapMs && distance(first, second) < doubleTapPx;
}

/** What a gesture can do on the stage. */
export type GestureActions = {
  isZoomed(): boolean;
  /** The leaf that a horizontal drag turns; `undefined` if there is none in that direction. */
  grabLeaf(at: StagePoint, step: 1 | -1): DraggedLeaf | undefined;
  turn(step: 1 | -1): void;
  pan(moved: StagePoint): void;
  pinch(factor: number, at: StagePoint, moved: StagePoint): void;
  doubleTap(at: StagePoint): void;
};

type Drag = { readonly from: Pointer; readonly step: 1 | -1; readonly leaf: DraggedLeaf };

/** A move of `startPx` starts a drag. A drag of more than `flickPx` in less than `flickMs` turns the leaf, however short it is. */
const [startPx, flickPx, flickMs] = [8, 40, 300];

/**
 * Recognizes gestures on the stage from its pointer events: drags of leaves, pans, pinches and double taps, each of which calls one of the
 * `actions`.
 */
export function createGesture() {
  const pointers = new Map<number, Pointer>();
  let press: Pointer | undefined;
  let drag: Drag | undefined;
  let lastTap: Pointer | undefined;

  const cancelDrag = (): void => {
    drag?.leaf.release();
    drag = undefined;
    press = undefined;
  };
  return {
    down(pointer: Pointer): void {
      pointers.set(pointer.id, pointer);
      if (pointers.size > 1) cancelDrag();
      else press = pointer;
    },
    /** True once the gesture moves something: the pointer should then be captured. */
    move(pointer: Pointer, actions: GestureActions): boolean {
      const previous = pointers.get(pointer.id);
      if (!previous) return false;
      pointers.set(pointer.id, pointer);
      const other = [...pointers.values()].find(({ id }) => id !== pointer.id);
      if (other) return applyPinch(previous, pointer, { other, actions });
      if (press && actions.isZoomed()) actions.pan({ x: pointer.x - previous.x, y: pointer.y - previous.y });
      else {
        if (!drag && press && isSideways(press, pointer)) drag = startDrag(press, pointer, actions);
        // The first move may be the only one: browsers coalesce the moves between two frames.
        drag?.leaf.moveBy(pointer.x - drag.from.x);
      }
      return press !== undefined && (drag !== undefined || actions.isZoomed());
    },
    up(pointer: Pointer, actions: GestureActions): void {
      if (!pointers.delete(pointer.id)) return;
      const [ended, from] = [drag, press];
      [drag, press] = [undefined, undefined];
      if (ended && releaseLeaf(ended, pointer)) actions.turn(ended.step);
      if (ended || !from?.isTouch || distance(from, pointer) >= startPx) return;
      const isSecond = isDoubleTap(lastTap, pointer);
      lastTap = isSecond ? undefined : pointer;
      if (isSecond) actions.doubleTap(pointer);
    },
    cancel(id: number): void {
      pointers.delete(id);
      cancelDrag();
    },
  };
}

function applyPinch(
  previous: Pointer,
  current: Pointer,
  { other, actions }: { other: Pointer; actions: GestureActions },
): true {
  const { factor, at, moved } = pinch(previous, current, other);
  actions.pinch(factor, at, moved);
  return true;
}

function isSideways(from: Pointer, current: Pointer): boolean {
  const dx = Math.abs(current.x - from.x);
  return dx >= startPx && dx > Math.abs(current.y - from.y);
}

function startDrag(from: Pointer, current: Pointer, actions: GestureActions): Drag | undefined {
  const step = current.x < from.x ? 1 : -1;
  const leaf = actions.grabLeaf(from, step);
  return leaf && { from, step, leaf };
}

/** Releases a leaf; true if its page turn completes. */
function releaseLeaf({ from, step, leaf }: Drag, current: Pointer): boolean {
  const moved = (from.x - current.x) * step;
  const isFar = leaf.release();
  return isFar || (moved > flickPx && current.ms - from.ms < flickMs);
}
