import { useMemo, useRef } from "react";
import { useElementSize } from "../../hooks/useElementSize.ts";
import { useIsHydrating } from "../../hooks/useIsServerRendered.ts";
import type { Box, Obstacle, Scene } from "../hotspot.ts";
import { apartmentLabelId } from "../regionMarks.ts";
import { aspectRatioOf, visibleBox } from "../stage/pictureFit.ts";
import type { ShownDrawing } from "../stage/useShownDrawings.ts";
import { countPositions } from "./countPositions.ts";

type Props = { readonly drawing: ShownDrawing; readonly tone: Scene["tone"] };

/** Assumed widths in px of a stage that has not been measured yet, in landscape and portrait format. */
const [usualPx, uprightPx] = [900, 390];

/**
 * The counts on a picture. A server draws them for an assumed size, which the browser scales to the picture; once the stage is
 * measured they have their own size.
 */
export function Counts({ drawing, tone }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const isHydrating = useIsHydrating();
  const measured = useElementSize(svg);
  const { picture, window, fit, hotspots, boxes } = drawing;
  const width = window === "in-upright" ? uprightPx : usualPx;
  const usual = { width, height: Math.round((width * picture.height) / picture.width) };
  const size = !isHydrating && measured && measured.width > 0 && measured.height > 0 ? measured : usual;
  const places = useMemo(() => {
    const stage = { width: size.width, height: size.height };
    return countPositions({ size: stage, view: visibleBox(picture, stage, fit), hotspots, boxes, tone });
  }, [size.width, size.height, picture, fit, hotspots, boxes, tone]);
  return (
    <svg
      ref={svg}
      className={`counts ${window}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio={aspectRatioOf(fit)}
      aria-hidden="true"
    >
      {places.map(({ id, count, box, leader }) => (
        // Has the id of the apartment's lettering, so that the highlight marks it.
        <g key={id} id={apartmentLabelId(id)}>
          {/* Always rendered, even without a leader: the leader may appear and disappear, the nodes stay. */}
          <path d={leader && `M${leader.join("L")}${dot}`} />
          <rect {...box} rx={2} />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2} dy="0.06em" className={lookOf(box)}>
            {count}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The dot at a leader's end, 4 px with its stroke. */
const dot = "m-3.25 0a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0";

/** Smaller figures in smaller boxes. */
function lookOf({ height }: Box): string | undefined {
  if (height < 24) return "low";
  return height < 30 ? "narrow" : undefined;
}

/** The boxes that labels must not cover. */
export const labelObstacles: (scene: Scene) => readonly Obstacle[] = countPositions;
