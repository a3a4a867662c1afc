import type { DraggedLeaf } from "./dragLeaf.ts";
import type { Spot } from "./zoom.ts";

/** One finger or mouse, in px of the window and ms of the page. */
export type Pointer = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly ms: number;
};

const [tapsMs, tapsPx, leastApart] = [320, 32, 24];

function distance(a: Pointer, b: Pointer): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What a finger's move does to the picture under it and another one: size, around where, and the way both went. */
function pinch(from: Pointer, to: Pointer, other: Pointer) {
  const ratio = Math.max(leastApart, distance(to, other)) / Math.max(leastApart, distance(from, other));
  return {
    factor: ratio,
    at: { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 },
    moved: { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 },
  };
}

/** Whether two taps are one double tap. */
function isDoubleTap(first: Pointer | undefined, second: Pointer): boolean {
  return first !== undefined && second.ms - first.ms < tapsMs && distance(first, second) < tapsPx;
}

/** What a gesture on the stage may do. */
export type GestureActions = {
  isZoomed(): boolean;
  /** The leaf that a sideways move drags; `undefined` if there is none in that direction. */
  grab(at: Spot, step: 1 | -1): DraggedLeaf | undefined;
  turn(step: 1 | -1): void;
  pan(moved: Spot): void;
  pinch(factor: number, at: Spot, moved: Spot): void;
  tapTwice(at: Spot): void;
};

type Pull = { readonly from: Pointer; readonly step: 1 | -1; readonly leaf: DraggedLeaf };

/** A move becomes a pull after `startPx`; a quick one of `flickPx` turns the leaf however far it is. */
const [startPx, flickPx, flickMs] = [8, 40, 300];

/**
 * Gestures on the stage: presses, pulls at leaves, pans, pinches and double taps, out of pointer events; `actions` say what is possible at each
 * move.
 */
export function createGesture() {
  const down = new Map<number, Pointer>();
  let press: Pointer | undefined;
  let pull: Pull | undefined;
  let tap: Pointer | undefined;

  const drop = (): void => {
    pull?.leaf.release();
    pull = undefined;
    press = undefined;
  };
  return {
    down(pointer: Pointer): void {
      down.set(pointer.id, pointer);
      if (down.size > 1) drop();
      else press = pointer;
    },
    /** True once the gesture holds something: the pointer should then be captured. */
    move(pointer: Pointer, actions: GestureActions): boolean {
      const old = down.get(pointer.id);
      if (!old) return false;
      down.set(pointer.id, pointer);
      const other = [...down.values()].find(({ id }) => id !== pointer.id);
      if (other) return pinched(old, pointer, { other, actions });
      if (press && actions.isZoomed()) actions.pan({ x: pointer.x - old.x, y: pointer.y - old.y });
      else {
        if (!pull && press && isSideways(press, pointer)) pull = grabbed(press, pointer, actions);
        // The first move may be the only one: browsers make one of all that come between two pictures.
        pull?.leaf.follow(pointer.x - pull.from.x);
      }
      return press !== undefined && (pull !== undefined || actions.isZoomed());
    },
    up(pointer: Pointer, actions: GestureActions): void {
      if (!down.delete(pointer.id)) return;
      const [dragged, from] = [pull, press];
      [pull, press] = [undefined, undefined];
      if (dragged && letGo(dragged, pointer)) actions.turn(dragged.step);
      if (dragged || !from?.isTouch || distance(from, pointer) >= startPx) return;
      const isSecond = isDoubleTap(tap, pointer);
      tap = isSecond ? undefined : pointer;
      if (isSecond) actions.tapTwice(pointer);
    },
    cancel(id: number): void {
      down.delete(id);
      drop();
    },
  };
}

function pinched(old: Pointer, now: Pointer, { other, actions }: { other: Pointer; actions: GestureActions }): true {
  const { factor, at, moved } = pinch(old, now, other);
  actions.pinch(factor, at, moved);
  return true;
}

function isSideways(from: Pointer, now: Pointer): boolean {
  const wide = Math.abs(now.x - from.x);
  return wide >= startPx && wide > Math.abs(now.y - from.y);
}

function grabbed(from: Pointer, now: Pointer, actions: GestureActions): Pull | undefined {
  const step = now.x < from.x ? 1 : -1;
  const leaf = actions.grab(from, step);
  return leaf && { from, step, leaf };
}

/** Lets a leaf go; true when it goes on. */
function letGo({ from, step, leaf }: Pull, now: Pointer): boolean {
  const moved = (from.x - now.x) * step;
  const isFar = leaf.release();
  return isFar || (moved > flickPx && now.ms - from.ms < flickMs);
}
