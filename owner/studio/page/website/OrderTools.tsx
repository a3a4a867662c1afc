import type { RefObject } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { placeInColumn, slabAt, useOrderDrag } from "../frame/useOrderDrag.ts";
import { useOrderFocus } from "./useOrderFocus.ts";

/** The rows of a list that can be reordered. */
type RowOrder = {
  readonly count: number;
  readonly move: (from: number, by: number) => void;
  /** Attributes of a row's element: its position, and the marker for a row that would be dropped next to it. */
  readonly marksOf: (index: number) => { readonly "data-place": number; readonly "data-slab"?: "before" | "after" };
  readonly gripOf: ReturnType<typeof useOrderDrag>["listenersOf"];
};

/** Reorders rows by dragging, and by buttons that retain the focus. */
export function useRowOrder<T extends HTMLElement>(
  count: number,
  move: (from: number, by: number) => void,
): { readonly list: RefObject<T | null>; readonly order: RowOrder } {
  const { list, afterMove } = useOrderFocus<T>();
  const { drag, listenersOf } = useOrderDrag((from, to) => {
    if (to !== from) move(from, to - from);
  }, placeInColumn);
  const order: RowOrder = {
    count,
    move: (from, by) => {
      move(from, by);
      afterMove(from + by, by);
    },
    marksOf: (index) => {
      const slab = slabAt(drag, index, count);
      return { "data-place": index, ...(slab && { "data-slab": slab }) };
    },
    gripOf: listenersOf,
  };
  return { list, order };
}

type Props = {
  readonly order: Pick<RowOrder, "count" | "move" | "gripOf">;
  readonly index: number;
  readonly name: string;
};

/** Moves a row: a grip for the pointer, and buttons for the keyboard. */
export function OrderTools({ order: { count, move, gripOf }, index, name }: Props) {
  const texts = useStudioTexts();
  return (
    <span className="order-tools">
      <span className="order-grip" aria-hidden="true" title={texts.website.drag} {...gripOf(index)}>
        <Icon name="grip" />
      </span>
      <button
        type="button"
        className="row-button"
        data-move="-1"
        aria-label={fill(texts.settings.up, { name })}
        disabled={index === 0}
        onClick={() => move(index, -1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="row-button"
        data-move="1"
        aria-label={fill(texts.settings.down, { name })}
        disabled={index === count - 1}
        onClick={() => move(index, 1)}
      >
        <Icon name="down" />
      </button>
    </span>
  );
}
