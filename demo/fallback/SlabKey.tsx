import type { FloorFacts } from "../facts/siteFacts.ts";

const [stepPx, lengthPx] = [11, 62];

/** The storeys as slab lines, this one thick: where in the tower it lies. */
export function SlabKey({ floors, current }: { floors: readonly FloorFacts[]; current: number }) {
  return (
    <svg className="slabs" width={lengthPx + 24} height={floors.length * stepPx} aria-hidden="true" focusable="false">
      {floors.map(({ floor, share }, index) => {
        const y = index * stepPx + stepPx / 2;
        return (
          <g key={floor} className={floor === current ? "current" : undefined}>
            <path d={`M0 ${y}h${(lengthPx * share) / 100}`} />
            {floor === current && (
              <text x={lengthPx + 8} y={y + 5}>
                {floor}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
