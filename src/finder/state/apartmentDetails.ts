import { findApartment, findLayout, findTour, findTower } from "../../project/lookUps.ts";
import { localText } from "../../project/localText.ts";
import type { Apartment, Layout, Tour } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FinderProps } from "./finderProps.ts";
import { apartmentFacts, type ApartmentFacts } from "../../facts/apartmentFacts.ts";
import { apartmentTitle, titleOfFloorLabel } from "../../facts/titles.ts";
import { layoutPrefix } from "./isScreenOf.ts";
import { floorLabelOf } from "./openApartment.ts";

/** The apartment that a preview shows: one of the project's, or only a layout. Unknown facts are absent. */
export type ApartmentDetails = {
  /** The screen's id: an apartment's, or `layout:…`. */
  readonly id: string;
  readonly record: Apartment | undefined;
  readonly layout: Layout | undefined;
  readonly tour: Tour | undefined;
  /** "Banesa 5". */
  readonly title: string;
  /** "Kulla 5" or "". */
  readonly tower: string;
  /** "Kati 7" or "". */
  readonly floor: string;
  /** The label passed as customUrl3. */
  readonly floorLabel: string;
  readonly facts: ApartmentFacts | undefined;
};

export function apartmentDetails(props: FinderProps, id: string, language: Language): ApartmentDetails {
  const { project, start } = props;
  const { texts, locale } = language;
  const record = findApartment(project, id);
  const layoutId = record?.layout ?? id.slice(layoutPrefix.length);
  const layout = findLayout(project, layoutId);
  const tower = record && findTower(project, record.tower);
  const floorLabel = record ? floorLabelOf(props, record) : (props.floorLabel ?? "");
  const layoutName = layout?.label ? localText(layout.label, locale) : layoutId;
  return {
    id,
    record,
    layout,
    tour: findTour(project, (record ? record.tour : start.tour) ?? ""),
    title: record ? apartmentTitle(record, texts) : fill(texts.homeOfLayout, { layout: layoutName }).trim(),
    tower: tower ? localText(tower.name, locale) : "",
    floor: floorLabel && titleOfFloorLabel(record ? floorLabelOf(props, record, locale) : floorLabel, texts),
    floorLabel,
    facts: record && apartmentFacts(record, language),
  };
}
