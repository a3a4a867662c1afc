import { pointers, type Pointer } from "./pointers.ts";
import type { HeldLeaf } from "./pullLeaf.ts";
import type { Spot } from "./zoomMath.ts";

/** What a hand on the stage may do. */
export type HandVerbs = {
  isZoomed(): boolean;
  /** The leaf a sideways move takes hold of; `undefined` where there is none that way. */
  grab(at: Spot, step: 1 | -1): HeldLeaf | undefined;
  turn(step: 1 | -1): void;
  pan(moved: Spot): void;
  pinch(factor: number, at: Spot, moved: Spot): void;
  tapTwice(at: Spot): void;
};

type Pull = { readonly from: Pointer; readonly step: 1 | -1; readonly leaf: HeldLeaf };

/** A move becomes a pull after `startPx`; a quick one of `flickPx` turns the leaf however far it is. */
const [startPx, flickPx, flickMs] = [8, 40, 300];

/**
 * One hand on the stage: presses, pulls at leaves, pans, pinches and double taps, told by its pointers; `verbs` says at each
 * move what it can do now.
 */
export function createHand() {
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
    /** True once the hand holds something: the pointer should then be captured. */
    move(pointer: Pointer, verbs: HandVerbs): boolean {
      const old = down.get(pointer.id);
      if (!old) return false;
      down.set(pointer.id, pointer);
      const other = [...down.values()].find(({ id }) => id !== pointer.id);
      if (other) return pinched(old, pointer, { other, verbs });
      if (press && verbs.isZoomed()) verbs.pan({ x: pointer.x - old.x, y: pointer.y - old.y });
      else if (pull) pull.leaf.follow(pointer.x - pull.from.x);
      else if (press && isSideways(press, pointer)) pull = grabbed(press, pointer, verbs);
      return press !== undefined && (pull !== undefined || verbs.isZoomed());
    },
    up(pointer: Pointer, verbs: HandVerbs): void {
      if (!down.delete(pointer.id)) return;
      const [held, from] = [pull, press];
      [pull, press] = [undefined, undefined];
      if (held && letGo(held, pointer)) verbs.turn(held.step);
      if (held || !from?.isTouch || pointers.apart(from, pointer) >= startPx) return;
      const isSecond = pointers.isDouble(tap, pointer);
      tap = isSecond ? undefined : pointer;
      if (isSecond) verbs.tapTwice(pointer);
    },
    cancel(id: number): void {
      down.delete(id);
      drop();
    },
  };
}

function pinched(old: Pointer, now: Pointer, { other, verbs }: { other: Pointer; verbs: HandVerbs }): true {
  const { factor, at, moved } = pointers.pinch(old, now, other);
  verbs.pinch(factor, at, moved);
  return true;
}

function isSideways(from: Pointer, now: Pointer): boolean {
  const wide = Math.abs(now.x - from.x);
  return wide >= startPx && wide > Math.abs(now.y - from.y);
}

function grabbed(from: Pointer, now: Pointer, verbs: HandVerbs): Pull | undefined {
  const step = now.x < from.x ? 1 : -1;
  const leaf = verbs.grab(from, step);
  return leaf && { from, step, leaf };
}

/** Lets a leaf go; true when it goes on. */
function letGo({ from, step, leaf }: Pull, now: Pointer): boolean {
  const moved = (from.x - now.x) * step;
  const isFar = leaf.release();
  return isFar || (moved > flickPx && now.ms - from.ms < flickMs);
}
