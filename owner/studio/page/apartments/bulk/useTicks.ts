import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ApartmentRow } from "../apartmentRows.ts";

export type Ticks = {
  /** Ids of the ticked apartments among the visible rows. */
  readonly ids: ReadonlySet<string>;
  /** Toggles a row; `isRange` also toggles all rows from the one toggled last. */
  readonly turn: (row: number, isRange: boolean) => void;
  /** Ticks all rows between two, as Shift does; a further range from the same row replaces it. */
  readonly extend: (from: number, to: number) => void;
  /** Ticks all rows from the active one to this one. */
  readonly extendTo: (to: number) => void;
  readonly tickAll: (isOn: boolean) => void;
};

/** Where a range begins: what was ticked before it, and whether it ticks or unticks. */
type Anchor = { readonly row: number; readonly before: ReadonlySet<string>; readonly isOn: boolean };

/** The apartments ticked for a bulk edit; those hidden by a filter do not count. */
export function useTicks(rows: readonly ApartmentRow[], active: number): Ticks {
  const [all, setAll] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<Anchor>(undefined);
  const end = useRef<number>(undefined);
  const now = useRef({ rows, all, active });
  useLayoutEffect(() => {
    now.current = { rows, all, active };
  });
  const rangeTo = useCallback((to: number) => {
    if (!anchor.current) return;
    const { row, before, isOn } = anchor.current;
    const ids = new Set(before);
    for (const { apartment } of now.current.rows.slice(Math.min(row, to), Math.max(row, to) + 1)) {
      if (isOn) ids.add(apartment.id);
      else ids.delete(apartment.id);
    }
    setAll(ids);
  }, []);
  const turn = useCallback(
    (row: number, isRange: boolean) => {
      if (isRange && anchor.current) return rangeTo(row);
      const before = now.current.all;
      anchor.current = { row, before, isOn: !before.has(now.current.rows[row]?.apartment.id ?? "") };
      rangeTo(row);
    },
    [rangeTo],
  );
  const extend = useCallback(
    (from: number, to: number) => {
      // A range that continues where the last one ended is the same range.
      if (end.current !== from || !anchor.current) anchor.current = { row: from, before: now.current.all, isOn: true };
      end.current = to;
      rangeTo(to);
    },
    [rangeTo],
  );
  const extendTo = useCallback((to: number) => extend(now.current.active, to), [extend]);
  const tickAll = useCallback((isOn: boolean) => {
    anchor.current = undefined;
    setAll(new Set(isOn ? now.current.rows.map(({ apartment }) => apartment.id) : []));
  }, []);
  const ids = useMemo(() => new Set(rows.flatMap(({ apartment: { id } }) => (all.has(id) ? [id] : []))), [rows, all]);
  return { ids, turn, extend, extendTo, tickAll };
}
