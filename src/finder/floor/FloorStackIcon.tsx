import { floorLabel } from "../../project/localText.ts";
import { totalArea } from "../../project/apartmentFigures.ts";
import { apartmentsOn } from "../../project/lookUps.ts";
import type { Floor } from "../../project/types.ts";
import { useLocale } from "../../ui/TextsContext.tsx";

const [maxStep, maxHeight, maxWidth, maxLabelLength] = [11, 132, 62, 3];

/** The floors of the tower as lines, the current one thick. Decorative. */
export function FloorStackIcon({ floors, current }: { floors: readonly Floor[]; current: number }) {
  const locale = useLocale();
  const areas = floors.map((floor) => totalArea(apartmentsOn(floor)));
  const largest = areas.reduce((a, b) => Math.max(a, b), 1);
  const step = Math.min(maxStep, maxHeight / floors.length);
  const currentFloor = floors[current];
  const label = currentFloor ? floorLabel(currentFloor, locale) : "";
  return (
    <svg className="slabs" width={maxWidth + 24} height={floors.length * step} aria-hidden="true">
      {areas.map((area, index) => {
        const y = index * step + step / 2;
        const isCurrent = index === current;
        return (
          <g key={floors[index]?.floor} className={isCurrent ? "current" : undefined}>
            <path d={`M0 ${y}h${(maxWidth * area) / largest}`} />
            {isCurrent && label.length <= maxLabelLength && (
              <text x={maxWidth + 8} y={y + 5}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
