import { useState, type FocusEvent, type ReactElement } from "react";
import { useRowWindow } from "./useRowWindow.ts";

export type RowsProps = {
  readonly count: number;
  readonly rowPx: number;
  /** All of them are in the document: they are few. */
  readonly isWhole: boolean;
  /** How many are drawn before anybody knows what is on screen, and how many a server writes. */
  readonly startRows: number;
  readonly serverRows: number;
  /** A row that stays although it has not got the focus now. */
  readonly pinnedRow?: number | undefined;
  readonly className: string;
  readonly role?: string;
  readonly label?: string | undefined;
  /** One row; it, or its first element, says its index: `data-row`. */
  readonly children: (row: number) => ReactElement | null;
};

/** Rows under each other, of which those on screen are in the document; for the others there is room, so that the page is as long as with them. */
export function WindowedRows({ count, rowPx, isWhole, startRows, serverRows, pinnedRow, ...view }: RowsProps) {
  const [focused, setFocused] = useState<number>();
  const {
    box,
    pieces,
    rowPx: px,
  } = useRowWindow({ count, rowPx, isWhole, startRows, serverRows, pinnedRow: focused ?? pinnedRow });
  const keep = ({ target }: FocusEvent): void => {
    const row = isWhole ? undefined : target.closest("[data-row]")?.getAttribute("data-row");
    if (row) setFocused(Number(row));
  };
  return (
    <div
      ref={box}
      className={view.className}
      role={view.role}
      aria-label={view.label}
      onFocus={keep}
      onBlur={() => setFocused(undefined)}
    >
      {/* One flat list: a row keeps its element, and the focus, when rooms come and go around it. */}
      {pieces.flatMap(({ from, to, isRoom }) =>
        isRoom
          ? [<svg key={`room ${from}`} className="room" width="1" height={(to - from) * px} aria-hidden="true" />]
          : [...Array(Math.max(0, to - from)).keys()].map((index) => view.children(from + index)),
      )}
    </div>
  );
}

type Props = Pick<RowsProps, "count" | "className" | "role" | "label" | "children">;

/** Rows of which all are in the document, as they are few. */
export function WholeRows({ count, className, role, label, children }: Props) {
  return (
    <div className={className} role={role} aria-label={label}>
      {[...Array(count).keys()].map((row) => children(row))}
    </div>
  );
}
