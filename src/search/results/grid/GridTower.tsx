import type { ComponentType } from "react";
import { titleOfFloorLabel } from "../../../facts/titles.ts";
import { floorLabel, localText } from "../../../project/localText.ts";
import type { Apartment } from "../../../project/types.ts";
import { fill } from "../../../text/format/fill.ts";
import { useLocale, useTexts } from "../../../ui/TextsContext.tsx";
import type { ResultProps } from "../resultProps.ts";
import type { RowsProps } from "../rows/WindowedRows.tsx";
import { GridStorey } from "./GridStorey.tsx";
import type { GridStorey as Storey, GridTower as Tower } from "./stackGrid.ts";

type Props = Omit<ResultProps, "project" | "homes"> & {
  readonly matching: ReadonlySet<Apartment>;
  readonly tower: Tower;
  readonly stop: Apartment | undefined;
  readonly armed: Apartment | undefined;
  readonly isStill: boolean;
  readonly Rows: ComponentType<RowsProps>;
  readonly startRows: number;
  /** Homes that match. */
  readonly count: number;
};

/** What a storey takes, px, on a wide page. */
const storeyPx = 39;

/** The section of one tower, top storey first, and what it is called. */
export function GridTower({ Rows, startRows, count, ...props }: Props) {
  const { tower, stop } = props;
  const texts = useTexts();
  const title = localText(tower.tower.name, useLocale());
  const { storeys } = tower;
  const kept = stop?.tower === tower.tower.id ? storeys.findIndex((storey) => holds(storey, stop)) : -1;
  const kind = tower.hasHomesAlone ? "homes" : "units";
  const homes = count === 1 ? texts[`${kind}One`] : fill(texts[kind], { count });
  return (
    <div className={`tower${tower.isRight ? " right" : ""}`} role="presentation">
      <Rows
        className="storeys"
        role="rowgroup"
        label={`${title}, ${homes}`}
        count={storeys.length}
        rowPx={storeyPx}
        isWhole={false}
        startRows={startRows}
        serverRows={startRows}
        kept={kept < 0 ? undefined : kept}
      >
        {(row) => {
          const storey = storeys[row];
          return storey ? <TowerStorey key={storey.floor} {...props} storey={storey} row={row} title={title} /> : null;
        }}
      </Rows>
      {/* The rows' group is called so: a grid holds rows and nothing else. */}
      <p className="foot" aria-hidden="true">
        <b translate="no">{title}</b> <span>{homes}</span>
      </p>
    </div>
  );
}

type StoreyProps = Omit<Props, "Rows" | "startRows" | "count"> & {
  readonly storey: Storey;
  readonly row: number;
  readonly title: string;
};

/** What a storey shows is short texts: where they are the same nothing of it is drawn again. */
function TowerStorey({ storey, row, title, matching, saved, stop, armed, isStill, acts }: StoreyProps) {
  const texts = useTexts();
  const label = floorLabel(storey.named, useLocale());
  const place = titleOfFloorLabel(label, texts);
  const matches = flags(storey, (home) => matching.has(home));
  const n = matches.split("1").length - 1;
  return (
    <GridStorey
      storey={storey}
      row={row}
      label={label}
      name={`${title}, ${place}, ${fill(acts.texts.ofCount, { n, m: matches.length })}`}
      matches={matches}
      saves={flags(storey, ({ id }) => saved.has(id))}
      stop={holds(storey, stop) ? stop?.id : undefined}
      armed={holds(storey, armed) ? armed?.id : undefined}
      isStill={isStill}
      acts={acts}
    />
  );
}

function flags({ lines }: Storey, isSet: (home: Apartment) => boolean): string {
  let text = "";
  for (const { cells } of lines) for (const { home } of cells) text += isSet(home) ? "1" : "0";
  return text;
}

/** Whether it is the home's own storey; a home of several is pressed on its own one. */
function holds({ record }: Storey, home: Apartment | undefined): boolean {
  return record !== undefined && record.tower === home?.tower && record.floor === home.floor;
}
