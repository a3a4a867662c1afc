import { findApartment, findLayout, findTour, findTower } from "../../project/lookUps.ts";
import { localText } from "../../project/localText.ts";
import type { Apartment, Layout, Tour } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FinderProps } from "./finderProps.ts";
import { homeFacts, type HomeFacts } from "../../facts/homeFacts.ts";
import { homeTitle, storeyTitle } from "../../facts/titles.ts";
import { layoutPrefix } from "./isScreenOf.ts";
import { labelOf } from "./openApartment.ts";

/** The home a preview shows: one of the project's, or a layout alone. What is not given is missing. */
export type ApartmentHome = {
  /** The screen's id: an apartment's, or `layout:…`. */
  readonly id: string;
  readonly apartment: Apartment | undefined;
  readonly layout: Layout | undefined;
  readonly tour: Tour | undefined;
  /** "Banesa 5". */
  readonly title: string;
  /** "Kulla 5" or "". */
  readonly tower: string;
  /** "Kati 7" or "". */
  readonly floor: string;
  /** The label that travels as customUrl3. */
  readonly floorLabel: string;
  readonly facts: HomeFacts | undefined;
};

export function apartmentHome(props: FinderProps, id: string, language: Language): ApartmentHome {
  const { project, start } = props;
  const { texts, locale } = language;
  const apartment = findApartment(project, id);
  const layoutId = apartment?.layout ?? id.slice(layoutPrefix.length);
  const layout = findLayout(project, layoutId);
  const tower = apartment && findTower(project, apartment.tower);
  const floorLabel = apartment ? labelOf(props, apartment) : (props.floorLabel ?? "");
  const layoutName = layout?.label ? localText(layout.label, locale) : layoutId;
  return {
    id,
    apartment,
    layout,
    tour: findTour(project, (apartment ? apartment.tour : start.tour) ?? ""),
    title: apartment ? homeTitle(apartment, texts) : fill(texts.homeOfLayout, { layout: layoutName }).trim(),
    tower: tower ? localText(tower.name, locale) : "",
    floor: floorLabel && storeyTitle(apartment ? labelOf(props, apartment, locale) : floorLabel, texts),
    floorLabel,
    facts: apartment && homeFacts(apartment, language),
  };
}
