import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import type { DraftApartment } from "../../draft/draft.ts";
import type { ApartmentColumn } from "../../draft/apartments/apartmentCells.ts";
import { isFileColumn } from "../../draft/apartments/fileColumns.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { draftOf } from "../state/projectStore.ts";
import { CellInput } from "./CellInput.tsx";
import { RowCheckbox, HeaderCheckbox } from "./bulk/RowCheckbox.tsx";
import type { Ticks } from "./bulk/useTicks.ts";
import { type CellPlace, cellText, type ApartmentRow, isFigure } from "./apartmentRows.ts";

type Props = {
  readonly rows: readonly ApartmentRow[];
  /** The visible columns, from the left. */
  readonly columns: readonly ApartmentColumn[];
  /** The apartments as they would be after applying the paste. */
  readonly preview: ReadonlyMap<string, DraftApartment>;
  readonly unread: ReadonlySet<string>;
  readonly active: CellPlace;
  readonly move: (cell: CellPlace) => void;
  readonly write: (apartment: string, column: ApartmentColumn, text: string) => void;
  readonly paste: (text: string, cell: CellPlace) => void;
  readonly ticks: Ticks;
};

/** An editable table with a single tab stop (roving tabindex): arrows move, Enter or typing edits, Delete clears, a copied block can be pasted. */
export function ApartmentsGrid({ rows, columns, preview, unread, active, move, write, paste, ticks }: Props) {
  const texts = useStudioTexts();
  const { editing, edit, done, press } = useGridKeys({ rows, columns, active, move, write, ticks });
  return (
    <table
      className="homes"
      // Keys and paste are handled for whichever cell has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={texts.names.homes}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      onKeyDown={press}
      onPaste={(event: ClipboardEvent) => {
        if (editing !== undefined) return;
        event.preventDefault();
        paste(event.clipboardData.getData("text/plain"), active);
      }}
    >
      <Heads {...{ columns, ticks }} count={rows.length} />
      <tbody>
        {rows.map(({ apartment: each, name, place }, row) => (
          <Row
            key={each.id}
            {...{ columns, unread, name, place, row, move, done, ticks }}
            apartment={each}
            isTicked={ticks.ids.has(each.id)}
            preview={preview.get(each.id)}
            activeColumn={row === active.row ? active.column : undefined}
            editing={row === active.row ? editing : undefined}
            edit={edit}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The text being edited in the active cell ("" keeps the existing text), and the table's key handling. */
function useGridKeys({
  rows,
  columns,
  active,
  move,
  write,
  ticks,
}: Pick<Props, "rows" | "columns" | "active" | "move" | "write" | "ticks">) {
  const [editing, edit] = useState<string>();
  const { row: activeRow, column: activeColumn } = active;
  const apartment = rows[activeRow]?.apartment;
  const column = columns[activeColumn] ?? "label";
  const go = (by: CellPlace) => {
    const row = Math.min(rows.length - 1, Math.max(0, activeRow + by.row));
    move({ row, column: Math.min(columns.length - 1, Math.max(0, activeColumn + by.column)) });
    return row;
  };
  const press = (event: KeyboardEvent) => {
    if (editing !== undefined || event.altKey) return;
    const by = steps[event.key];
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== "a") return;
      ticks.tickAll(true);
    } else if (event.key === " ") ticks.turn(activeRow, false);
    else if (by && event.shiftKey && by.row !== 0) ticks.extend(activeRow, go(by));
    else if (by) go(by);
    else if (event.key === "Delete" && apartment) write(apartment.id, column, "");
    else if (isFileColumn(column)) return;
    else if (event.key === "Enter" || event.key === "F2") edit("");
    else if (event.key.length === 1) edit(event.key);
    else return;
    event.preventDefault();
  };
  const done = (text: string | undefined, by: CellPlace) => {
    edit(undefined);
    if (text !== undefined && apartment) write(apartment.id, column, text);
    go(by);
  };
  return { editing, edit, done, press };
}

type HeadsProps = Pick<Props, "columns" | "ticks"> & { readonly count: number };

function Heads({ columns, ticks, count }: HeadsProps) {
  const texts = useStudioTexts();
  return (
    <thead>
      <tr>
        <th scope="col">
          <HeaderCheckbox ticks={ticks} count={count} />
          <span>{texts.homes.place}</span>
        </th>
        {columns.map((each) => (
          <th key={each} scope="col" className={isFigure(each) ? "figure" : undefined}>
            {texts.homes.columns[each]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const steps: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
  Home: { row: 0, column: -99 },
  End: { row: 0, column: 99 },
};

type RowProps = Pick<Props, "columns"> & {
  readonly apartment: DraftApartment;
  readonly preview: DraftApartment | undefined;
  readonly unread: ReadonlySet<string>;
  readonly name: string;
  readonly place: string;
  readonly row: number;
  readonly ticks: Ticks;
  readonly isTicked: boolean;
  readonly activeColumn: number | undefined;
  readonly editing: string | undefined;
  readonly move: (cell: CellPlace) => void;
  readonly edit: (text: string) => void;
  readonly done: (text: string | undefined, by: CellPlace) => void;
};

/** Memoised: there may be thousands of rows. */
const Row = memo(
  function Row(props: RowProps) {
    const { apartment, columns, preview, unread, name, place, row, ticks, isTicked, activeColumn, editing } = props;
    const { move, edit, done } = props;
    const texts = useStudioTexts();
    const { floors } = draftOf(useProjectStore()).project;
    return (
      <tr aria-selected={isTicked} className={activeColumn === undefined ? undefined : "row-active"}>
        <th scope="row">
          <RowCheckbox
            apartment={name}
            isTicked={isTicked}
            turn={(isRange) => {
              ticks.turn(row, isRange);
              move({ row, column: activeColumn ?? 0 });
            }}
          />
          <span>{place}</span>
        </th>
        {columns.map((column, index) => {
          const textOf = (each: DraftApartment) => cellText(each, column, texts, floors);
          const [now, next] = [textOf(apartment), textOf(preview ?? apartment)];
          const isActive = index === activeColumn;
          const isUnread =
            unread.has(`${apartment.id} ${column}`) || (column === "status" && apartment.studio?.typedStatus);
          const kind = [isFigure(column) && "figure", now !== next && "offered", isUnread && "unread"];
          return (
            <GridCell
              key={column}
              className={kind.filter(Boolean).join(" ")}
              isActive={isActive}
              isEditing={isActive && editing !== undefined}
              press={() => move({ row, column: index })}
              reach={() => ticks.extendTo(row)}
              open={() => {
                if (!isFileColumn(column)) edit("");
              }}
            >
              {isActive && editing !== undefined ? (
                <CellInput
                  {...{ column, done }}
                  start={editing}
                  text={now}
                  name={`${name}, ${texts.homes.columns[column]}`}
                />
              ) : (
                <>
                  {column === "status" && <span className={`cell cell-${(preview ?? apartment).status ?? "ask"}`} />}
                  <span translate={isOfWords(column) ? undefined : "no"}>{next || "–"}</span>
                </>
              )}
            </GridCell>
          );
        })}
      </tr>
    );
  },
  (before, next) =>
    before.apartment === next.apartment &&
    before.preview === next.preview &&
    before.columns === next.columns &&
    before.unread === next.unread &&
    before.activeColumn === next.activeColumn &&
    before.editing === next.editing &&
    before.name === next.name &&
    before.place === next.place &&
    before.row === next.row &&
    before.isTicked === next.isTicked &&
    (next.activeColumn === undefined || before.done === next.done),
);

/** Columns whose values are the studio's own words, which may be translated. */
const isOfWords = (column: ApartmentColumn): boolean => column === "status" || column === "kind" || column === "vat";

type CellProps = {
  readonly className: string;
  readonly isActive: boolean;
  readonly isEditing: boolean;
  readonly press: () => void;
  /** Shift-click: extends the selection to this row. */
  readonly reach: () => void;
  readonly open: () => void;
  readonly children: React.ReactNode;
};

/** The active cell takes the focus, so that it receives keys and pastes. */
function GridCell({ className, isActive, isEditing, press, reach, open, children }: CellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (!isActive || isEditing) return;
    const { activeElement } = document;
    const isInTable = activeElement === document.body || cell.current?.closest("table")?.contains(activeElement);
    if (isInTable) cell.current?.focus();
  }, [isActive, isEditing]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the table handles the keys
    <td
      ref={cell}
      className={className}
      tabIndex={isActive ? 0 : -1}
      onClick={(event) => {
        if (event.shiftKey) reach();
        press();
      }}
      onDoubleClick={open}
    >
      {children}
    </td>
  );
}
