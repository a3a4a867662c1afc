import { memo, useMemo } from "react";
import { hasFloorName } from "../../../facts/titles.ts";
import { listedPerM2 } from "../../../facts/price/perM2Text.ts";
import { bedroomsOf } from "../../../project/apartmentFigures.ts";
import { floorLabel, localText } from "../../../project/localText.ts";
import { findFloor, findTower } from "../../../project/lookUps.ts";
import type { Apartment, Project, Tower } from "../../../project/types.ts";
import { formatArea } from "../../../text/format/formatArea.ts";
import { Arrow } from "../../../ui/Arrow.tsx";
import { useLanguage } from "../../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../../ui/LinkOrButton.tsx";
import { SearchChangeLink } from "../../SearchChangeLink.tsx";
import type { Sort, SortKey } from "../../filter/sort.ts";
import { useResultTexts, type ResultActions, type SortedProps } from "../resultProps.ts";
import { WindowedRows } from "../rows/WindowedRows.tsx";
import { SaveResultButton } from "../SaveResultButton.tsx";
import { SortChoice } from "../SortChoice.tsx";
import { useShownApartments } from "../useShownApartments.ts";
import { columnTexts, hasLongNames, listColumns, nextSort } from "./listColumns.ts";

/** px. */
const rowPx = 49;
const firstRows = 24;
/** With more, only rows near the screen are rendered; server markup has no more either. */
const maxRows = 200;

/** The matching apartments as a table that is sorted by its headers. */
export function ResultTable({ project, apartments: matching, saved, actions, sort, onSort }: SortedProps) {
  const apartments = useShownApartments(project, matching, sort);
  const columns = useMemo(() => listColumns(project), [project]);
  const texts = useResultTexts(matching);
  const isLong = useMemo(() => hasLongNames(project), [project]);
  const looks = `${columns.map((key) => `has-${key}`).join(" ")}${isLong ? " long-names" : ""}`;
  return (
    <div className={`results result-list ${looks}`}>
      {/* Where the list has no space for every header. */}
      <SortChoice keys={columns} sort={sort} texts={texts} onSort={onSort} />
      <div role="table" aria-label={texts.list} aria-rowcount={apartments.length + 1}>
        <div role="rowgroup">
          <div className="result-heads" role="row" aria-rowindex={1}>
            {actions.save && <span className="of-mark" role="columnheader" aria-label={actions.texts.save} />}
            {columns.map((key) => (
              <SortHead key={key} by={key} name={texts[columnTexts[key]]} sort={sort} onSort={onSort} />
            ))}
          </div>
        </div>
        <WindowedRows
          className="result-rows"
          role="rowgroup"
          count={apartments.length}
          rowPx={rowPx}
          isWhole={apartments.length <= maxRows}
          startRows={firstRows}
          serverRows={maxRows}
        >
          {(row) => {
            const apartment = apartments[row];
            if (!apartment) return null;
            return (
              <Row
                key={apartment.id}
                {...{ project, apartment, row, columns, actions }}
                isSaved={saved.has(apartment.id)}
              />
            );
          }}
        </WindowedRows>
      </div>
    </div>
  );
}

/** A column's header and cells share a class, which sets their width. The column of names sorts by the public key "home". */
const columnClass = (key: SortKey): string => (key === "home" ? "of-apartment" : `of-${key}`);

