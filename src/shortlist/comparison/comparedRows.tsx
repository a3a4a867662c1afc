import { hasFloorName } from "../../facts/titles.ts";
import type { AreaKind, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { formatArea } from "../../text/format/formatArea.ts";
import type { ShortlistTexts, SunTexts } from "../../text/texts.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { ComparedApartment } from "./comparedApartment.ts";
import type { CompareRow } from "./compareRow.ts";
import { outlookRows } from "./outlookRows.tsx";
import { priceRows } from "./priceRows.tsx";
import { plansAtOneScale } from "./Plans.tsx";
import { FloorSlabs } from "./FloorSlabs.tsx";

/** The texts of a comparison, and those of a single apartment. */
export type CompareLanguage = Pick<Language, "texts" | "locale"> & {
  readonly shortlistTexts: ShortlistTexts;
  /** With the page's own texts, for prices. */
  readonly language: Language;
  readonly project: Project;
  readonly sun: SunTexts;
};

const kinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const satisfies readonly AreaKind[];

/** All possible rows, in the order of the screen; those without values are left out later (`shownRows`). */
export function comparedRows(
  apartments: readonly ComparedApartment[],
  language: CompareLanguage,
  askButton: (index: number) => React.ReactNode,
): readonly CompareRow[] {
  const { shortlistTexts, texts } = language;
  const valuesOf = (read: (apartment: ComparedApartment) => string): readonly string[] => apartments.map(read);
  const plans = plansAtOneScale(apartments, texts.plan);
  return [
    {
      id: "plan",
      label: plans.isOneScale ? shortlistTexts.planAtOneScale : texts.plan,
      values: valuesOf(({ plan }) => plan?.src ?? ""),
      draw: plans.draw,
    },
    { ...areaRow({ name: "area", label: texts.area }, apartments, language), isLarge: true },
    ...otherAreas(apartments, language),
    { id: "bedrooms", label: texts.bedroomsLabel, values: valuesOf(({ bedrooms }) => bedrooms), isNamed: () => true },
    floorRow(apartments, language),
    { id: "side", label: texts.side, values: valuesOf(({ side }) => side) },
    ...outlookRows(apartments, language.project, language.sun),
    { id: "status", label: texts.status, values: valuesOf(({ status }) => status) },
    ...priceRows(apartments, language, askButton),
  ];
}

type AreaName = AreaKind | "area" | "outdoorArea";

type AreaLine = { readonly name: AreaName; readonly label: string };

function areaRow(
  { name, label }: AreaLine,
  apartments: readonly ComparedApartment[],
  { locale }: CompareLanguage,
): CompareRow {
  const figures = apartments.map(({ record }) =>
    name === "area" || name === "outdoorArea" ? record[name] : record.areas?.[name],
  );
  return {
    id: name,
    label,
    figures,
    isNamed: () => true,
    values: figures.map((area) => (area === undefined ? "" : formatArea(area, locale))),
  };
}

/** Outdoor areas, and areas by kind except the one that is the main area. */
function otherAreas(apartments: readonly ComparedApartment[], language: CompareLanguage): readonly CompareRow[] {
  const { texts } = language;
  if (apartments.every(({ record }) => !record.areas))
    return [areaRow({ name: "outdoorArea", label: texts.outdoorArea }, apartments, language)];
  const others = kinds.filter((kind) => apartments.some(({ record: { area, areas } }) => areas?.[kind] !== area));
  return others.map((kind) => areaRow({ name: kind, label: texts[kind] }, apartments, language));
}

function floorRow(apartments: readonly ComparedApartment[], { shortlistTexts }: CompareLanguage): CompareRow {
  return {
    id: "floor",
    label: shortlistTexts.storey,
    // The same floor number of another tower is another floor.
    values: apartments.map(({ record, floorLabels }) => `${record.tower} ${floorLabels}`),
    draw: (index) => {
      const apartment = apartments[index];
      if (!apartment) return null;
      return (
        <span className="compared-floor">
          <b
            translate={hasFloorName(apartment.floorLabels) ? undefined : "no"}
            data-long={apartment.floorLabels.length > 7 || undefined}
          >
            {apartment.floorLabels}
          </b>
          <FloorSlabs floors={apartment.floors} apartment={apartment.record} />
          <small>{fill(shortlistTexts.ofStoreys, { n: apartment.floors.length })}</small>
        </span>
      );
    },
  };
}
