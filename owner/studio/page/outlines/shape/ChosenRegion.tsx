import { fill } from "../../../../../src/text/format/fill.ts";
import { formatArea } from "../../../../../src/text/format/formatArea.ts";
import { measuredArea, metresPerUnit, planOf } from "../../../draft/edit/planFacts.ts";
import { grouped, type PlanApartment } from "../../../draft/edit/planApartments.ts";
import { sharingApartments } from "../../../draft/edit/regionApartments.ts";
import { apartmentsWithoutRegion, withoutRegion, withRegionOf } from "../../../draft/edit/planRegions.ts";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import { plural } from "../../../text/plural.ts";
import { Icon } from "../../frame/Icon.tsx";
import { apartmentName } from "../../../text/apartmentName.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectPart, useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf, show } from "../../state/projectStore.ts";
import type { Layer } from "../../state/view.ts";
import { FloorFields, RemoveFloor } from "../FloorFields.tsx";
import { TowerFields } from "../TowerFields.tsx";
import type { OutlineSteps } from "../outlineSteps.ts";
import { type LayerRegion, useRegions } from "../layerRegions.ts";
import { CornerFields } from "./CornerFields.tsx";
import { ShapeFields } from "./ShapeFields.tsx";

type Props = {
  readonly layer: Layer;
  readonly chosen: number;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  /** The selected corner. */
  readonly selectedCorner: Corner | undefined;
  readonly draw: () => void;
};

/** The selected region: its name, its outline, and the coordinates of its corner or frame. */
export function ChosenRegion({ layer, chosen, choose, steps, selectedCorner, draw }: Props) {
  const texts = useStudioTexts();
  const regions = useRegions(layer);
  const region = regions[chosen];
  if (!region) return null;
  const { shape } = region;
  const corner = selectedCorner && shape[selectedCorner.part]?.[selectedCorner.index] ? selectedCorner : undefined;
  return (
    <div className="selected-region">
      <Head {...{ region, chosen, choose }} isLast={chosen === regions.length - 1} />
      {"floor" in region.place && (
        <FloorFields layer={{ on: region.place.on, tower: region.place.tower }} floor={region.place.floor} />
      )}
      {(region.place.on === "site" || region.place.on === "sitePortrait") && <TowerFields tower={region.place.tower} />}
      <p className="small">
        {region.outline === ""
          ? texts.outlines.noShape
          : `${plural(texts.language, texts.counts.corners, shape.flat().length)}. ${region.origin ? texts.outlines.origins[region.origin] : ""}`}
      </p>
      {"plan" in region.place && <MeasuredArea plan={region.place.plan} shape={shape} />}
      {corner ? (
        <CornerFields {...{ shape, corner, steps }} index={chosen} />
      ) : (
        shape.length > 0 && <ShapeFields {...{ shape, steps }} index={chosen} />
      )}
      {region.outline === "" && (
        <button type="button" className="button" onClick={draw}>
          {texts.outlines.drawShape}
        </button>
      )}
      {"plan" in region.place ? (
        <RegionOfApartments
          plan={region.place.plan}
          apartments={region.apartments ?? []}
          name={region.name}
          {...{ layer, chosen }}
        />
      ) : (
        region.outline !== "" && (
          <button type="button" className="link" onClick={() => steps.put(chosen, [])}>
            {texts.outlines.deleteShape}
          </button>
        )
      )}
      {"floor" in region.place && <RemoveFloor tower={region.place.tower} floor={region.place.floor} />}
    </div>
  );
}

type OfApartmentsProps = Pick<Props, "layer" | "chosen"> & {
  readonly plan: string;
  readonly apartments: readonly PlanApartment[];
  readonly name: string;
};

/** Reassigns an outline to another apartment, or deletes it together with its region. */
function RegionOfApartments({ layer, chosen, plan, apartments, name }: OfApartmentsProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const others = useProjectPart((project) => apartmentsWithoutRegion(project, plan));
  const own = grouped(apartments);
  // Several apartments of one floor compete for the outline, and one can be chosen. Apartments above each other share it.
  const isDisputed = sharingApartments(apartments) !== undefined;
  const choices = [...(isDisputed ? own : []), ...others];
  const give = (key: string) => {
    const group = choices.find((each) => each.key === key);
    if (group) change(store, { draft: withRegionOf(draftOf(store), plan, chosen, group), undoName: "regionOf" });
  };
  const remove = () => {
    change(store, { draft: withoutRegion(draftOf(store), plan, chosen), undoName: "deleteShape" });
    show(store, { kind: "outlines", layer });
  };
  return (
    <>
      {choices.length > 0 && (
        <label className="field">
          <span>{texts.outlines.belongsTo}</span>
          <select value="" onChange={({ target }) => give(target.value)}>
            <option value="">{isDisputed || own.length === 0 ? "–" : name}</option>
            {choices.map((each) => (
              <option key={each.key} value={each.key}>
                {fill(texts.names.home, { home: apartmentName(each.name, texts) })}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="link" onClick={remove}>
        {texts.outlines.deleteShape}
      </button>
    </>
  );
}

/** The area of a shape, if its plan has a scale, to compare with the area stated in the list. */
function MeasuredArea({ plan, shape }: { readonly plan: string; readonly shape: Shape }) {
  const texts = useStudioTexts();
  const metres = metresPerUnit(useProjectPart((project) => planOf(project, plan)?.studio?.scale));
  if (metres === undefined || shape.length === 0) return null;
  const area = Math.round(measuredArea(shape, metres) * 10) / 10;
  return <p className="small">{fill(texts.shapes.measuredArea, { area: formatArea(area, texts.language) })}</p>;
}

type HeadProps = Pick<Props, "chosen" | "choose"> & {
  readonly region: LayerRegion;
  readonly isLast: boolean;
};

/** The region's name, and buttons for the previous and next regions. */
function Head({ region: { name, translate }, chosen, choose, isLast }: HeadProps) {
  const texts = useStudioTexts();
  return (
    <div className="side-panel-head">
      <h2 translate={translate}>{name}</h2>
      <div className="options">
        <button
          type="button"
          aria-label={texts.outlines.previous}
          disabled={chosen === 0}
          onClick={() => choose(chosen - 1)}
        >
          <Icon name="down" />
        </button>
        <button type="button" aria-label={texts.outlines.next} disabled={isLast} onClick={() => choose(chosen + 1)}>
          <Icon name="up" />
        </button>
      </div>
    </div>
  );
}
