import { fill } from "../../../../src/text/format/fill.ts";
import { frameCorners } from "../../../draft/geometry/frame.ts";
import { rounded, type Shape, shapeBox } from "../../../draft/geometry/polygon.ts";
import { useShapeTexts } from "../shape/useShapeTexts.ts";
import type { CanvasHand } from "./useCanvasHand.ts";

type Props = { readonly shape: Shape; readonly scale: number; readonly hand: CanvasHand; readonly name: string };

/** The frame around the chosen shape: it moves the shape, its corners scale it; by hand and by keys. */
export function ShapeFrame({ shape, scale, hand, name }: Props) {
  const texts = useShapeTexts();
  const box = shapeBox(shape);
  const side = 24 / scale;
  const [x, y, width, height] = [rounded(box.x), rounded(box.y), rounded(box.width), rounded(box.height)];
  const facts = { name, x, y, width, height };
  return (
    <g className="corners">
      <rect
        className="frame-line"
        {...box}
        tabIndex={0}
        role="button"
        aria-label={fill(texts.wholeShape, facts)}
        onBlur={hand.leaveCorner}
        onKeyDown={(event) => hand.pressFrame(event)}
      />
      {frameCorners(box).map(([left, top], corner) => (
        <rect
          // A corner is told by its place: it stays the same one while it moves.
          // oxlint-disable-next-line react/no-array-index-key
          key={corner}
          className={`corner frame-corner-${corner % 2}`}
          x={left - side / 2}
          y={top - side / 2}
          width={side}
          height={side}
          tabIndex={0}
          role="button"
          aria-label={fill(texts.frameCorner, { ...facts, number: corner + 1 })}
          onBlur={hand.leaveCorner}
          onKeyDown={(event) => hand.pressFrame(event, corner)}
        />
      ))}
    </g>
  );
}
