import { fill } from "../../../../../src/text/format/fill.ts";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import type { OutlineSteps } from "../outlineSteps.ts";

type Props = {
  readonly shape: Shape;
  readonly corner: Corner;
  readonly index: number;
  readonly steps: OutlineSteps;
};

/** The position of the selected corner, in pixels. */
export function CornerFields({ shape, corner, index, steps }: Props) {
  const texts = useStudioTexts();
  const polygon = shape[corner.part] ?? [];
  const [x, y] = polygon[corner.index] ?? [0, 0];
  const number = shape.slice(0, corner.part).flat().length + corner.index + 1;
  const put = (nextX: number, nextY: number) => {
    if (!Number.isFinite(nextX) || !Number.isFinite(nextY)) return;
    steps.move({ index, corner }, [nextX, nextY], { undoKey: `field ${number}` });
  };
  return (
    <fieldset className="corner-fields">
      <legend className="small">{fill(texts.outlines.cornerOf, { number, count: shape.flat().length })}</legend>
      <label className="field">
        <span>x</span>
        <input
          type="number"
          value={x}
          onChange={(event) => put(event.target.valueAsNumber, y)}
          onBlur={() => steps.drop()}
        />
      </label>
      <label className="field">
        <span>y</span>
        <input
          type="number"
          value={y}
          onChange={(event) => put(x, event.target.valueAsNumber)}
          onBlur={() => steps.drop()}
        />
      </label>
      {polygon.length > 3 && (
        <button type="button" className="link" onClick={() => steps.remove({ index, corner })}>
          {texts.outlines.deleteCorner}
        </button>
      )}
    </fieldset>
  );
}
