import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import type { Floor } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { Way } from "../../ui/Way.tsx";
import { Cells } from "../facts/Cells.tsx";
import { useAddressOf } from "../state/FinderContext.tsx";
import type { FloorFacts } from "../facts/floorFacts.ts";
import { Legend } from "../facts/Legend.tsx";
import { listEvents } from "../listEvents.ts";

type Props = {
  readonly floors: readonly Floor[];
  readonly facts: readonly FloorFacts[];
  readonly highlights: HighlightStore;
  readonly isMirrored: boolean;
  /** Says whether somebody took it. */
  readonly onOpen: (floor: string) => boolean;
};

/** From here on rows off screen are not laid out. */
const manyFloors = 50;

/** The tower's section: one row per floor, one cell per home. Folded in a column, which the style sheet opens elsewhere. */
export function FloorList({ floors, facts, highlights, isMirrored, onOpen }: Props) {
  const addressOf = useAddressOf();
  const texts = useTexts();
  const hasStatus = floors.some(({ apartments }) => apartments.some(({ status }) => status));
  const areas = floors.map(areaOf);
  const largest = areas.reduce((a, b) => Math.max(a, b), 1);
  const rows = (
    <ol
      className={`list floors${isMirrored ? " mirrored" : ""}${floors.length > manyFloors ? " long" : ""}`}
      aria-label={texts.floorList}
      {...listEvents(highlights)}
    >
      {facts.map(({ id, label, homes, areas: range, name }, index) => (
        <li key={id}>
          <Way
            href={addressOf({ name: "floor", tower: floors[index]?.tower ?? "", floor: Number(id) })}
            className="row"
            id={`row-${id}`}
            aria-label={name}
            onGo={() => onOpen(id)}
          >
            <b>{label}</b>
            <Cells
              statuses={floors[index]?.apartments.map(({ status }) => status) ?? []}
              share={(areas[index] ?? 0) / largest}
            />
            <span className="count">{homes}</span>
            <span className="range">{range}</span>
            <Arrow />
          </Way>
        </li>
      ))}
    </ol>
  );
  return (
    <details className="side">
      <summary>
        {texts.floorList} <span>{floors.length}</span>
      </summary>
      {rows}
      {hasStatus && <Legend floors={floors} />}
    </details>
  );
}

/** How large a floor is, m²; where no area is given, by its number of homes. */
function areaOf({ apartments }: Floor): number {
  return apartments.reduce((sum, { area }) => sum + (area ?? 1), 0);
}
