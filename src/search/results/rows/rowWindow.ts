/** Rows of a virtualized list, by their indices from `from` up to, but not including, `to`. */
export type RowRange = { readonly from: number; readonly to: number };

/** Rendered rows, or a spacer. */
export type RowSpan = RowRange & { readonly isRoom: boolean };

export type RowView = {
  /** Top of the first row in px of the window; negative if scrolled past. */
  readonly topPx: number;
  readonly windowPx: number;
  readonly rowPx: number;
};

/** Rows rendered beyond the edges of the window, in window heights. */
const margin = 0.5;

/** The rows on screen, and some before and after them. */
export function rangeAt(count: number, { topPx, windowPx, rowPx }: RowView): RowRange {
  const [from, to] = [-topPx - margin * windowPx, -topPx + (1 + margin) * windowPx];
  return clampRange(count, { from: Math.floor(from / rowPx), to: Math.ceil(to / rowPx) });
}

/** Limits a range to fewer rows, keeping its length if possible. */
export function clampRange(count: number, { from, to }: RowRange): RowRange {
  const end = Math.max(0, Math.min(to, count));
  const isMoved = to > count;
  return { from: Math.max(0, Math.min(from, isMoved ? end - Math.min(to - from, end) : from, end)), to: end };
}

/** Rows that stay rendered wherever the page is scrolled. */
export type PinnedRows = {
  /** The focused row; one row on each side is rendered too, for the Tab key. */
  readonly row: number | undefined;
  /** Number of rows in the server markup. */
  readonly served: number;
};

/** Rendered rows and spacers in order. */
export function pieces(count: number, range: RowRange, { row, served }: PinnedRows): readonly RowSpan[] {
  const pinned = row === undefined ? [] : [{ from: Math.max(0, row - 1), to: Math.min(count, row + 2) }];
  const ranges = [range, { from: 0, to: Math.min(count, served) }, ...pinned]
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);
  const found: RowSpan[] = [];
  let end = 0;
  for (const { from, to } of ranges) {
    if (to <= end) continue;
    if (from > end) found.push({ from: end, to: from, isRoom: true });
    const start = Math.max(from, end);
    const last = found.at(-1);
    if (last && !last.isRoom && last.to === start) found[found.length - 1] = { ...last, to };
    else found.push({ from: start, to, isRoom: false });
    end = to;
  }
  if (end < count) found.push({ from: end, to: count, isRoom: true });
  return found;
}
