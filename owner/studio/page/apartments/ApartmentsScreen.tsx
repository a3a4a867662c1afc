import { useCallback, useMemo, useState } from "react";
import type { DraftApartment } from "../../draft/draft.ts";
import { changeApartments } from "../../draft/edit/records.ts";
import { type ApartmentColumn, statusWordsOf, writeCell } from "../../draft/apartments/apartmentCells.ts";
import { storeysReader } from "../../draft/apartments/floorNames.ts";
import { type Paste, pasteCells } from "../../draft/apartments/pasteCells.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { ApartmentPanel } from "./ApartmentPanel.tsx";
import { type ApartmentFilter, hiddenBy, hasFilter, noFilter } from "./apartmentFilter.ts";
import { type CellPlace, type ApartmentRow, apartmentRows } from "./apartmentRows.ts";
import { ApartmentsFilter } from "./ApartmentsFilter.tsx";
import { ApartmentsGrid } from "./ApartmentsGrid.tsx";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { useShownColumns } from "./shownColumns.ts";
import { Bulk } from "./bulk/Bulk.tsx";
import { useTicks } from "./bulk/useTicks.ts";
import { apartmentIdTest } from "../../draft/edit/records.ts";
import { PasteBar, UnreadBar, type Unread } from "./PasteBar.tsx";

const nothing: ReadonlyMap<string, DraftApartment> = new Map();
const none: ReadonlySet<string> = new Set();

/** All apartments as a table; `apartment` is the one to select first. */
export function ApartmentsScreen({ apartment: first }: { readonly apartment: string | undefined }) {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const { rows, filter, choose } = useFilteredRows();
  const rowOf = (id: string | undefined, among = rows) =>
    Math.max(
      0,
      among.findIndex(({ apartment }) => apartment.id === id),
    );
  const [chosenCell, move] = useState<CellPlace>({ row: rowOf(first), column: 0 });
  const shown = useShownColumns(project);
  const { columns } = shown;
  // When columns are hidden, the selection moves to the last visible one.
  const active = { ...chosenCell, column: Math.min(chosenCell.column, columns.length - 1) };
  const filterBy = (next: ApartmentFilter) => {
    const chosen = rows[active.row]?.apartment.id;
    move({ row: rowOf(chosen, choose(next)), column: active.column });
  };
  const ticks = useTicks(rows, active.row);
  const { write, unread, close } = useWriting();
  const { pasted, paste, take, drop } = usePaste(rows, columns);
  const preview = useMemo(() => (pasted ? apartmentsOf(pasted) : nothing), [pasted]);
  const unreadCells = useMemo(
    () => (pasted ? new Set(pasted.unread.map(({ apartment, column }) => `${apartment} ${column}`)) : none),
    [pasted],
  );
  return (
    <>
      <main className="work work-homes">
        <div className="work-head homes-head">
          <h1>{texts.names.homes}</h1>
          <ColumnsMenu {...shown} />
          <ToImport />
        </div>
        <ApartmentsFilter filter={filter} choose={filterBy} shown={rows.length} />
        <p className="small">{`${texts.homes.hintHomes} ${texts.bulk.hint}`}</p>
        <div className="homes-scroll">
          <ApartmentsGrid {...{ rows, columns, preview, active, move, write, paste, ticks }} unread={unreadCells} />
          {rows.length === 0 && hasFilter(filter) && <p className="empty">{texts.homes.noneMatch}</p>}
        </div>
        <Bulk ticks={ticks} hasBar={Boolean(pasted ?? unread)}>
          {pasted && <PasteBar pasted={pasted} applyPaste={take} discardPaste={drop} />}
          {!pasted && unread && <UnreadBar unread={unread} close={close} />}
        </Bulk>
      </main>
      <ApartmentPanel row={rows[active.row]} />
    </>
  );
}

/** The filtered rows. An edited row stays until the filter changes: if it disappeared, the focus would be lost with it. */
function useFilteredRows() {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const [{ filter, hidden }, set] = useState({ filter: noFilter, hidden: none });
  const rowsOf = useCallback(
    (place: string, without: ReadonlySet<string>) =>
      apartmentRows(project, place, texts).filter(({ apartment }) => !without.has(apartment.id)),
    [project, texts],
  );
  const rows = useMemo(() => rowsOf(filter.place, hidden), [rowsOf, filter, hidden]);
  const choose = (next: ApartmentFilter) => {
    const left = hiddenBy(project, next);
    set({ filter: next, hidden: left });
    return rowsOf(next.place, left);
  };
  return { rows, filter, choose };
}

/** Leads to the import, which also offers the template and the export of all apartments. */
function ToImport() {
  const store = useProjectStore();
  const { fromExcel } = useStudioTexts().imports;
  return (
    <button type="button" className="button" onClick={() => show(store, { kind: "importList" })}>
      {fromExcel}
    </button>
  );
}

/** Writes single cells and reports text that could not be understood. */
function useWriting() {
  const store = useProjectStore();
  const [unread, setUnread] = useState<Unread>();
  const write = useCallback(
    (id: string, column: ApartmentColumn, text: string) => {
      const draft = draftOf(store);
      const outcome: { reason?: string | undefined } = {};
      const isApartmentId = apartmentIdTest(draft);
      const next = changeApartments(draft, (apartment, place) => {
        if (apartment.id !== id) return apartment;
        const result = writeCell(
          apartment,
          { column, text, floor: place.floor, readFloors: storeysReader(draft, place), isApartmentId },
          statusWordsOf(draft.settings),
        );
        outcome.reason = result.reason;
        return result.apartment;
      });
      setUnread(outcome.reason === undefined ? undefined : { apartment: id, column, text, reason: outcome.reason });
      change(store, { draft: next, undoName: "homes" });
    },
    [store],
  );
  return { write, unread, close: () => setUnread(undefined) };
}

/** A pasted block, parsed and previewed before it is applied. */
function usePaste(rows: readonly ApartmentRow[], columns: readonly ApartmentColumn[]) {
  const store = useProjectStore();
  const [pasted, setPasted] = useState<Paste>();
  const paste = (text: string, cell: CellPlace) => {
    const apartments = rows.slice(cell.row).map(({ apartment }) => apartment.id);
    setPasted(pasteCells(draftOf(store), text, { apartments, columns: columns.slice(cell.column) }));
  };
  const take = () => {
    if (pasted) change(store, { draft: pasted.draft, undoName: "paste" });
    setPasted(undefined);
  };
  return { pasted, paste, take, drop: () => setPasted(undefined) };
}

const apartmentsOf = ({ draft }: Paste): ReadonlyMap<string, DraftApartment> =>
  new Map(draft.project.floors.flatMap(({ apartments }) => apartments.map((apartment) => [apartment.id, apartment])));
