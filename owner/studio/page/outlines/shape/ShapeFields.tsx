import { useState } from "react";
import type { Box } from "../../../../../src/hotspots/hotspot.ts";
import { fitShape } from "../../../draft/geometry/frame.ts";
import { rounded, type Shape, shapeBox } from "../../../draft/geometry/polygon.ts";
import { NumberField } from "../../frame/NumberField.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { OutlineSteps } from "../outlineSteps.ts";

type Props = { readonly shape: Shape; readonly index: number; readonly steps: OutlineSteps };

/** Position and size of the frame around a shape, to move and scale it by numbers. */
export function ShapeFields({ shape, index, steps }: Props) {
  const texts = useStudioTexts();
  // The shape before typing: scaling to "1" on the way to "120" would lose its proportions.
  const [before, setBefore] = useState<Shape>();
  const box = shapeBox(shape);
  const put = (part: Partial<Box>) => {
    const from = before ?? shape;
    setBefore(from);
    steps.reshape(index, fitShape(from, { ...box, ...part }), { undoKey: `frame ${Object.keys(part).join()}` });
  };
  const leave = () => {
    setBefore(undefined);
    steps.drop();
  };
  const field = (name: string, key: keyof Box, min?: number) => (
    <NumberField
      name={name}
      value={rounded(box[key])}
      step={1}
      {...(min !== undefined && { min })}
      set={(value) => (min === undefined || value >= min) && put({ [key]: value })}
      leave={leave}
    />
  );
  return (
    <fieldset className="corner-fields">
      <legend className="small">{texts.shapes.placeAndSize}</legend>
      {field("x", "x")}
      {field("y", "y")}
      {field(texts.shapes.width, "width", 1)}
      {field(texts.shapes.height, "height", 1)}
    </fieldset>
  );
}
