import type { Floor } from "../../project/types.ts";

const [step, length] = [11, 62];

/** The floors as slab lines, this one thick: where in the tower it lies. A drawing, not a control. */
export function SlabKey({ floors, current }: { floors: readonly Floor[]; current: number }) {
  const areas = floors.map(({ apartments }) => apartments.reduce((sum, { area }) => sum + (area ?? 1), 0));
  const largest = areas.reduce((a, b) => Math.max(a, b), 1);
  return (
    <svg className="slabs" width={length + 24} height={floors.length * step} aria-hidden="true">
      {areas.map((area, index) => {
        const y = index * step + step / 2;
        const isCurrent = index === current;
        return (
          <g key={floors[index]?.floor} className={isCurrent ? "current" : undefined}>
            <path d={`M0 ${y}h${(length * area) / largest}`} />
            {isCurrent && (
              <text x={length + 8} y={y + 5}>
                {floors[index]?.floor}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
