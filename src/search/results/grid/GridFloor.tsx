import { memo } from "react";
import type { Apartment } from "../../../project/types.ts";
import type { ResultActions } from "../resultProps.ts";
import type { GridCell, GridFloor as Floor } from "./stackGrid.ts";

export type FloorProps = {
  readonly floor: Floor;
  readonly row: number;
  /** "11", "Përdhesa". */
  readonly label: string;
  /** "Kulla 5, Kati 7, 4 nga 10": the row header, so that cells need not repeat their location. */
  readonly name: string;
  /**
   * One digit per apartment, line by line: 1 for a match. A string, so that memo skips floors without changes.
   */
  readonly matches: string;
  /** The same for saved apartments. */
  readonly saves: string;
  /** The tab stop, or the armed apartment, if it is on this floor. */
  readonly stop: string | undefined;
  readonly armed: string | undefined;
  /** Server markup: without script every cell is a tab stop. */
  readonly isHydrating: boolean;
  readonly actions: ResultActions;
};

/** One floor of a tower: matching apartments stand upright, the others are only a slab. */
export const GridFloor = memo(function GridFloor(props: FloorProps) {
  const { floor, row, label, name, matches, saves, stop, armed, isHydrating, actions } = props;
  const count = matches.split("1").length - 1;
  return (
    <div
      className="grid-floor"
      role="row"
      data-row={row}
      data-void={!floor.record || undefined}
      aria-hidden={!floor.record || undefined}
    >
      <span className="level" role="rowheader" aria-label={name} data-long={label.length > 3 || undefined}>
        {label}
      </span>
      <span className="grid-count" aria-hidden="true" data-none={count === 0 || undefined} translate="no">
        {floor.record && (count || "–")}
      </span>
      <div className="lines" role="presentation">
        {floor.lines.map(({ line, cells }) => (
          <svg key={line} className="grid-line" width="100%" height={rowPx} role="presentation">
            {cells.map((cell) => (
              <ApartmentCell
                key={cell.apartment.id}
                {...{ cell, isHydrating, actions }}
                isMatch={matches[cell.index] === "1"}
                isSaved={saves[cell.index] === "1"}
                isStop={stop === cell.apartment.id}
                isArmed={armed === cell.apartment.id}
              />
            ))}
          </svg>
        ))}
      </div>
    </div>
  );
});

/** Height of a line, and of the cell of a matching apartment in it. */
export const rowPx = 37;
export const bodyPx = 30;
/** Gap between two cells as a share of the tower's width: 2 px of 360. */
const gapShare = 2 / 360;
const ribbonPx = 12;
/** In a narrower cell three digits are smaller, as a share of the tower's width. */
const minThreeDigitShare = 0.1;

type CellProps = Pick<FloorProps, "isHydrating" | "actions"> & {
  readonly cell: GridCell;
  readonly isMatch: boolean;
  readonly isSaved: boolean;
  readonly isStop: boolean;
  readonly isArmed: boolean;
};

const ApartmentCell = memo(function ApartmentCell(props: CellProps) {
  const { cell, isMatch, isSaved, isStop, isArmed, isHydrating, actions } = props;
  const { apartment, isEntryFloor } = cell;
  const body = bodyOf(props);
  const look = `cell${isMatch ? " match" : ""}`;
  if (!isEntryFloor) {
    return (
      <g className={look} aria-hidden="true">
        {body}
      </g>
    );
  }
  const { texts } = actions;
  const words = actions.wordsOf(apartment);
  const entrance = apartment.entrance ?? "";
  const name = [entrance, words.name, isMatch ? texts.match : texts.noMatch, isSaved && texts.saved];
  const attributes = {
    className: look,
    "aria-label": name.filter(Boolean).join(", "),
    "data-apartment": apartment.id,
    "data-status": apartment.status,
    "data-lit": isArmed || undefined,
    // Only the focused cell is a tab stop.
    "aria-keyshortcuts": isStop && actions.save ? "S" : undefined,
    tabIndex: isHydrating ? undefined : isStop ? 0 : -1,
  };
  const href = actions.hrefOf(apartment);
  return (
    <g role="gridcell">
      {href === undefined ? (
        <g {...attributes} role="button" tabIndex={attributes.tabIndex ?? 0}>
          {body}
        </g>
      ) : (
        <a {...attributes} href={href}>
          {body}
        </a>
      )}
    </g>
  );
});

/** What a cell shows. A function rather than a component, because a change of the filter renders hundreds of cells. */
function bodyOf({ cell: { apartment, x, width, isEntryFloor }, isMatch, isSaved }: CellProps) {
  const { status } = apartment;
  const showsArea = isEntryFloor && status !== "reserved" && status !== "sold";
  const [start, end] = [percent(x), percent(x + width - gapShare)];
  const box = { x: start, y: rowPx - bodyPx, width: percent(width - gapShare), height: bodyPx };
  return (
    <>
      <rect className="field" x={start} width={percent(width)} height={rowPx} />
      <rect className="body" {...box} />
      {isMatch && status === "reserved" && (
        <svg {...box} viewBox="0 0 10 10" preserveAspectRatio="none">
          <path className="half" d="M0 0h10v10z" />
        </svg>
      )}
      {showsArea && (
        <text
          className={width < minThreeDigitShare && (apartment.area ?? 0) > 99.5 ? "three" : undefined}
          x={percent(x + (width - gapShare) / 2)}
          y={rowPx - 10}
          dx={isSaved ? -ribbonPx / 2 : undefined}
        >
          {shortArea(apartment)}
        </text>
      )}
      {isSaved && (
        <svg x={end} className="ribbon">
          {/* From the top of a cell that matches, which is high; above one that does not, which is flat. */}
          <path d={`M-13 ${isMatch ? rowPx - bodyPx : rowPx - 17}h9v13l-4.5-4-4.5 4z`} />
        </svg>
      )}
    </>
  );
}

const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;

/** The area in whole m². */
function shortArea({ area }: Apartment): string {
  return area === undefined ? "" : String(Math.round(area));
}
