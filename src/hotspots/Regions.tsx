import { memo } from "react";
import type { Box, Hotspot } from "./hotspot.ts";

type Props = {
  readonly hotspots: readonly Hotspot[];
  readonly boxes: readonly Box[];
  /** Picture units per px. */
  readonly unit: number;
};

/** Regions are grown to this, px, where they don't lie too close for it. */
const leastPx = 24;
const mostGrown = 100;

/** One path per region; under them, so that no neighbour loses a point, the wider edges of those too small to press. */
export const Regions = memo(function Regions({ hotspots, boxes, unit }: Props) {
  const missing = boxes.map(({ width, height }) => leastPx - Math.min(width, height) / unit);
  return (
    <>
      {hotspots.length < mostGrown &&
        hotspots.map(
          ({ id, outline }, index) =>
            (missing[index] ?? 0) > 0 && (
              <path key={id} className="grown" data-region={id} d={outline} strokeWidth={missing[index]} />
            ),
        )}
      {hotspots.map(({ id, outline, name, status }, index) => (
        <path
          key={id}
          id={`region-${id}`}
          data-region={id}
          data-status={status}
          part="region"
          role="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={name}
          d={outline}
        />
      ))}
    </>
  );
});
