import { fill } from "../../../../src/text/format/fill.ts";
import { fillFloors } from "../../draft/edit/outlines.ts";
import { plural } from "../../text/plural.ts";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import { type LayerRegion } from "./layerRegions.ts";

type Props = {
  readonly layer: Extract<Layer, { readonly tower: string }>;
  readonly regions: readonly LayerRegion[];
  readonly choose: (region: number) => void;
  readonly draw: () => void;
};

type DrawnFloor = LayerRegion & { readonly index: number; readonly floor: number };

/**
 * Three steps: the lowest floor, the highest, and all floors between them, derived from these two. A floor below the ground is not visible
 * on most pictures: it counts only once it has an outline.
 */
export function FillSteps({ layer, regions, choose, draw }: Props) {
  const drawnFloors = regions
    .flatMap((region, index): DrawnFloor[] =>
      region.place.on === layer.on ? [{ ...region, index, floor: region.place.floor }] : [],
    )
    .filter(({ floor, outline }) => floor >= 0 || outline !== "")
    .toSorted((a, b) => a.floor - b.floor);
  const [lowest, highest] = [drawnFloors[0], drawnFloors.at(-1)];
  if (!lowest || !highest || drawnFloors.length < 3) return null;
  return (
    <ol className="fill-steps">
      {[lowest, highest].map((floor, step) => (
        <DrawnStep
          key={floor.floor}
          number={step + 1}
          floor={floor}
          draw={() => {
            choose(floor.index);
            draw();
          }}
        />
      ))}
      <BetweenStep layer={layer} drawnFloors={drawnFloors} />
    </ol>
  );
}

type DrawnProps = { readonly number: number; readonly floor: DrawnFloor; readonly draw: () => void };

function DrawnStep({ number, floor: { name, outline, shape }, draw }: DrawnProps) {
  const texts = useStudioTexts();
  return (
    <li className="fill-step">
      <span className="fill-number">{number}</span>
      <span>
        <span>{number === 1 ? texts.outlines.lowestFloor : texts.outlines.highestFloor}</span>
        <small>{`${name}${outline !== "" ? `, ${plural(texts.language, texts.counts.corners, shape.flat().length)}` : ""}`}</small>
      </span>
      {outline === "" ? (
        <button type="button" className="link" onClick={draw}>
          {texts.outlines.modeDraw}
        </button>
      ) : (
        <Icon name="check" />
      )}
    </li>
  );
}

type BetweenProps = { readonly layer: Props["layer"]; readonly drawnFloors: readonly DrawnFloor[] };

/** Floors that were drawn, traced or corrected are left unchanged. */
function BetweenStep({ layer, drawnFloors }: BetweenProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const between = drawnFloors.slice(1, -1);
  const [lowest, highest] = [drawnFloors[0], drawnFloors.at(-1)];
  const isReady = Boolean(lowest?.outline && highest?.outline);
  const drawn = between.filter(({ outline }) => outline !== "").length;
  const filled = between.filter(({ outline, origin }) => outline !== "" && origin === "filled").length;
  const fillBetween = () => {
    const draft = fillFloors(draftOf(store), {
      tower: layer.tower,
      lowest: lowest?.floor ?? 0,
      highest: highest?.floor ?? 0,
      isPortrait: layer.on === "towerPortrait",
    });
    change(store, { draft, undoName: "fill" });
  };
  return (
    <li className="fill-step fill-now">
      <span className="fill-number">3</span>
      <span>
        <span>{texts.outlines.floorsBetween}</span>
        <small>{fill(texts.outlines.filledCount, { n: drawn, all: between.length })}</small>
      </span>
      {isReady && (drawn < between.length || filled > 0) && (
        <button type="button" className="link" onClick={fillBetween}>
          {filled > 0 ? texts.outlines.fillAgain : texts.outlines.fill}
        </button>
      )}
    </li>
  );
}
