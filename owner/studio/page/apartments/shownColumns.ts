import { useMemo, useState } from "react";
import type { DraftProject } from "../../draft/draft.ts";
import { type ApartmentColumn, tableColumns } from "../../draft/apartments/apartmentCells.ts";
import { remember, remembered } from "../state/browserMemory.ts";

/** The columns that every project has. */
const usual = ["label", "type", "bedrooms", "area", "outdoorArea", "status", "price"] as const;

const memory = "kulla-studio-columns";

export type ShownColumns = {
  /** In the table's order; the apartment's name is always included. */
  readonly columns: readonly ApartmentColumn[];
  readonly turn: (column: ApartmentColumn) => void;
};

/** The visible columns: those last chosen in this browser, or the usual ones, plus kind and floors if an apartment needs them. */
export function useShownColumns({ floors }: DraftProject): ShownColumns {
  const [chosen, setChosen] = useState(readColumns);
  const [special] = useState(() => specialColumns(floors));
  // Stable while its contents are the same: each new list renders every row again.
  const columns = useMemo(() => {
    const shown = new Set<ApartmentColumn>(chosen ?? [...usual, ...special]);
    return tableColumns.filter((column) => column === "label" || shown.has(column));
  }, [chosen, special]);
  const turn = (column: ApartmentColumn) => {
    const next = tableColumns.filter((each) => columns.includes(each) !== (each === column));
    setChosen(next);
    remember(memory, next.join(" "));
  };
  return { columns, turn };
}

function specialColumns(floors: DraftProject["floors"]): readonly ApartmentColumn[] {
  const all = floors.flatMap(({ apartments }) => apartments);
  const hasKinds = all.some(({ kind = "home" }) => kind !== "home");
  const hasDuplexes = all.some(({ storeys }) => storeys);
  return [...(hasKinds ? (["kind"] as const) : []), ...(hasDuplexes ? (["storeys"] as const) : [])];
}

function readColumns(): readonly ApartmentColumn[] | undefined {
  const names = new Set(remembered(memory)?.split(" "));
  return names.size > 0 ? tableColumns.filter((column) => names.has(column)) : undefined;
}
