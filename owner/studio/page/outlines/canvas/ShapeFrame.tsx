import { fill } from "../../../../../src/text/format/fill.ts";
import { frameHandles } from "../../../draft/geometry/frame.ts";
import { rounded, type Shape, shapeBox } from "../../../draft/geometry/polygon.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { handlePx } from "./canvasState.ts";
import { HandleFrame } from "./HandleFrame.tsx";
import type { CanvasInput } from "./useCanvasInput.ts";

type Props = { readonly shape: Shape; readonly scale: number; readonly input: CanvasInput; readonly name: string };

/** The frame around the selected shape: it moves the shape, and its corners scale it, by pointer or keyboard. */
export function ShapeFrame({ shape, scale, input, name }: Props) {
  const texts = useStudioTexts();
  const box = shapeBox(shape);
  const [x, y, width, height] = [rounded(box.x), rounded(box.y), rounded(box.width), rounded(box.height)];
  const facts = { name, x, y, width, height };
  return (
    <g className="corners">
      <rect
        className="frame-line"
        {...box}
        tabIndex={0}
        role="button"
        aria-label={fill(texts.shapes.wholeShape, facts)}
        onBlur={input.leaveCorner}
        onKeyDown={(event) => input.pressFrame(event)}
      />
      {frameHandles(shape, handlePx / scale).map((handle) => {
        const { index } = handle.corner;
        return (
          <HandleFrame
            key={index}
            {...{ handle, scale }}
            className={`corner frame-corner-${index % 2}`}
            name={fill(texts.shapes.frameCorner, { ...facts, number: index + 1 })}
            onBlur={input.leaveCorner}
            onKeyDown={(event) => input.pressFrame(event, index)}
          />
        );
      })}
    </g>
  );
}
