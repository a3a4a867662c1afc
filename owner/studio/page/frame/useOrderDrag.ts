import { type PointerEvent, useRef, useState } from "react";

/** An item under way: which one, how far the pointer has come, and before which of the others it would go. */
export type OrderDrag = { readonly from: number; readonly by: readonly [x: number, y: number]; readonly to: number };

/** A finger trembles that much. */
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
 * Items of a list put into another order by mouse, pen or finger. `move`: `to` is the place in the list without the moved one.
 * `placeOf`: before which item a point lies.
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

/** Where a slab stands beside an item: nowhere where the item would stay. */
export function slabAt(drag: OrderDrag | undefined, index: number, count: number): "before" | "after" | undefined {
  if (!drag || drag.to === drag.from || drag.to === drag.from + 1) return undefined;
  if (drag.to === index) return "before";
  return drag.to === count && index === count - 1 ? "after" : undefined;
}

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly width: number };
type PlaceOf = (boxes: readonly Box[], at: readonly [x: number, y: number]) => number;

const boxesIn = (list: HTMLElement): readonly Box[] =>
  [...list.querySelectorAll<HTMLElement>("[data-place]")].map((item) => item.getBoundingClientRect());

/** Before which of the rows below each other a point lies; the number of rows: behind the last. */
export const placeInColumn: PlaceOf = (boxes, [, y]) => {
  const before = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return before === -1 ? boxes.length : before;
};

/** Before which item a point lies, rows from top to bottom; the number of items: behind the last. */
function placeInGrid(boxes: readonly Box[], [x, y]: readonly [number, number]): number {
  const inRow = boxes.flatMap((box, index) => (y < box.bottom + 8 ? [{ box, index }] : []));
  const top = inRow[0]?.box.top;
  const row = inRow.filter(({ box }) => box.top === top);
  const before = row.find(({ box }) => x < box.left + box.width / 2);
  return before?.index ?? (row.at(-1)?.index ?? boxes.length - 1) + 1;
}
