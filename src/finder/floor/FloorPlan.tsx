import { useMemo } from "react";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import type { Drawing, Hotspot } from "../../hotspots/hotspot.ts";
import { HotspotPicture } from "../../hotspots/HotspotPicture.tsx";
import { besidePlan } from "../../hotspots/label/labelPlacement.ts";
import { findPlan, findRegion, apartmentsOn } from "../../project/lookUps.ts";
import { localText } from "../../project/localText.ts";
import type { Floor } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { TapPreview } from "../panel/TapPreview.tsx";
import { pictureSizes, wholeWidth } from "../state/pictureSizes.ts";
import { useHrefOf, useFinderContext, useFinderSettings } from "../state/FinderContext.tsx";
import { openApartment } from "../state/openApartment.ts";
import { apartmentFacts } from "../../facts/apartmentFacts.ts";
import { floorTitle } from "../../facts/titles.ts";
import { SaveApartmentButton } from "../../shortlist/SaveButton.tsx";
import { ApartmentLabels } from "./ApartmentLabels.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = { readonly floor: Floor; readonly highlights: HighlightStore };

/** The plan of a floor, with a region, number and area for each apartment. */
export function FloorPlan({ floor, highlights }: Props) {
  const finder = useFinderContext();
  const addressOf = useHrefOf();
  const language = useLanguage();
  const { texts } = language;
  const drawing = useDrawing(floor);
  const apartments = apartmentsOn(floor);
  const open = (id: string): boolean => {
    const apartment = apartments.find((candidate) => candidate.id === id);
    return apartment !== undefined && openApartment(finder, apartment);
  };
  const factsOf = finder.filtered?.apartmentFacts ?? apartmentFacts;
  const items = apartments.map((apartment) => {
    const { id, label, title, area, bedrooms, side, status, price, name } = factsOf(apartment, language);
    const facts = [[area, side].filter(Boolean).join(", "), [bedrooms, price || status].filter(Boolean).join(", ")];
    const href = addressOf({ name: "apartment", apartment: id });
    const isResidential = apartment.kind === "home";
    const action = isResidential ? fill(texts.openHome, { number: label }) : fill(texts.openTower, { tower: title });
    const mark = <SaveApartmentButton apartment={id} title={title} />;
    return { id, title, facts: facts.filter(Boolean), open: action, name, href, mark };
  });
  return (
    <>
      <div className="scene">
        <HotspotPicture
          drawing={drawing}
          sizes={pictureSizes(wholeWidth, finder.pictureWidth)}
          highlights={highlights}
          tone="plan"
          placeLabel={besidePlan}
          name={floorTitle(floor, language)}
          advice={texts.chooseHome}
          onOpen={open}
        >
          {drawing && <ApartmentLabels floor={floor} {...drawing} />}
        </HotspotPicture>
      </div>
      <TapPreview highlights={highlights} items={items} followsHover={floor.hoverOnNarrow} onOpen={open} />
    </>
  );
}

function useDrawing(floor: Floor): Drawing | undefined {
  const { project } = useFinderSettings();
  const addressOf = useHrefOf();
  const language = useLanguage();
  const plan = findPlan(project, floor.plan);
  const factsOf = useFinderContext().filtered?.apartmentFacts ?? apartmentFacts;
  return useMemo(() => {
    const picture = plan?.picture;
    const hotspots = apartmentsOn(floor).flatMap((apartment): Hotspot[] => {
      const region = plan && findRegion(plan, apartment);
      if (!region) return [];
      const { id, title, area, bedrooms, status, name, count } = factsOf(apartment, language);
      const shownStatus = apartment.status === "available" ? undefined : apartment.status;
      return [
        {
          id,
          outline: region.outline,
          fadeMs: region.fadeMs,
          name,
          label: localText(region.label, language.locale),
          title,
          note: [area, shownStatus ? status : bedrooms].filter(Boolean).join(", "),
          hoverOnNarrow: floor.hoverOnNarrow,
          count,
          at: region.at,
          status: shownStatus,
          href: addressOf({ name: "apartment", apartment: id }),
        },
      ];
    });
    return picture ? { picture, hotspots } : undefined;
  }, [floor, plan, language, addressOf, factsOf]);
}
