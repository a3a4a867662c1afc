import { useEffect, useRef, useState, type RefObject } from "react";
import { useIsServerRendered } from "../../../hooks/useIsServerRendered.ts";
import { clampRange, pieces, rangeAt, type RowSpan, type RowRange } from "./rowWindow.ts";

type Rows = {
  readonly count: number;
  /** Assumed height of a row in px until one has been measured. */
  readonly rowPx: number;
  /** Index of the focused row. */
  readonly pinnedRow: number | undefined;
  /** All rows are rendered, because they are few. */
  readonly isWhole: boolean;
  /** Number of rows to render before it is known which are on screen. */
  readonly startRows: number;
  /** The same for server markup. */
  readonly serverRows: number;
};

type RowWindow = {
  /** The element that contains only the rows. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly pieces: readonly RowSpan[];
  readonly rowPx: number;
};

/**
 * Decides which rows are rendered. Spacers (class `room`) are observed: work is only done when one comes near the screen. There are no
 * scroll listeners, so that any scroll container works.
 */
export function useRowWindow({ count, pinnedRow, isWhole, ...start }: Rows): RowWindow {
  const box = useRef<HTMLDivElement>(null);
  const isServerRendered = useIsServerRendered();
  // Server-rendered rows stay until others are needed, so that nothing moves on hydration.
  const served = isServerRendered ? start.serverRows : 0;
  const [range, setRange] = useState<RowRange>({ from: 0, to: start.startRows });
  const [rowPx, setRowPx] = useState(start.rowPx);
  const shown = isWhole ? whole(count) : pieces(count, clampRange(count, range), { row: pinnedRow, served });
  const rows = shown.reduce((sum, { from, to, isRoom }) => (isRoom ? sum : sum + to - from), 0);
  const layout = shown.map(({ from, to }) => `${from}-${to}`).join(" ");
  useEffect(() => {
    const element = box.current;
    if (!element || isWhole) return undefined;
    const rooms = [...element.children].filter((child) => child.classList.contains("room"));
    const observer = new IntersectionObserver(
      (entries) => {
        const { top: topPx, height } = element.getBoundingClientRect();
        const roomsPx = rooms.reduce((sum, room) => sum + room.getBoundingClientRect().height, 0);
        const measured = rows > 0 && height > roomsPx ? (height - roomsPx) / rows : rowPx;
        const view = { topPx, windowPx: innerHeight, rowPx: measured };
        const isGone = entries.some(({ target, isIntersecting }) => target === element && !isIntersecting);
        const isNear = entries.some(({ target, isIntersecting }) => target !== element && isIntersecting);
        if (isNear || !served) setRowPx((old) => (Math.abs(old - measured) > 0.5 ? measured : old));
        const next = isGone ? { from: 0, to: 0 } : rangeAt(count, view);
        // Far away the range is replaced; otherwise it changes only if a spacer comes near or far too many rows are rendered.
        setRange((old) =>
          isGone || isNear || isTooLong(old, next, innerHeight / measured) ? previousIfSame(old, next) : old,
        );
      },
      { rootMargin: "25% 0px" },
    );
    for (const part of [element, ...rooms]) observer.observe(part);
    return () => observer.disconnect();
  }, [count, rows, layout, rowPx, isWhole, served]);
  return { box, pieces: shown, rowPx };
}

const whole = (count: number): readonly RowSpan[] => [{ from: 0, to: count, isRoom: false }];

const previousIfSame = (old: RowRange, next: RowRange): RowRange =>
  old.from === next.from && old.to === next.to ? old : next;

/** Whether the old range exceeds the new one by more than a quarter of a window. */
const isTooLong = (old: RowRange, next: RowRange, windowRows: number): boolean =>
  Math.max(next.from - old.from, old.to - next.to) > windowRows / 4;
