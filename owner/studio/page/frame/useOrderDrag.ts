import { type PointerEvent, useRef, useState } from "react";

/** A drag in progress: the item, the distance moved, and the index before which it would be dropped. */
export type OrderDrag = { readonly from: number; readonly by: readonly [x: number, y: number]; readonly to: number };

/** In pixels; a finger trembles by less than this. */
const startPx = 6;

type Begun = { readonly from: number; readonly at: readonly [number, number]; readonly list: HTMLElement };

export type DragListeners = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: { readonly stopPropagation: () => void }) => void;
};

/**
 * Reorders the items of a list by mouse, pen or finger. `move`: `to` is the index in the list without the moved item.
 * `placeOf`: the index of the item before which a point lies.
 */
export function useOrderDrag(
  move: (from: number, to: number) => void,
  placeOf: PlaceOf = placeInGrid,
): {
  readonly drag: OrderDrag | undefined;
  readonly listenersOf: (from: number) => DragListeners;
} {
  const begun = useRef<Begun>(undefined);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<OrderDrag>();
  const end = () => {
    begun.current = undefined;
    setDrag(undefined);
  };
  const listenersOf = (from: number): DragListeners => ({
    onPointerDown: (event) => {
      wasDragged.current = false;
      const list = event.currentTarget.closest<HTMLElement>("ol, ul");
      if (event.button !== 0 || !list) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begun.current = { from, at: [event.clientX, event.clientY], list };
    },
    onPointerMove: (event) => {
      const { current } = begun;
      if (current?.from !== from) return;
      const by = [event.clientX - current.at[0], event.clientY - current.at[1]] as const;
      if (!drag && Math.hypot(...by) < startPx) return;
      wasDragged.current = true;
      setDrag({ from, by, to: placeOf(boxesIn(current.list), [event.clientX, event.clientY]) });
    },
    onPointerUp: () => {
      if (drag) move(drag.from, drag.to > drag.from ? drag.to - 1 : drag.to);
      end();
    },
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  });
  return { drag, listenersOf };
}

/** Where the drop marker of an item appears; undefined where dropping would not move anything. */
export function slabAt(drag: OrderDrag | undefined, index: number, count: number): "before" | "after" | undefined {
  if (!drag || drag.to === drag.from || drag.to === drag.from + 1) return undefined;
  if (drag.to === index) return "before";
  return drag.to === count && index === count - 1 ? "after" : undefined;
}

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly width: number };
type PlaceOf = (boxes: readonly Box[], at: readonly [x: number, y: number]) => number;

const boxesIn = (list: HTMLElement): readonly Box[] =>
  [...list.querySelectorAll<HTMLElement>("[data-place]")].map((item) => item.getBoundingClientRect());

/** Index of the row before which a point lies; the number of rows means after the last one. */
export const placeInColumn: PlaceOf = (boxes, [, y]) => {
  const before = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return before === -1 ? boxes.length : before;
};

/** The same for items in rows from top to bottom; the number of items means after the last one. */
function placeInGrid(boxes: readonly Box[], [x, y]: readonly [number, number]): number {
  const inRow = boxes.flatMap((box, index) => (y < box.bottom + 8 ? [{ box, index }] : []));
  const top = inRow[0]?.box.top;
  const row = inRow.filter(({ box }) => box.top === top);
  const before = row.find(({ box }) => x < box.left + box.width / 2);
  return before?.index ?? (row.at(-1)?.index ?? boxes.length - 1) + 1;
}
