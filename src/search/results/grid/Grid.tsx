import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useIsHydrating } from "../../../hooks/useIsServerRendered.ts";
import { floorLabel } from "../../../project/localText.ts";
import { findApartment } from "../../../project/lookUps.ts";
import type { Apartment, ApartmentId, Project, Status, TowerId } from "../../../project/types.ts";
import type { ResultProps } from "../resultProps.ts";
import { apartmentsOf } from "../../filter/failedBits.ts";
import { WholeRows, WindowedRows } from "../rows/WindowedRows.tsx";
import { GridLabel } from "./GridLabel.tsx";
import { GridLegend } from "./GridLegend.tsx";
import { GridPanel } from "./GridPanel.tsx";
import { GridTower } from "./GridTower.tsx";
import { createGridLabelStore } from "./gridLabelStore.ts";
import { stackGrid, type StackGrid } from "./stackGrid.ts";
import { useGridEvents } from "./useGridEvents.ts";
import { useLocale, useTexts } from "../../../ui/TextsContext.tsx";

/** With more apartments, only floors near the screen are rendered. */
const maxApartments = 400;

type Props = ResultProps & {
  /** Shows the apartments that a looser filter would add: half as high and without numbers. */
  readonly isPreview?: boolean;
};

/** All apartments of all buildings, floor by floor: those that match stand upright, the others are only a slab. */
export function Grid({ project, apartments, saved, actions, isPreview = false }: Props) {
  const grid = useMemo(() => stackGrid(project), [project]);
  const Rows = apartmentsOf(project).length > maxApartments ? WindowedRows : WholeRows;
  const matching = useMemo(() => new Set(apartments), [apartments]);
  const isHydrating = useIsHydrating();
  const box = useRef<HTMLDivElement>(null);
  const [labelStore] = useState(createGridLabelStore);
  const [armed, arm] = useState<ApartmentId>();
  const [stop, choose] = useStop({ grid, project, matching });
  const locale = useLocale();
  const { arrowKeys } = useTexts();
  const keys = useId();
  const armedApartment = armed === undefined ? undefined : findApartment(project, armed);
  const { onPointerOut, ...events } = useGridEvents({
    project,
    grid,
    actions,
    box,
    labelStore,
    armed,
    arm,
    choose,
  });
  const { counts, statuses } = useMemo(() => countByTower(apartments), [apartments]);
  const starts = useMemo(() => startRows(grid), [grid]);
  const looks = useMemo(() => looksOf(grid, locale), [grid, locale]);
  const disarm = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || armed === undefined) return;
    event.preventDefault();
    arm(undefined);
  };
  return (
    <div
      className={`results stack-grid ${looks}${Rows === WholeRows ? "" : " windowed"}${isPreview ? " bare" : ""}`}
      ref={box}
      role="presentation"
      onKeyDown={disarm}
      onPointerOut={onPointerOut}
    >
      <div className="towers" role="grid" aria-label={actions.texts.grid} aria-describedby={keys} {...events}>
        {grid.towers.map((tower, index) => (
          <GridTower
            key={tower.tower.id}
            {...{ tower, matching, saved, stop, isHydrating, Rows, actions }}
            armed={armedApartment}
            count={counts.get(tower.tower.id) ?? 0}
            startRows={starts[index] ?? 0}
          />
        ))}
      </div>
      <GridLegend hasAreas={grid.hasAreas} statuses={statuses} texts={actions.texts} />
      {/* Shown on keyboard focus. */}
      <p className="grid-keys" id={keys}>
        {actions.save ? `${arrowKeys} ${actions.texts.saveKey}` : arrowKeys}
      </p>
      <GridLabel project={project} store={labelStore} actions={actions} />
      {armedApartment && (
        <GridPanel {...{ project, actions }} apartment={armedApartment} isSaved={saved.has(armedApartment.id)} />
      )}
    </div>
  );
}

/** The grid's classes by its number of towers and the length of its floor labels. */
function looksOf({ isFacing, towers }: StackGrid, locale: string): string {
  const records = towers.flatMap(({ floors }) => floors.flatMap(({ record }) => record ?? []));
  const longest = Math.max(0, ...records.map((record) => floorLabel(record, locale).length));
  const labelClasses = `${longest > 3 ? " named-levels" : ""}${longest > 9 ? " long-levels" : ""}`;
  if (isFacing) return `facing${labelClasses}`;
  return (towers.length > 1 ? "many" : "single") + labelClasses;
}

/** Number of matching apartments per tower, and their statuses. */
function countByTower(apartments: readonly Apartment[]) {
  const statuses = new Set<Status | undefined>();
  const counts = new Map<TowerId, number>();
  for (const { tower, status } of apartments) {
    counts.set(tower, (counts.get(tower) ?? 0) + 1);
    statuses.add(status);
  }
  return { counts, statuses };
}

/** Number of floors of each tower to render at first: all while there are at most `maxApartments` so far. */
function startRows({ towers }: StackGrid): readonly number[] {
  let apartments = 0;
  return towers.map(({ floors }) => {
    let rows = 0;
    for (const { lines } of floors) {
      apartments += lines.reduce((sum, { cells }) => sum + cells.length, 0);
      if (apartments <= maxApartments) rows += 1;
    }
    return rows;
  });
}

type StopProps = {
  readonly grid: StackGrid;
  readonly project: Project;
  readonly matching: ReadonlySet<Apartment>;
};

/** The tab stop: the last focused apartment, else the first one that matches, else the first one. */
function useStop({ grid, project, matching }: StopProps) {
  const [chosen, choose] = useState<ApartmentId>();
  const stop = useMemo(() => {
    if (chosen !== undefined) return findApartment(project, chosen);
    const floors = grid.towers.flatMap((tower) => tower.floors);
    const cells = floors
      .flatMap(({ lines }) => lines.flatMap((line) => line.cells))
      .filter(({ isEntryFloor }) => isEntryFloor);
    return (cells.find(({ apartment }) => matching.has(apartment)) ?? cells[0])?.apartment;
  }, [grid, project, matching, chosen]);
  return [stop, choose] as const;
}
