import type { Held } from "./motion.ts";

/** What a visitor's hands want of the view. Lengths in pixels. */
export type Hands = {
  /** The view is taken hold of: whatever moves by itself stops. */
  readonly hold: () => void;
  readonly drag: (right: number, down: number) => void;
  /** Let go, at a speed in pixels per millisecond. */
  readonly release: (speed: { readonly right: number; readonly down: number }) => void;
  /** Nearer by a factor above 1. */
  readonly zoomBy: (factor: number) => void;
  readonly keys: (held: Held) => void;
  /** Whether the page around is scrolled by one finger and the wheel. */
  readonly isShared: () => boolean;
};

/** Speed is measured over the last moment before letting go. */
const measuredMs = 90;
const wheelStep = 0.0012;
const noKeys: Held = { yaw: 0, pitch: 0, zoom: 0 };

const keyMeanings: Readonly<Record<string, Partial<Held>>> = {
  ArrowLeft: { yaw: -1 },
  ArrowRight: { yaw: 1 },
  ArrowUp: { pitch: 1 },
  ArrowDown: { pitch: -1 },
  "+": { zoom: 1 },
  "=": { zoom: 1 },
  PageUp: { zoom: 1 },
  "-": { zoom: -1 },
  PageDown: { zoom: -1 },
};

/** Mouse, pen, fingers, wheel and keys on the view, until the signal. Keys are heard while it has the focus. */
export function listenToHands(view: HTMLElement, hands: Hands, signal: AbortSignal): void {
  listenToMouse(view, hands, signal);
  listenToTouch(view, hands, signal);
  listenToKeys(view, hands, signal);
  const onWheel = (event: WheelEvent): void => {
    if (hands.isShared() && !event.ctrlKey) return;
    event.preventDefault();
    hands.hold();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
    hands.zoomBy(Math.exp(-pixels * wheelStep));
  };
  view.addEventListener("wheel", onWheel, { passive: false, signal });
}

type Grip = {
  readonly to: (x: number, y: number, ms: number) => void;
  readonly release: (ms: number) => void;
};

/** One hold on the view, from taking to letting go. */
function grip(hands: Hands, x: number, y: number): Grip {
  let [lastX, lastY] = [x, y];
  let moves: { readonly right: number; readonly down: number; readonly ms: number }[] = [];
  hands.hold();
  return {
    to: (nextX, nextY, ms) => {
      const [right, down] = [nextX - lastX, nextY - lastY];
      [lastX, lastY] = [nextX, nextY];
      moves = [...moves.filter((move) => ms - move.ms < measuredMs), { right, down, ms }];
      hands.drag(right, down);
    },
    release: (ms) => {
      const recent = moves.filter((move) => ms - move.ms < measuredMs);
      const sum = (part: "right" | "down"): number => recent.reduce((total, move) => total + move[part], 0);
      hands.release({ right: sum("right") / measuredMs, down: sum("down") / measuredMs });
    },
  };
}

function listenToMouse(view: HTMLElement, hands: Hands, signal: AbortSignal): void {
  let held: Grip | undefined;
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || event.button !== 0) return;
    view.setPointerCapture(event.pointerId);
    held = grip(hands, event.clientX, event.clientY);
  };
  const onMove = (event: PointerEvent): void => held?.to(event.clientX, event.clientY, event.timeStamp);
  const onEnd = (event: PointerEvent): void => {
    held?.release(event.timeStamp);
    held = undefined;
  };
  view.addEventListener("pointerdown", onDown, { signal });
  view.addEventListener("pointermove", onMove, { signal });
  view.addEventListener("pointerup", onEnd, { signal });
  view.addEventListener("pointercancel", onEnd, { signal });
}

type Spread = { readonly x: number; readonly y: number; readonly apart: number };

function spreadOf(touches: TouchList): Spread {
  const all = [...touches];
  const middle = (of: (touch: Touch) => number): number => all.reduce((sum, touch) => sum + of(touch), 0) / all.length;
  const [x, y] = [middle(({ clientX }) => clientX), middle(({ clientY }) => clientY)];
  return { x, y, apart: middle((touch) => Math.hypot(touch.clientX - x, touch.clientY - y)) };
}

/** Touches, not pointers: only they can leave one finger to the page and take two. */
function listenToTouch(view: HTMLElement, hands: Hands, signal: AbortSignal): void {
  let held: Grip | undefined;
  let apart = 0;
  const onCount = ({ touches, timeStamp }: TouchEvent): void => {
    const isOurs = touches.length > 1 || (touches.length === 1 && !hands.isShared());
    // A finger more or less is a new hold: nothing jumps.
    if (!isOurs) {
      held?.release(timeStamp);
      held = undefined;
      return;
    }
    const spread = spreadOf(touches);
    held = grip(hands, spread.x, spread.y);
    apart = spread.apart;
  };
  const onMove = (event: TouchEvent): void => {
    if (!held) return;
    if (event.cancelable) event.preventDefault();
    const spread = spreadOf(event.touches);
    held.to(spread.x, spread.y, event.timeStamp);
    if (event.touches.length > 1 && apart > 0) hands.zoomBy(spread.apart / apart);
    apart = spread.apart;
  };
  for (const type of ["touchstart", "touchend", "touchcancel"] as const) {
    view.addEventListener(type, onCount, { passive: true, signal });
  }
  view.addEventListener("touchmove", onMove, { passive: false, signal });
}

function listenToKeys(view: HTMLElement, hands: Hands, signal: AbortSignal): void {
  const down = new Set<string>();
  const tell = (): void => {
    const sum = (part: keyof Held): number =>
      Math.sign([...down].reduce((total, key) => total + (keyMeanings[key]?.[part] ?? 0), 0));
    hands.keys({ yaw: sum("yaw"), pitch: sum("pitch"), zoom: sum("zoom") });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!(event.key in keyMeanings) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.type === "keydown") {
      event.preventDefault();
      if (event.repeat) return;
      down.add(event.key);
    } else down.delete(event.key);
    tell();
  };
  view.addEventListener("keydown", onKey, { signal });
  view.addEventListener("keyup", onKey, { signal });
  view.addEventListener(
    "blur",
    () => {
      down.clear();
      hands.keys(noKeys);
    },
    { signal },
  );
}
