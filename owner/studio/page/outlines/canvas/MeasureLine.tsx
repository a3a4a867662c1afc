import type { Point } from "../../../../../src/project/types.ts";

/** Two points of a plan and the distance between them: "12,4 m", or "" until the owner has entered it. */
export type Measure = { readonly from: Point; readonly to: Point; readonly length: string };

/** The measured line, in the style of an architectural drawing. */
export function MeasureLine({ from, to, length, scale }: Measure & { readonly scale: number }) {
  const [along, across] = [to[0] - from[0], to[1] - from[1]];
  const arm = 7 / scale / Math.max(1e-6, Math.sqrt(along * along + across * across));
  const tick = ([x, y]: Point) => `M${x - across * arm} ${y + along * arm}L${x + across * arm} ${y - along * arm}`;
  return (
    <g className="measure" aria-hidden="true">
      <path d={`M${from.join(" ")}L${to.join(" ")}${tick(from)}${tick(to)}`} />
      <text x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2} dy="-0.5em" fontSize={14 / scale}>
        {length}
      </text>
    </g>
  );
}
