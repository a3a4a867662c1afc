import { memo, useState } from "react";
import type { Shape } from "../../draft/geometry/polygon.ts";
import { fill } from "../../../src/text/format/fill.ts";
import { Arrow } from "../../../src/ui/Arrow.tsx";
import { Sign } from "../frame/Mark.tsx";
import { useTexts } from "../frame/TextsProvider.tsx";
import type { Layer } from "../state/view.ts";
import type { Picture } from "./canvas/Canvas.tsx";
import type { CanvasHand } from "./canvas/useCanvasHand.ts";
import { CornerFields } from "./CornerFields.tsx";
import { areSameGroups, inGroups, placeInGroup, placeInList } from "./inGroups.ts";
import type { LayerRegion } from "./layerRegions.ts";
import { type OutlineSteps, shapeOf } from "./outlineSteps.ts";
import { FloorFields } from "./FloorFields.tsx";
import { HomesToDraw } from "./HomesToDraw.tsx";
import { PictureDrop } from "./PictureDrop.tsx";
import { PlanFloors } from "./PlanFloors.tsx";
import { OfferPanel } from "./tracing/OfferPanel.tsx";
import { ShapeSources } from "./tracing/ShapeSources.tsx";
import { useOutlineOffer } from "./tracing/useOutlineOffer.ts";

type Props = {
  readonly layer: Layer;
  readonly regions: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  readonly hand: CanvasHand;
  readonly picture: Picture;
  readonly setOffered: (shapes: readonly Shape[]) => void;
};

/** What is chosen on the picture, and all that could be. */
export function RegionPanel({ layer, regions, chosen, choose, steps, hand, picture, setOffered }: Props) {
  const texts = useTexts();
  const offer = useOutlineOffer({ layer, picture, setOffered });
  const [wasOffered, setWasOffered] = useState(false);
  const region = chosen === undefined ? undefined : regions[chosen];
  if (offer.open) return <OfferPanel open={offer.open} steps={offer} opened={() => setWasOffered(true)} />;
  return (
    <aside className="chosen" aria-label={region?.name ?? texts.shapes}>
      {region && chosen !== undefined ? (
        <Chosen {...{ region, chosen, choose, steps, hand }} count={regions.length} />
      ) : (
        <h2>{texts.shapes}</h2>
      )}
      <ShapeSources layer={layer} chosen={region} steps={offer} takesFocus={wasOffered} />
      <ul className="regions">
        {inGroups(regions).map((group, at) => (
          // Groups are told by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <RegionRows key={at} {...{ at, group, choose }} chosen={placeInGroup(at, chosen)} />
        ))}
      </ul>
      {layer.on === "plan" && <PlanFloors plan={layer.plan} />}
      {layer.on === "plan" && (
        <HomesToDraw
          plan={layer.plan}
          draw={(added) => {
            choose(added);
            hand.setMode("draw");
          }}
        />
      )}
      <PictureDrop layer={layer} isChange />
    </aside>
  );
}

type RowsProps = {
  readonly at: number;
  readonly group: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
};

const RegionRows = memo(function RegionRows({ at, group, chosen, choose }: RowsProps) {
  const texts = useTexts();
  return group.map(({ place, name, outline }, index) => (
    <li key={JSON.stringify(place)}>
      <button
        type="button"
        className="region-row"
        aria-current={index === chosen ? "true" : undefined}
        onClick={() => choose(placeInList(at, index))}
      >
        <span>{name}</span>
        <small>{outline === "" ? texts.noShape : fill(texts.corners, { n: shapeOf(outline).flat().length })}</small>
        <Arrow />
      </button>
    </li>
  ));
}, areSameGroups);

type ChosenProps = Pick<Props, "choose" | "steps" | "hand"> & {
  readonly region: LayerRegion;
  readonly chosen: number;
  readonly count: number;
};

function Chosen({ region, chosen, count, choose, steps, hand }: ChosenProps) {
  const texts = useTexts();
  const shape = shapeOf(region.outline);
  const corner = hand.corner && shape[hand.corner.part]?.[hand.corner.index] ? hand.corner : undefined;
  return (
    <div className="chosen-region">
      <div className="chosen-head">
        <h2>{region.name}</h2>
        <div className="options">
          <button type="button" aria-label={texts.previous} disabled={chosen === 0} onClick={() => choose(chosen - 1)}>
            <Sign name="down" />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            disabled={chosen === count - 1}
            onClick={() => choose(chosen + 1)}
          >
            <Sign name="up" />
          </button>
        </div>
      </div>
      <p className="small">
        {region.outline === ""
          ? texts.noShape
          : `${fill(texts.corners, { n: shape.flat().length })}. ${region.origin ? texts.origins[region.origin] : ""}`}
      </p>
      {corner && <CornerFields {...{ shape, corner, steps }} index={chosen} />}
      {region.outline === "" ? (
        <button type="button" className="button" onClick={() => hand.setMode("draw")}>
          {texts.drawShape}
        </button>
      ) : (
        <button type="button" className="link" onClick={() => steps.put(chosen, [])}>
          {texts.deleteShape}
        </button>
      )}
      {"floor" in region.place && <FloorFields tower={region.place.tower} floor={region.place.floor} />}
    </div>
  );
}
