import { fill } from "../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../src/ui/Arrow.tsx";
import { homesWithoutRegion, withRegion } from "../../../draft/edit/planRegions.ts";
import { duplicateShape } from "../../../draft/geometry/editShape.ts";
import { writeShape } from "../../../draft/geometry/polygon.ts";
import { localText } from "../../frame/localText.ts";
import { useSpoken, useTexts } from "../../frame/TextsProvider.tsx";
import { useDraft, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf, show } from "../../state/projectStore.ts";
import type { Layer } from "../../state/view.ts";
import { type LayerRegion, pictureOf } from "../layerRegions.ts";
import type { OutlineSteps } from "../outlineSteps.ts";
import type { OfferSteps } from "../tracing/useOutlineOffer.ts";
import { useTracingTexts } from "../tracing/useTracingTexts.ts";
import { useShapeTexts } from "./useShapeTexts.ts";

type Props = {
  readonly layer: Layer;
  readonly regions: readonly LayerRegion[];
  readonly chosen: number;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  readonly offer: OfferSteps;
};

/** What a drawn outline can be used for: mirrored where it is, for another region, for other storeys, for another tower. */
export function ThisShape(props: Props) {
  const { layer, regions, chosen, steps } = props;
  const texts = useTracingTexts();
  const { mirrorHere } = useShapeTexts();
  if (!regions[chosen]?.outline) return null;
  return (
    <section className="shape-sources" aria-label={texts.thisShape}>
      <h3>{texts.thisShape}</h3>
      <button type="button" className="source-row" onClick={() => steps.mirror(chosen)}>
        <span>{mirrorHere}</span>
        <Arrow />
      </button>
      <DuplicateFor {...props} />
      {(layer.on === "tower" || layer.on === "towerPortrait") && <OtherStoreys {...props} layer={layer} />}
    </section>
  );
}

/** Another region of the same picture that has no outline yet: a home of a plan may have no region either. */
function DuplicateFor({ layer, regions, chosen, choose, steps }: Props) {
  const texts = useTexts();
  const { duplicateFor } = useShapeTexts();
  const store = useProjectStore();
  const { project } = useDraft();
  const undrawn = regions.flatMap(({ outline, name }, index) => (outline === "" ? [{ index, name }] : []));
  const labels = layer.on === "plan" ? homesWithoutRegion(project, layer.plan) : [];
  if (undrawn.length + labels.length === 0) return null;
  const duplicate = (wanted: string) => {
    const label = labels.find((each) => `home ${each}` === wanted);
    if (label === undefined) steps.duplicate(chosen, Number(wanted));
    else if (layer.on === "plan") {
      const outline = writeShape(duplicateShape(regions[chosen]?.shape ?? []));
      change(store, { draft: withRegion(draftOf(store), layer.plan, label, outline), name: "duplicateShape" });
    }
    choose(label === undefined ? Number(wanted) : regions.length);
  };
  return (
    <label className="field">
      <span>{duplicateFor}</span>
      <select value="" onChange={({ target }) => duplicate(target.value)}>
        <option value="">–</option>
        {undrawn.map(({ index, name }) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
        {labels.map((label) => (
          <option key={label} value={`home ${label}`}>
            {fill(texts.home, { home: label })}
          </option>
        ))}
      </select>
    </label>
  );
}

type StoreysProps = Props & { readonly layer: Extract<Layer, { readonly on: "tower" | "towerPortrait" }> };

function OtherStoreys({ layer, regions, chosen, offer }: StoreysProps) {
  const texts = useTracingTexts();
  const { language } = useSpoken();
  const draft = useDraft();
  const store = useProjectStore();
  const place = regions[chosen]?.place;
  const others = draft.project.towers.filter(
    ({ id }) => id !== layer.tower && pictureOf(draft, { on: layer.on, tower: id }),
  );
  return (
    <>
      {regions.length > 1 && place && "floor" in place && (
        <button type="button" className="source-row" onClick={() => offer.copy(place)}>
          <span>{texts.copyToFloors}</span>
          <Arrow />
        </button>
      )}
      {others.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="source-row"
          onClick={() => show(store, { kind: "outlines", layer: { on: layer.on, tower: id }, mirrorOf: layer.tower })}
        >
          <span>{fill(texts.mirrorTo, { tower: localText(name, language) || id })}</span>
          <Arrow />
        </button>
      ))}
    </>
  );
}
