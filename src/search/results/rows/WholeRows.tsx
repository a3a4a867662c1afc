import type { RowsProps } from "./WindowedRows.tsx";

type Props = Pick<RowsProps, "count" | "className" | "role" | "label" | "children">;

/** Rows of which all are in the document, as they are few. */
export function WholeRows({ count, className, role, label, children }: Props) {
  return (
    <div className={className} role={role} aria-label={label}>
      {[...Array(count).keys()].map((row) => children(row))}
    </div>
  );
}
