import { useIsNarrow } from "../../hooks/useIsNarrow.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import type { Floor } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { Cells } from "../facts/Cells.tsx";
import { useFinderHome } from "../state/FinderContext.tsx";
import type { FloorFacts } from "../facts/floorFacts.ts";
import { Legend } from "../facts/Legend.tsx";
import { listEvents } from "../listEvents.ts";

type Props = {
  readonly floors: readonly Floor[];
  readonly facts: readonly FloorFacts[];
  readonly highlights: HighlightStore;
  readonly isMirrored: boolean;
  readonly onOpen: (floor: string) => void;
};

/** From here on rows off screen are not laid out. */
const manyFloors = 50;

/** The tower's section: one row per floor, one cell per home. Folded in a column. */
export function FloorList({ floors, facts, highlights, isMirrored, onOpen }: Props) {
  const { isColumn } = useFinderHome();
  const texts = useTexts();
  const isNarrow = useIsNarrow();
  const hasStatus = floors.some(({ apartments }) => apartments.some(({ status }) => status));
  const areas = floors.map(areaOf);
  const largest = areas.reduce((a, b) => Math.max(a, b), 1);
  const rows = (
    <ol
      className={`list floors${isMirrored ? " mirrored" : ""}${floors.length > manyFloors ? " long" : ""}`}
      aria-label={texts.floorList}
      {...listEvents(highlights, isNarrow)}
    >
      {facts.map(({ id, homes, areas: range, name }, index) => (
        <li key={id}>
          <button type="button" className="row" id={`row-${id}`} aria-label={name} onClick={() => onOpen(id)}>
            <b>{id}</b>
            <Cells
              statuses={floors[index]?.apartments.map(({ status }) => status) ?? []}
              share={(areas[index] ?? 0) / largest}
            />
            <span className="count">{homes}</span>
            <span className="range">{range}</span>
            <Arrow />
          </button>
        </li>
      ))}
    </ol>
  );
  const legend = hasStatus && <Legend />;
  if (!isColumn) {
    return (
      <div className="side">
        {rows}
        {legend}
      </div>
    );
  }
  return (
    <details className="side">
      <summary>
        {texts.floorList} <span>{floors.length}</span>
      </summary>
      {rows}
      {legend}
    </details>
  );
}

/** How large a floor is, m²; where no area is given, by its number of homes. */
function areaOf({ apartments }: Floor): number {
  return apartments.reduce((sum, { area }) => sum + (area ?? 1), 0);
}
