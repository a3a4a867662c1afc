import { writeShape } from "../../../draft/geometry/polygon.ts";
import { rectangleBetween } from "../../../draft/geometry/rectangle.ts";
import type { DrawnShape } from "./useDrawing.ts";

type Props = { readonly drawing: DrawnShape; readonly isRectangle: boolean; readonly scale: number };

/** The shape drawn so far, with a line to the pointer, and the crosshair moved by keys. */
export function DrawingLines({ drawing: { points, at }, isRectangle, scale }: Props) {
  const all = at ? [...points, at] : points;
  const [arm, radius] = [12 / scale, 5 / scale];
  const [first] = points;
  const rectangle = isRectangle && first && at && rectangleBetween(first, at);
  const line = rectangle
    ? writeShape([rectangle])
    : all.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  return (
    <g className="drawing" aria-hidden="true">
      <path className="outline-casing" d={line} />
      <path className="drawing-line" d={line} />
      {points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      {first && points.length > 2 && <circle className="drawing-first" cx={first[0]} cy={first[1]} r={radius * 2} />}
      {at && (
        <path className="drawing-cross" d={`M${at[0] - arm} ${at[1]}h${arm * 2}M${at[0]} ${at[1] - arm}v${arm * 2}`} />
      )}
    </g>
  );
}
