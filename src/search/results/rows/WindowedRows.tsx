import { useState, type FocusEvent, type ReactElement } from "react";
import { useRowWindow } from "./useRowWindow.ts";

export type RowsProps = {
  readonly count: number;
  readonly rowPx: number;
  /** All rows are rendered, because they are few. */
  readonly isWhole: boolean;
  /** Number of rows to render before it is known which are on screen, and in server markup. */
  readonly startRows: number;
  readonly serverRows: number;
  /** A row that stays rendered without focus. */
  readonly pinnedRow?: number | undefined;
  readonly className: string;
  readonly role?: string;
  readonly label?: string | undefined;
  /** Renders one row; it, or its first element, has its index as `data-row`. */
  readonly children: (row: number) => ReactElement | null;
};

/** A virtualized list: rows near the screen are rendered, spacers stand in for the others. */
export function WindowedRows({ count, rowPx, isWhole, startRows, serverRows, pinnedRow, ...view }: RowsProps) {
  const [focused, setFocused] = useState<number>();
  const {
    box,
    pieces,
    rowPx: px,
  } = useRowWindow({ count, rowPx, isWhole, startRows, serverRows, pinnedRow: focused ?? pinnedRow });
  const rememberFocus = ({ target }: FocusEvent): void => {
    const row = isWhole ? undefined : target.closest("[data-row]")?.getAttribute("data-row");
    if (row) setFocused(Number(row));
  };
  return (
    <div
      ref={box}
      className={view.className}
      role={view.role}
      aria-label={view.label}
      onFocus={rememberFocus}
      onBlur={() => setFocused(undefined)}
    >
      {/* One flat list, so that a row keeps its element and focus while spacers change around it. */}
      {pieces.flatMap(({ from, to, isRoom }) =>
        isRoom
          ? [<svg key={`room ${from}`} className="room" width="1" height={(to - from) * px} aria-hidden="true" />]
          : [...Array(Math.max(0, to - from)).keys()].map((index) => view.children(from + index)),
      )}
    </div>
  );
}

type Props = Pick<RowsProps, "count" | "className" | "role" | "label" | "children">;

/** A list whose rows are all rendered, because they are few. */
export function WholeRows({ count, className, role, label, children }: Props) {
  return (
    <div className={className} role={role} aria-label={label}>
      {[...Array(count).keys()].map((row) => children(row))}
    </div>
  );
}
