import { countPositions } from "../../../../../src/hotspots/counts/countPositions.ts";
import type { Box } from "../../../../../src/hotspots/hotspot.ts";
import { boxOf } from "../../../draft/geometry/polygon.ts";
import type { LayerRegion } from "../layerRegions.ts";

type Props = {
  readonly regions: readonly LayerRegion[];
  readonly chosen: number | undefined;
  /** The visible part of the picture, in its units, and the number of screen pixels per unit. */
  readonly view: Box;
  readonly scale: number;
};

/** Labels the floors: each number is in a box beside the tower, joined to its outline. The list next to it has the same names. */
export function FloorNumbers({ regions, chosen, view, scale }: Props) {
  const visible = regions.flatMap((region, index) => {
    const { y, height } = boxOf(region.shape);
    const isSeen = region.outline !== "" && y < view.y + view.height && y + height > view.y;
    return isSeen ? [{ region, index, box: boxOf(region.shape) }] : [];
  });
  const places = countPositions({
    size: { width: view.width * scale, height: view.height * scale },
    view,
    // A count of 10 makes the box wide enough for two digits.
    hotspots: visible.map(({ region: { outline }, index }) => ({ id: String(index), outline, count: 10 })),
    boxes: visible.map(({ box }) => box),
    tone: "tower",
  });
  return (
    <g className="floor-numbers" transform={`translate(${view.x} ${view.y}) scale(${1 / scale})`} aria-hidden="true">
      {places.map(({ id, box, leader }) => (
        <g key={id} className={Number(id) === chosen ? "floor-number-chosen" : undefined}>
          {leader && <path d={`M${leader[0].join(" ")}L${leader[1].join(" ")}`} />}
          <rect {...box} rx={2} />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2}>
            {regions[Number(id)]?.shortName}
          </text>
        </g>
      ))}
    </g>
  );
}
