import { fill } from "../../../../src/text/format/fill.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import { useTexts } from "../../frame/TextsProvider.tsx";
import { middlesOf } from "./hitAt.ts";
import type { CanvasHand } from "./useCanvasHand.ts";
import type { Zoom } from "./zoom.ts";

type Props = { readonly shape: Shape; readonly zoom: Zoom; readonly hand: CanvasHand; readonly name: string };

/** The corners of the chosen shape as open frames, a plus between where there is room. */
export function Corners({ shape, zoom: { scale }, hand, name }: Props) {
  const texts = useTexts();
  const [frame, disc] = [24 / scale, 10 / scale];
  const count = shape.flat().length;
  return (
    <g className="corners">
      {middlesOf(shape)
        .filter(({ length }) => length * scale > 56)
        .map(({ point: [x, y], corner }) => (
          <g key={`${corner.part}-${corner.index}`} className="plus" aria-hidden="true">
            <circle cx={x} cy={y} r={disc} />
            <path d={`M${x - disc / 2} ${y}h${disc}M${x} ${y - disc / 2}v${disc}`} />
          </g>
        ))}
      {shape.flatMap((polygon, part) =>
        polygon.map(([x, y], index) => {
          const corner = { part, index };
          const number = shape.slice(0, part).flat().length + index + 1;
          const isHeld = hand.corner?.part === part && hand.corner.index === index;
          const place = { name, number, count, x: Math.round(x), y: Math.round(y) };
          return (
            <rect
              // A corner is told by its place: it stays the same one while it moves.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${part}-${index}`}
              ref={isHeld ? hand.focusCorner : undefined}
              className={isHeld ? "corner corner-held" : "corner"}
              x={x - frame / 2}
              y={y - frame / 2}
              width={frame}
              height={frame}
              tabIndex={0}
              role="button"
              aria-label={fill(texts.corner, place)}
              onFocus={() => hand.holdCorner(corner)}
              onBlur={hand.leaveCorner}
              onKeyDown={(event) => hand.pressCorner(event, corner)}
            />
          );
        }),
      )}
    </g>
  );
}
