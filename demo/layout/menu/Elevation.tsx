import { useFacts } from "../../text/FactsContext.tsx";
import type { SiteFloor, SiteTower } from "../../facts/siteFacts.ts";

const floorPx = 28;
const apartmentPx = 24;
const groundPx = 48;
const basePx = 420;

/**
 * A drawn front of each tower: one slab per floor, as wide as its number of apartments, with two windows per apartment. The second tower
 * is mirrored.
 */
export function Elevation() {
  const { towers } = useFacts();
  return (
    <svg className="elevation" viewBox="0 0 760 430" aria-hidden="true" focusable="false">
      <path d={`M0 ${basePx}H760`} strokeWidth="2" />
      {towers.slice(0, 2).map((tower, index) => (
        <g key={tower.id} transform={index === 0 ? "translate(60 0)" : "translate(690 0) scale(-1 1)"}>
          <TowerFront tower={tower} />
        </g>
      ))}
      {[16, 352, 384, 718].map((x, index) => (
        <Tree key={x} x={x} radius={index === 2 ? 12 : 17} />
      ))}
    </svg>
  );
}

function widthOf({ count: apartments }: SiteFloor): number {
  return 64 + Math.round(apartments * apartmentPx * 0.82);
}

function TowerFront({ tower }: { tower: SiteTower }) {
  const floors = tower.floors.toReversed();
  const widest = Math.max(...floors.map(widthOf));
  const roofPx = basePx - groundPx - floors.length * floorPx;
  return (
    <>
      <path d={`M-10 ${basePx}V${basePx - groundPx}H${widest + 10}V${basePx}`} />
      <path
        d={bays(-10, widest + 10, 8)
          .map((x) => `M${x} ${basePx}V${basePx - groundPx}`)
          .join("")}
        opacity=".5"
      />
      {floors.map((floor, index) => {
        const width = widthOf(floor);
        const windows = bays(0, width, floor.count * 2).map(
          (x, bay) => `M${x + ((bay * 7 + index * 3) % 5) - 2} 0v-${floorPx}`,
        );
        return (
          <g key={floor.floor} transform={`translate(0 ${basePx - groundPx - index * floorPx})`}>
            <path d={windows.join("")} opacity=".45" />
            <path d={`M0 0v-${floorPx}M${width} 0v-${floorPx}`} />
            <path d={`M-5 -${floorPx}H${width + 5}M-5 0H${width + 5}`} strokeWidth="2" />
          </g>
        );
      })}
      <path d={`M38 ${roofPx}v-16h54v16`} />
    </>
  );
}

function bays(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count - 1 }, (_, index) => Math.round(from + ((to - from) * (index + 1)) / count));
}

function Tree({ x, radius }: { x: number; radius: number }) {
  return (
    <g opacity=".7">
      <circle cx={x} cy={basePx - 18 - radius} r={radius} fill="none" />
      <path d={`M${x} ${basePx}v-${18 + radius}`} />
    </g>
  );
}
