import { totalArea } from "../../project/apartmentFigures.ts";
import { apartmentsOn } from "../../project/lookUps.ts";
import type { Apartment, Floor } from "../../project/types.ts";

const [widthPx, maxStepPx, maxHeightPx] = [46, 5, 60];

type Props = { readonly floors: readonly Floor[]; readonly apartment: Apartment };

/** The floors of a tower as lines, those of the apartment thick. */
export function FloorSlabs({ floors, apartment }: Props) {
  const areas = floors.map((floor) => totalArea(apartmentsOn(floor)));
  const largest = Math.max(1, ...areas);
  const stepPx = Math.min(maxStepPx, maxHeightPx / floors.length);
  const apartmentFloors = apartment.storeys ?? [apartment.floor];
  return (
    <svg className="floor-slabs" width={widthPx} height={floors.length * stepPx} aria-hidden="true">
      {floors.map(({ floor }, index) => (
        <path
          key={floor}
          className={apartmentFloors.includes(floor) ? "own" : undefined}
          d={`M0 ${(index + 0.5) * stepPx}h${(widthPx * (areas[index] ?? 0)) / largest}`}
        />
      ))}
    </svg>
  );
}