type HeadProps = {
  readonly by: SortKey;
  readonly name: string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

function SortHead({ by, name, sort, onSort }: HeadProps) {
  const isCurrent = by === sort.by;
  const next = nextSort(by, sort);
  const order = sort.descending ? "descending" : "ascending";
  return (
    <span className={columnClass(by)} role="columnheader" aria-sort={isCurrent ? order : undefined}>
      <SearchChangeLink to={{ sort: next }} onNavigate={() => onSort(next)}>
        <span>{name}</span>
        {isCurrent && (
          <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
            <path
              d={sort.descending ? "M1 1l4 4 4-4" : "M1 5l4-4 4 4"}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        )}
      </SearchChangeLink>
    </span>
  );
}

/** Length of "Kulla 5" and "Building North". */
const shortEnough = 14;

/** A tower's name in a column: its label if the name is too long. */
function shortName(tower: Tower | undefined, locale: string): string {
  const name = localText(tower?.name ?? "", locale);
  return name.length > shortEnough && tower?.label ? tower.label : name;
}

/** Not translated: an area, a price, the number of a floor without a name. */
const isFigure = (key: SortKey, shown: string | number | undefined, isTaken: boolean): boolean =>
  key === "area" ||
  key === "outdoor" ||
  (key === "floor" && !hasFloorName(String(shown))) ||
  key === "perM2" ||
  (key === "price" && !isTaken && Boolean(shown));

type RowProps = {
  readonly project: Project;
  readonly apartment: Apartment;
  readonly row: number;
  readonly columns: readonly SortKey[];
  readonly isSaved: boolean;
  readonly actions: ResultActions;
};

const Row = memo(function Row({ project, apartment, row, columns, isSaved, actions }: RowProps) {
  const language = useLanguage();
  const { locale } = language;
  const isTaken = apartment.status !== undefined && apartment.status !== "available";
  const words = actions.wordsOf(apartment);
  const tower = findTower(project, apartment.tower);
  const floorText = floorLabel(findFloor(project, apartment.tower, apartment.floor) ?? apartment, locale);
  const cells: Readonly<Record<SortKey, string | number | undefined>> = {
    home: "",
    floor: floorText,
    bedrooms: bedroomsOf(apartment),
    area: words.area,
    outdoor: apartment.outdoorArea === undefined ? "" : formatArea(apartment.outdoorArea, locale),
    side: words.side,
    price: isTaken ? words.status : words.price,
    perM2: listedPerM2(apartment, language),
  };
  return (
    <div className={`result-row${isTaken ? " taken" : ""}`} role="row" data-row={row} aria-rowindex={row + 2}>
      {actions.save && (
        <span className="of-mark" role="cell">
          <SaveResultButton apartment={apartment} isSaved={isSaved} actions={actions} />
        </span>
      )}
      {/* Has an accessible name of its own, because screen readers announce the row header with every cell. */}
      <span className="of-apartment" role="rowheader" aria-label={`${words.title}, ${actions.locationOf(apartment)}`}>
        <LinkOrButton
          href={actions.hrefOf(apartment)}
          className="over"
          data-apartment={apartment.id}
          aria-label={`${actions.locationOf(apartment)}, ${words.name}`}
          onNavigate={() => actions.open(apartment)}
        />
        <b aria-hidden="true" translate={apartment.kind === "home" ? "no" : undefined}>
          {(apartment.kind === "home" && words.label) || words.title}
        </b>{" "}
        {project.towers.length > 1 && (
          <small aria-hidden="true" translate="no">
            {shortName(tower, locale)}
          </small>
        )}
      </span>
      {columns.slice(1).map((key) => (
        <span
          key={key}
          className={`of-${key}`}
          role="cell"
          translate={isFigure(key, cells[key], isTaken) ? "no" : undefined}
          data-long={(key === "floor" && floorText.length > 3) || undefined}
        >
          {key === "price" && !cells.price ? (
            <Ask apartment={apartment} actions={actions} />
          ) : (
            <span>{cells[key]}</span>
          )}
          {/* Where the list has no space for its column. */}
          {key === "price" && cells.perM2 && <small>{cells.perM2}</small>}
        </span>
      ))}
      <Arrow />
    </div>
  );
});

function Ask({
  apartment,
  actions: { ask, askHrefOf, wordsOf, locationOf },
}: {
  readonly apartment: Apartment;
  readonly actions: ResultActions;
}) {
  const texts = useResultTexts();
  if (!ask) return <span>{texts.ask}</span>;
  return (
    <LinkOrButton
      part="link"
      className="ask-price"
      data-apartment={apartment.id}
      href={askHrefOf(apartment)}
      aria-label={[texts.ask, wordsOf(apartment).title, locationOf(apartment)].join(", ")}
      onNavigate={() => ask(apartment)}
    >
      {texts.ask}
    </LinkOrButton>
  );
}
