import { rowIdOf } from "../../hotspots/regionMarks.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { totalArea } from "../../project/apartmentFigures.ts";
import { apartmentsOn } from "../../project/lookUps.ts";
import type { Apartment, Floor } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { Cells } from "../../facts/Cells.tsx";
import { useHrefOf, useFinderContext } from "../state/FinderContext.tsx";
import type { FloorFacts } from "../../facts/floorFacts.ts";
import { hasFloorName } from "../../facts/titles.ts";
import { Legend } from "../panel/Legend.tsx";
import { listEvents, labelWidthClass } from "../panel/listEvents.ts";

type Props = {
  readonly floors: readonly Floor[];
  readonly facts: readonly FloorFacts[];
  readonly highlights: HighlightStore;
  readonly isMirrored: boolean;
  /** There is no picture: the list is open, and larger. */
  readonly isAlone?: boolean;
  /** Returns whether the opening was handled. */
  readonly onOpen: (floor: string) => boolean;
};

/** With more rows, rows off screen are not laid out. */
const manyFloors = 50;

/** One row per floor, one cell per apartment. Collapsed in a column; the style sheet opens it elsewhere. */
export function FloorList({ floors, facts, highlights, isMirrored, isAlone, onOpen }: Props) {
  const addressOf = useHrefOf();
  const { filtered } = useFinderContext();
  const texts = useTexts();
  const hasStatus = floors.some(({ apartments }) => apartments.some(({ status }) => status));
  const apartmentsOfFloors = floors.map(apartmentsOn);
  const areas = apartmentsOfFloors.map(totalArea);
  const largest = Math.max(1, ...areas);
  // The width follows the area, but many small apartments above a large shop need enough width to be told apart.
  const widths = apartmentsOfFloors.map(({ length }, index) => Math.max((areas[index] ?? 0) / largest, length * 0.06));
  const looks = `${isMirrored && !isAlone ? " mirrored" : ""}${floors.length > manyFloors ? " long" : ""}${labelWidthClass(facts)}`;
  const cells =
    filtered?.cells ??
    ((apartments: readonly Apartment[], relativeWidth: number) => (
      <Cells statuses={apartments.map(({ status }) => status)} relativeWidth={relativeWidth} />
    ));
  const Box = isAlone ? "div" : "details";
  return (
    <Box className="side">
      {!isAlone && (
        <summary>
          <span>{`${texts.floorList} `}</span>
          <span>{floors.length}</span>
        </summary>
      )}
      <ol className={`list floors${looks}`} aria-label={texts.floorList} {...listEvents(highlights)}>
        {facts.map(({ id, label, total: apartments, areas: range, name, count, tally }, index) => (
          <li key={id}>
            <LinkOrButton
              href={addressOf({ name: "floor", tower: floors[index]?.tower ?? "", floor: Number(id) })}
              className="row"
              part="row"
              id={rowIdOf(id)}
              data-count={count}
              aria-label={name}
              onNavigate={() => onOpen(id)}
            >
              <b translate={hasFloorName(label) ? undefined : "no"}>{label}</b>
              {cells(apartmentsOfFloors[index] ?? [], widths[index] ?? 0)}
              <span className="count">{tally ?? apartments}</span>
              <span className="range" translate="no">
                {range}
              </span>
              <Arrow />
            </LinkOrButton>
          </li>
        ))}
      </ol>
      {filtered ? filtered.legend : hasStatus && <Legend floors={floors} />}
    </Box>
  );
}
