/** Rows from one index up to another, which is not among them. */
export type RowRange = { readonly from: number; readonly to: number };

/** Rows that are in the document, or the room of those that are not. */
export type Piece = RowRange & { readonly isRoom: boolean };

export type RowView = {
  /** Top of the first row in px of the window, negative when it was scrolled away. */
  readonly topPx: number;
  readonly windowPx: number;
  readonly rowPx: number;
};

/** Rows rendered beyond the edges of the window, in window heights. */
const margin = 0.5;

/** The rows that are on screen, and some before and after them. */
export function rangeAt(count: number, { topPx, windowPx, rowPx }: RowView): RowRange {
  const [from, to] = [-topPx - margin * windowPx, -topPx + (1 + margin) * windowPx];
  return clampRange(count, { from: Math.floor(from / rowPx), to: Math.ceil(to / rowPx) });
}

/** The same number of rows where there are fewer than there were. */
export function clampRange(count: number, { from, to }: RowRange): RowRange {
  const end = Math.max(0, Math.min(to, count));
  const isMoved = to > count;
  return { from: Math.max(0, Math.min(from, isMoved ? end - Math.min(to - from, end) : from, end)), to: end };
}

/** What is in the document wherever the page is scrolled. */
export type PinnedRows = {
  /** The row that has the focus, with one on each side for the Tab key. */
  readonly row: number | undefined;
  /** So many rows came with the page. */
  readonly served: number;
};

/** Rows and rooms in their order. */
export function pieces(count: number, range: RowRange, { row, served }: PinnedRows): readonly Piece[] {
  const around = row === undefined ? [] : [{ from: Math.max(0, row - 1), to: Math.min(count, row + 2) }];
  const ranges = [range, { from: 0, to: Math.min(count, served) }, ...around]
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);
  const found: Piece[] = [];
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
