import type { PressedKeys } from "./motion.ts";

/** The effects of gestures on the view. Lengths in pixels. */
export type GestureHandlers = {
  /** The view is grabbed: any motion in progress stops. */
  readonly grab: () => void;
  readonly drag: (right: number, down: number) => void;
  /** Released, at a speed in pixels per millisecond. */
  readonly release: (speed: { readonly right: number; readonly down: number }) => void;
  /** Zooms in by a factor above 1. */
  readonly zoomBy: (factor: number) => void;
  readonly keys: (pressed: PressedKeys) => void;
  /** Whether one finger and the wheel scroll the surrounding page. */
  readonly isShared: () => boolean;
};

/** The speed at release is measured over this time. */
const measuredMs = 90;
const wheelStep = 0.0012;
const noKeys: PressedKeys = { yaw: 0, pitch: 0, zoom: 0 };

const keyMeanings: Readonly<Record<string, Partial<PressedKeys>>> = {
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

/** Listens to mouse, pen, touch, wheel and, while the view has the focus, keys, until the signal aborts. */
export function listenToGestures(view: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  listenToMouse(view, handlers, signal);
  listenToTouch(view, handlers, signal);
  listenToKeys(view, handlers, signal);
  const onWheel = (event: WheelEvent): void => {
    if (handlers.isShared() && !event.ctrlKey) return;
    event.preventDefault();
    handlers.grab();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
    handlers.zoomBy(Math.exp(-pixels * wheelStep));
  };
  view.addEventListener("wheel", onWheel, { passive: false, signal });
}

type Drag = {
  readonly moveTo: (x: number, y: number, ms: number) => void;
  readonly release: (ms: number) => void;
};

/** One drag, from pointer down to release. */
function startDrag(handlers: GestureHandlers, x: number, y: number): Drag {
  let [lastX, lastY] = [x, y];
  let moves: { readonly right: number; readonly down: number; readonly ms: number }[] = [];
  handlers.grab();
  return {
    moveTo: (nextX, nextY, ms) => {
      const [right, down] = [nextX - lastX, nextY - lastY];
      [lastX, lastY] = [nextX, nextY];
      moves = [...moves.filter((move) => ms - move.ms < measuredMs), { right, down, ms }];
      handlers.drag(right, down);
    },
    release: (ms) => {
      const recent = moves.filter((move) => ms - move.ms < measuredMs);
      const sum = (axis: "right" | "down"): number => recent.reduce((total, move) => total + move[axis], 0);
      handlers.release({ right: sum("right") / measuredMs, down: sum("down") / measuredMs });
    },
  };
}

function listenToMouse(view: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let current: Drag | undefined;
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || event.button !== 0) return;
    view.setPointerCapture(event.pointerId);
    current = startDrag(handlers, event.clientX, event.clientY);
  };
  const onMove = (event: PointerEvent): void => current?.moveTo(event.clientX, event.clientY, event.timeStamp);
  const onEnd = (event: PointerEvent): void => {
    current?.release(event.timeStamp);
    current = undefined;
  };
  view.addEventListener("pointerdown", onDown, { signal });
  view.addEventListener("pointermove", onMove, { signal });
  view.addEventListener("pointerup", onEnd, { signal });
  view.addEventListener("pointercancel", onEnd, { signal });
}

type TouchSpread = { readonly x: number; readonly y: number; readonly apart: number };

function spreadOf(touches: TouchList): TouchSpread {
  const all = [...touches];
  const middle = (of: (touch: Touch) => number): number => all.reduce((sum, touch) => sum + of(touch), 0) / all.length;
  const [x, y] = [middle(({ clientX }) => clientX), middle(({ clientY }) => clientY)];
  return { x, y, apart: middle((touch) => Math.hypot(touch.clientX - x, touch.clientY - y)) };
}

/** Touch events rather than pointer events: only they can leave one finger to the page and use two. */
function listenToTouch(view: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let current: Drag | undefined;
  let apart = 0;
  const onCount = ({ touches, timeStamp }: TouchEvent): void => {
    const isOurs = touches.length > 1 || (touches.length === 1 && !handlers.isShared());
    // A change in the number of fingers starts a new drag, so that nothing jumps.
    if (!isOurs) {
      current?.release(timeStamp);
      current = undefined;
      return;
    }
    const spread = spreadOf(touches);
    current = startDrag(handlers, spread.x, spread.y);
    apart = spread.apart;
  };
  const onMove = (event: TouchEvent): void => {
    if (!current) return;
    if (event.cancelable) event.preventDefault();
    const spread = spreadOf(event.touches);
    current.moveTo(spread.x, spread.y, event.timeStamp);
    if (event.touches.length > 1 && apart > 0) handlers.zoomBy(spread.apart / apart);
    apart = spread.apart;
  };
  for (const type of ["touchstart", "touchend", "touchcancel"] as const) {
    view.addEventListener(type, onCount, { passive: true, signal });
  }
  view.addEventListener("touchmove", onMove, { passive: false, signal });
}

function listenToKeys(view: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const down = new Set<string>();
  const reportKeys = (): void => {
    const sum = (axis: keyof PressedKeys): number =>
      Math.sign([...down].reduce((total, key) => total + (keyMeanings[key]?.[axis] ?? 0), 0));
    handlers.keys({ yaw: sum("yaw"), pitch: sum("pitch"), zoom: sum("zoom") });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!(event.key in keyMeanings) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.type === "keydown") {
      event.preventDefault();
      if (event.repeat) return;
      down.add(event.key);
    } else down.delete(event.key);
    reportKeys();
  };
  view.addEventListener("keydown", onKey, { signal });
  view.addEventListener("keyup", onKey, { signal });
  view.addEventListener(
    "blur",
    () => {
      down.clear();
      handlers.keys(noKeys);
    },
    { signal },
  );
}
