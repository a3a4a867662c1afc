import { useShallow } from "zustand/react/shallow";
import { fill } from "../../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import { type ApartmentGroup, type PlanApartment, planApartments } from "../../../draft/edit/planApartments.ts";
import { canBeSeenTogether } from "../../../draft/edit/regionApartments.ts";
import { apartmentsWithoutRegion, withRegion } from "../../../draft/edit/planRegions.ts";
import { duplicateShape } from "../../../draft/geometry/editShape.ts";
import { writeShape } from "../../../draft/geometry/polygon.ts";
import { apartmentName } from "../../../text/apartmentName.ts";
import { textInLanguage } from "../../../text/textInLanguage.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProject, useProjectPart, useProjectParts, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf, show } from "../../state/projectStore.ts";
import type { Layer } from "../../state/view.ts";
import { type LayerRegion, regionsOf } from "../layerRegions.ts";
import type { OutlineSteps } from "../outlineSteps.ts";
import type { SuggestionSteps } from "../tracing/useOutlineSuggestion.ts";

type Props = {
  readonly layer: Layer;
  readonly chosen: number;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  readonly suggestion: SuggestionSteps;
};

/** What a drawn outline can be used for: mirrored in place, or copied to another region, other floors or another tower. */
export function OutlineCopyActions(props: Props) {
  const { layer, chosen, steps } = props;
  const { isDrawn, floor } = useRegionFacts(layer, chosen);
  const texts = useStudioTexts();
  if (!isDrawn) return null;
  return (
    <section className="shape-sources" aria-label={texts.tracing.thisShape}>
      <h3>{texts.tracing.thisShape}</h3>
      <button type="button" className="source-row" onClick={() => steps.mirror(chosen)}>
        <span>{texts.shapes.mirrorHere}</span>
        <Arrow />
      </button>
      <DuplicateFor {...props} />
      {(layer.on === "tower" || layer.on === "towerPortrait") && (
        <OtherFloors layer={layer} floor={floor} suggestion={props.suggestion} />
      )}
    </section>
  );
}

/** The facts of a drawn region that are shown here; they do not change while its corners move. */
function useRegionFacts(layer: Layer, at: number) {
  const texts = useStudioTexts();
  return useProject(
    useShallow(({ history }) => {
      const region = regionsOf(history.draft, layer, texts)[at];
      const floor = region && "floor" in region.place ? region.place.floor : undefined;
      return { isDrawn: region !== undefined && region.outline !== "", floor };
    }),
  );
}

/** The regions without an outline. */
function useUndrawn(layer: Layer): readonly LayerRegion[] {
  const texts = useStudioTexts();
  return useProject(
    useShallow(({ history }) => regionsOf(history.draft, layer, texts).filter(({ outline }) => outline === "")),
  );
}

/** Copies the outline to a region of the same picture that has none, or to an apartment of the plan that has no region yet. */
function DuplicateFor({ layer, chosen, choose, steps }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const undrawn = useUndrawn(layer);
  const groups = useProjectPart((project) =>
    layer.on === "plan" ? apartmentsWithoutRegion(project, layer.plan) : noGroups,
  );
  if (undrawn.length + groups.length === 0) return null;
  // Apartments on different floors can share a position. On the same floor the copy is shifted, so that both can be seen.
  const isOnOtherFloor = (own: readonly PlanApartment[] = [], other: readonly PlanApartment[] = []) =>
    !canBeSeenTogether(own, other);
  const apartmentsOf = (plan: string, { ids }: ApartmentGroup) =>
    planApartments(draftOf(store).project.floors, plan).filter(({ apartment }) => ids.includes(apartment.id));
  const nameOf = ({ name }: ApartmentGroup) => fill(texts.names.home, { home: apartmentName(name, texts) });
  const duplicate = (targetName: string) => {
    const regions = regionsOf(draftOf(store), layer, texts);
    const index = regions.findIndex(({ outline, name }) => outline === "" && name === targetName);
    const group = groups.find((each) => nameOf(each) === targetName);
    const own = regions[chosen];
    const keepsPosition =
      layer.on === "plan" &&
      isOnOtherFloor(own?.apartments, regions[index]?.apartments ?? (group && apartmentsOf(layer.plan, group)));
    if (index >= 0) steps.duplicate(chosen, index, keepsPosition);
    else if (layer.on === "plan" && group) {
      const shape = own?.shape ?? [];
      const outline = writeShape(keepsPosition ? shape : duplicateShape(shape));
      change(store, { draft: withRegion(draftOf(store), layer.plan, group, outline), undoName: "duplicateShape" });
    }
    choose(index >= 0 ? index : regions.length);
  };
  return (
    <label className="field">
      <span>{texts.shapes.duplicateFor}</span>
      <select value="" onChange={({ target }) => duplicate(target.value)}>
        <option value="">–</option>
        {[...new Set([...undrawn.map(({ name }) => name), ...groups.map(nameOf)])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

const noGroups: readonly ApartmentGroup[] = [];

type FloorsProps = {
  readonly layer: Extract<Layer, { readonly tower: string }>;
  readonly floor: number | undefined;
  readonly suggestion: SuggestionSteps;
};

function OtherFloors({ layer, floor, suggestion }: FloorsProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const others = useProjectParts(({ towers }) =>
    towers.filter(({ id, picture, portrait }) => id !== layer.tower && (layer.on === "tower" ? picture : portrait)),
  );
  const isOnly = useProjectPart(({ floors }) => floors.filter(({ tower }) => tower === layer.tower).length < 2);
  return (
    <>
      {!isOnly && floor !== undefined && (
        <button type="button" className="source-row" onClick={() => suggestion.copy({ ...layer, floor })}>
          <span>{texts.tracing.copyToFloors}</span>
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
          <span>{fill(texts.tracing.mirrorTo, { tower: textInLanguage(name, texts.language) })}</span>
          <Arrow />
        </button>
      ))}
    </>
  );
}
