import { useState } from "react";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import { useTexts } from "../../frame/TextsProvider.tsx";
import type { Layer } from "../../state/view.ts";
import type { Picture } from "../canvas/Canvas.tsx";
import type { CanvasHand } from "../canvas/useCanvasHand.ts";
import type { LayerRegion } from "../layerRegions.ts";
import type { OutlineSteps } from "../outlineSteps.ts";
import { HomesToDraw } from "../plan/HomesToDraw.tsx";
import { type Measuring, PlanFacts } from "../plan/PlanFacts.tsx";
import { PictureDrop } from "../picture/PictureDrop.tsx";
import { PlanFloors } from "../plan/PlanFloors.tsx";
import { OfferPanel } from "../tracing/OfferPanel.tsx";
import { ShapeSources } from "../tracing/ShapeSources.tsx";
import { useOutlineOffer } from "../tracing/useOutlineOffer.ts";
import { ChosenRegion } from "./ChosenRegion.tsx";
import { RegionList } from "./RegionList.tsx";
import { ThisShape } from "./ThisShape.tsx";

type Props = {
  readonly layer: Layer;
  readonly regions: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  readonly hand: CanvasHand;
  readonly picture: Picture;
  readonly setOffered: (shapes: readonly Shape[]) => void;
  readonly measuring: Measuring;
};

/** What is chosen on the picture, and all that could be. */
export function RegionPanel({ layer, regions, chosen, choose, steps, hand, picture, setOffered, measuring }: Props) {
  const texts = useTexts();
  const offer = useOutlineOffer({ layer, picture, setOffered });
  const [wasOffered, setWasOffered] = useState(false);
  const region = chosen === undefined ? undefined : regions[chosen];
  if (offer.open) return <OfferPanel open={offer.open} steps={offer} opened={() => setWasOffered(true)} />;
  return (
    <aside className="chosen" aria-label={region?.name ?? texts.shapes}>
      {region && chosen !== undefined ? (
        <ChosenRegion {...{ region, chosen, choose, steps, hand }} count={regions.length} />
      ) : (
        <h2>{texts.shapes}</h2>
      )}
      {chosen !== undefined && <ThisShape {...{ layer, regions, chosen, choose, steps, offer }} />}
      <ShapeSources layer={layer} steps={offer} takesFocus={wasOffered} />
      <RegionList {...{ regions, chosen, choose }} />
      {layer.on === "plan" && <PlanFloors plan={layer.plan} />}
      {layer.on === "plan" && <PlanFacts plan={layer.plan} measuring={measuring} />}
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
