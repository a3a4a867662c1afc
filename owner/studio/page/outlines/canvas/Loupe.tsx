import type { Point } from "../../../../../src/project/types.ts";
import { boxOf } from "../../../draft/geometry/polygon.ts";
import type { LayerRegion } from "../layerRegions.ts";
import type { CanvasPicture } from "./Canvas.tsx";

/** Size in screen pixels, and magnification relative to the picture below. */
const [side, times] = [150, 4];

type Props = {
  readonly picture: CanvasPicture;
  readonly regions: readonly LayerRegion[];
  readonly at: Point;
  readonly scale: number;
  readonly note: string | undefined;
};

/** Shows a moving corner at four times its size, as the pointer covers it on the picture. */
export function Loupe({ picture, regions, at: [x, y], scale, note }: Props) {
  const units = side / scale / times;
  const isSeen = ({ shape }: LayerRegion): boolean => {
    const box = boxOf(shape);
    const [left, top] = [x - units / 2, y - units / 2];
    return box.x <= left + units && box.x + box.width >= left && box.y <= top + units && box.y + box.height >= top;
  };
  return (
    <figure className="loupe" aria-hidden="true">
      <svg viewBox={`${x - units / 2} ${y - units / 2} ${units} ${units}`} width={side} height={side}>
        <image href={picture.address} width={picture.width} height={picture.height} />
        {regions.filter(isSeen).map(({ outline, place }) => (
          <path key={JSON.stringify(place)} className="loupe-line" d={outline} />
        ))}
        <circle className="loupe-point" cx={x} cy={y} r={units / 24} />
      </svg>
      {note !== undefined && <figcaption>{note}</figcaption>}
    </figure>
  );
}
