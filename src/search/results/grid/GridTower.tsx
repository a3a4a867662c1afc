import type { ComponentType } from "react";
import { titleOfFloorLabel } from "../../../facts/titles.ts";
import { floorLabel, localText } from "../../../project/localText.ts";
import type { Apartment } from "../../../project/types.ts";
import { fill } from "../../../text/format/fill.ts";
import { useLocale, useTexts } from "../../../ui/TextsContext.tsx";
import type { ResultProps } from "../resultProps.ts";
import type { RowsProps } from "../rows/WindowedRows.tsx";
import { GridFloor } from "./GridFloor.tsx";
import type { GridFloor as Floor, GridTower as Tower } from "./stackGrid.ts";

type Props = Omit<ResultProps, "project" | "apartments"> & {
  readonly matching: ReadonlySet<Apartment>;
  readonly tower: Tower;
  readonly stop: Apartment | undefined;
  readonly armed: Apartment | undefined;
  readonly isHydrating: boolean;
  readonly Rows: ComponentType<RowsProps>;
  readonly startRows: number;
  /** Number of matching apartments. */
  readonly count: number;
};

/** Height of a floor in px, on a wide page. */
const floorPx = 39;

/** One tower, top floor first, with its name. */
export function GridTower({ Rows, startRows, count, ...props }: Props) {
  const { tower, stop } = props;
  const texts = useTexts();
  const title = localText(tower.tower.name, useLocale());
  const { floors } = tower;
  const pinnedRow = stop?.tower === tower.tower.id ? floors.findIndex((floor) => isEntryFloorOf(floor, stop)) : -1;
  const kind = tower.hasOnlyResidential ? "homes" : "units";
  const apartments = count === 1 ? texts[`${kind}One`] : fill(texts[kind], { count });
  return (
    <div className={`tower${tower.isRight ? " right" : ""}`} role="presentation">
      <Rows
        className="grid-floors"
        role="rowgroup"
        label={`${title}, ${apartments}`}
        count={floors.length}
        rowPx={floorPx}
        isWhole={false}
        startRows={startRows}
        serverRows={startRows}
        pinnedRow={pinnedRow < 0 ? undefined : pinnedRow}
      >
        {(row) => {
          const floor = floors[row];
          return floor ? <TowerFloor key={floor.floor} {...props} floor={floor} row={row} title={title} /> : null;
        }}
      </Rows>
      {/* Hidden from screen readers, for which the row group has this name: a grid may only contain rows. */}
      <p className="foot" aria-hidden="true">
        <b translate="no">{title}</b> <span>{apartments}</span>
      </p>
    </div>
  );
}

type FloorProps = Omit<Props, "Rows" | "startRows" | "count"> & {
  readonly floor: Floor;
  readonly row: number;
  readonly title: string;
};

/** Reduces a floor to short strings, so that memo skips floors without changes. */
function TowerFloor({ floor, row, title, matching, saved, stop, armed, isHydrating, actions }: FloorProps) {
  const texts = useTexts();
  const label = floorLabel(floor.nameSource, useLocale());
  const floorTitle = titleOfFloorLabel(label, texts);
  const matches = flags(floor, (apartment) => matching.has(apartment));
  const n = matches.split("1").length - 1;
  return (
    <GridFloor
      floor={floor}
      row={row}
      label={label}
      name={`${title}, ${floorTitle}, ${fill(actions.texts.ofCount, { n, m: matches.length })}`}
      matches={matches}
      saves={flags(floor, ({ id }) => saved.has(id))}
      stop={isEntryFloorOf(floor, stop) ? stop?.id : undefined}
      armed={isEntryFloorOf(floor, armed) ? armed?.id : undefined}
      isHydrating={isHydrating}
      actions={actions}
    />
  );
}

function flags({ lines }: Floor, isSet: (apartment: Apartment) => boolean): string {
  let text = "";
  for (const { cells } of lines) for (const { apartment } of cells) text += isSet(apartment) ? "1" : "0";
  return text;
}

/** Whether a floor is the entry floor of an apartment, the only one on which an apartment on several floors can be pressed. */
function isEntryFloorOf({ record }: Floor, apartment: Apartment | undefined): boolean {
  return record !== undefined && record.tower === apartment?.tower && record.floor === apartment.floor;
}
