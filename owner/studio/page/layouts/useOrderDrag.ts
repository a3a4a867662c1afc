import { type PointerEvent, useRef, useState } from "react";

/** A picture under way: which one, how far the pointer has come, and before which of the others it would go. */
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

/** Items of a list put into another order by mouse, pen or finger. `move`: `to` is the place in the list without the moved one. */
export function useOrderDrag(move: (from: number, to: number) => void): {
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
      const list = event.currentTarget.closest("ol");
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
      setDrag({ from, by, to: placeAt(current.list, [event.clientX, event.clientY]) });
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

/** Before which item a point lies, rows from top to bottom; the number of items: behind the last. */
function placeAt(list: HTMLElement, [x, y]: readonly [number, number]): number {
  const boxes = [...list.querySelectorAll<HTMLElement>("[data-place]")].map((item) => item.getBoundingClientRect());
  const inRow = boxes.flatMap((box, index) => (y < box.bottom + 8 ? [{ box, index }] : []));
  const top = inRow[0]?.box.top;
  const row = inRow.filter(({ box }) => box.top === top);
  const before = row.find(({ box }) => x < box.left + box.width / 2);
  return before?.index ?? (row.at(-1)?.index ?? boxes.length - 1) + 1;
}
