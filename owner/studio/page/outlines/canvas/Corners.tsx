import { fill } from "../../../../../src/text/format/fill.ts";
import { handlesOf } from "../../../draft/geometry/handles.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { handlePx } from "./canvasState.ts";
import { HandleFrame } from "./HandleFrame.tsx";
import { middlesOf } from "./hitAt.ts";
import type { CanvasInput } from "./useCanvasInput.ts";
import type { CanvasZoom } from "./zoom.ts";

type Props = { readonly shape: Shape; readonly zoom: CanvasZoom; readonly input: CanvasInput; readonly name: string };

/** The corners of the selected shape as open frames, with a plus between two of them if there is room. */
export function Corners({ shape, zoom: { scale }, input, name }: Props) {
  const texts = useStudioTexts();
  const disc = 10 / scale;
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
      {handlesOf(shape, handlePx / scale).map((handle, index) => {
        const { corner, point } = handle;
        const isHeld = input.corner?.part === corner.part && input.corner.index === corner.index;
        const place = { name, number: index + 1, count, x: Math.round(point[0]), y: Math.round(point[1]) };
        return (
          <HandleFrame
            // The key is the corner's position, which does not change while it moves.
            key={`${corner.part}-${corner.index}`}
            {...{ handle, scale }}
            frameRef={isHeld ? input.focusCorner : undefined}
            className={isHeld ? "corner corner-held" : "corner"}
            name={fill(texts.outlines.corner, place)}
            onFocus={() => input.holdCorner(corner)}
            onBlur={input.leaveCorner}
            onKeyDown={(event) => input.pressCorner(event, corner)}
          />
        );
      })}
    </g>
  );
}
