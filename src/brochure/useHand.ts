import { useState, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { useWheelZoom } from "../hooks/useWheelZoom.ts";
import { book as verbs, type Book } from "./book.ts";
import { useBrochure } from "./BrochureContext.tsx";
import { createHand, type HandVerbs } from "./createHand.ts";
import { pullLeaf, type HeldLeaf } from "./pullLeaf.ts";
import { spreads } from "./spreads.ts";
import type { ZoomDesk } from "./useZoom.ts";

const pointerOf = ({ pointerId: id, clientX: x, clientY: y, pointerType, timeStamp: ms }: PointerEvent) => {
  return { id, x, y, isTouch: pointerType !== "mouse", ms };
};

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Fingers and mouse on the stage: the handlers to put on it. */
export function useHand(stage: RefObject<HTMLElement | null>, zoomDesk: ZoomDesk) {
  const { store } = useBrochure();
  const [hand] = useState(createHand);
  const handVerbs: HandVerbs = {
    isZoomed: () => zoomDesk.zoom.scale > 1,
    grab({ x }, step) {
      store.expect(step);
      return grabLeaf(store.getState(), { stage: stage.current, x, step });
    },
    turn: store.turn,
    pan: zoomDesk.pan,
    pinch(factor, at, moved) {
      zoomDesk.by(factor, at);
      zoomDesk.pan(moved);
    },
    tapTwice: zoomDesk.toggle,
  };
  useWheelZoom(stage, ({ deltaY, clientX: x, clientY: y }) => zoomDesk.by(Math.exp(-deltaY / 200), { x, y }));
  return {
    onPointerDown: (event: PointerEvent) => {
      // The mouse selects words; fingers do so by a long press.
      const isSelecting = event.pointerType === "mouse" && isIn(event.target, ".word");
      if (event.button === 0 && !isSelecting && !isIn(event.target, "button")) hand.down(pointerOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (hand.move(pointerOf(event), handVerbs)) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => hand.up(pointerOf(event), handVerbs),
    onPointerCancel: (event: PointerEvent) => hand.cancel(event.pointerId),
    onDoubleClick: ({ target, clientX: x, clientY: y, nativeEvent }: MouseEvent) => {
      const isMouse = !("pointerType" in nativeEvent) || nativeEvent.pointerType === "mouse";
      if (isMouse && !isIn(target, ".word, button")) zoomDesk.toggle({ x, y });
    },
  };
}

type Grab = { readonly stage: HTMLElement | null; readonly x: number; readonly step: 1 | -1 };

/** The leaf that lies on the side it is to leave; none at the covers. */
function grabLeaf(now: Book, { stage, x, step }: Grab): HeldLeaf | undefined {
  const spread = verbs.spreadAt(now);
  if (step > 0 ? spread >= spreads.lastSpread(now) : spread === 0) return undefined;
  const leaf = stage?.querySelector<HTMLElement>(`[data-leaf="${step > 0 ? spread : spread - 1}"]`);
  const book = leaf?.parentElement?.getBoundingClientRect();
  if (!leaf || !book) return undefined;
  return pullLeaf(leaf, { from: x - book.left, width: book.width, step, isDouble: now.isDouble });
}
