import { useState, useEffect, useEffectEvent, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { shownSpread, type Book } from "../book/book.ts";
import { useBrochure } from "../BrochureContext.tsx";
import { createGesture, type GestureActions } from "./gesture.ts";
import { dragLeaf, type DraggedLeaf } from "./dragLeaf.ts";
import { lastSpread } from "../book/spreads.ts";
import type { ZoomController } from "./useZoom.ts";

const pointerOf = ({ pointerId: id, clientX: x, clientY: y, pointerType, timeStamp: ms }: PointerEvent) => {
  return { id, x, y, isTouch: pointerType !== "mouse", ms };
};

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Gestures by finger, pen and mouse on the stage; returns the stage's event handlers. */
export function useGestures(stage: RefObject<HTMLElement | null>, zoomController: ZoomController) {
  const { store } = useBrochure();
  const [gesture] = useState(createGesture);
  const actions: GestureActions = {
    isZoomed: () => zoomController.zoom.scale > 1,
    grabLeaf({ x }, step) {
      store.preload(step);
      return grabLeaf(store.getState(), { stage: stage.current, x, step });
    },
    turn: store.turn,
    pan: zoomController.pan,
    pinch(factor, at, moved) {
      zoomController.by(factor, at);
      zoomController.pan(moved);
    },
    doubleTap: zoomController.toggle,
  };
  useWheelZoom(stage, ({ deltaY, clientX: x, clientY: y }) => zoomController.by(Math.exp(-deltaY / 200), { x, y }));
  return {
    onPointerDown: (event: PointerEvent) => {
      // A mouse selects words; touch does so by a long press.
      const isSelecting = event.pointerType === "mouse" && isIn(event.target, ".word");
      if (event.button === 0 && !isSelecting && !isIn(event.target, "button")) gesture.down(pointerOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (gesture.move(pointerOf(event), actions)) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => gesture.up(pointerOf(event), actions),
    onPointerCancel: (event: PointerEvent) => gesture.cancel(event.pointerId),
    onDoubleClick: ({ target, clientX: x, clientY: y, nativeEvent }: MouseEvent) => {
      const isMouse = !("pointerType" in nativeEvent) || nativeEvent.pointerType === "mouse";
      if (isMouse && !isIn(target, ".word, button")) zoomController.toggle({ x, y });
    },
  };
}

type Grab = { readonly stage: HTMLElement | null; readonly x: number; readonly step: 1 | -1 };

/** The leaf that a drag turns: `step` 1 is the one on the right, -1 on the left; `undefined` at the end of the book. */
function grabLeaf(book: Book, { stage, x, step }: Grab): DraggedLeaf | undefined {
  const spread = shownSpread(book);
  if (step > 0 ? spread >= lastSpread(book) : spread === 0) return undefined;
  const leaf = stage?.querySelector<HTMLElement>(`[data-leaf="${step > 0 ? spread : spread - 1}"]`);
  const box = leaf?.parentElement?.getBoundingClientRect();
  if (!leaf || !box) return undefined;
  return dragLeaf(leaf, { from: x - box.left, width: box.width, step, isDouble: book.isDouble });
}

/** Calls back on Ctrl and wheel, which is also how touchpads report a pinch, and prevents the page from zooming. */
function useWheelZoom(ref: RefObject<HTMLElement | null>, onZoom: (event: WheelEvent) => void): void {
  const listener = useEffectEvent(onZoom);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listen = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      listener(event);
    };
    // React's own wheel listeners are passive.
    element.addEventListener("wheel", listen, { passive: false });
    return () => element.removeEventListener("wheel", listen);
  }, [ref]);
}
