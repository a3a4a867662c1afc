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

/** What the rows are written with: the project, and the texts of the comparison and of a single apartment. */
export type CompareContext = Pick<Language, "texts" | "locale"> & {
  readonly shortlistTexts: ShortlistTexts;
  /** Texts and language of the element, for prices. */
  readonly language: Language;
  readonly project: Project;
  readonly sun: SunTexts;
};

const areaKinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const satisfies readonly AreaKind[];

/** All possible rows, in the order of the screen; those without values are left out later (`shownRows`). */
export function comparedRows(
  apartments: readonly ComparedApartment[],
  context: CompareContext,
  askButton: (index: number) => React.ReactNode,
): readonly CompareRow[] {
  const { shortlistTexts, texts } = context;
  const valuesOf = (read: (apartment: ComparedApartment) => string): readonly string[] => apartments.map(read);
  const plans = plansAtOneScale(apartments, texts.plan);
  return [
    {
      id: "plan",
      label: plans.isOneScale ? shortlistTexts.planAtOneScale : texts.plan,
      values: valuesOf(({ plan }) => plan?.src ?? ""),
      draw: plans.draw,
    },
    { ...areaRow({ name: "area", label: texts.area }, apartments, context), isLarge: true },
    ...otherAreas(apartments, context),
    {
      id: "bedrooms",
      label: texts.bedroomsLabel,
      values: valuesOf(({ bedrooms }) => bedrooms),
      isVerbatim: () => true,
    },
    floorRow(apartments, context),
    { id: "side", label: texts.side, values: valuesOf(({ side }) => side) },
    ...outlookRows(apartments, context.project, context.sun),
    { id: "status", label: texts.status, values: valuesOf(({ status }) => status) },
    ...priceRows(apartments, context, askButton),
  ];
}

type AreaName = AreaKind | "area" | "outdoorArea";

type AreaRow = { readonly name: AreaName; readonly label: string };

function areaRow(
  { name, label }: AreaRow,
  apartments: readonly ComparedApartment[],
  { locale }: CompareContext,
): CompareRow {
  const areas = apartments.map(({ record }) =>
    name === "area" || name === "outdoorArea" ? record[name] : record.areas?.[name],
  );
  return {
    id: name,
    label,
    figures: areas,
    isVerbatim: () => true,
    values: areas.map((area) => (area === undefined ? "" : formatArea(area, locale))),
  };
}

/**
 * Besides the main area: the areas by kind if any apartment has them, except a kind that is the main area of every apartment; otherwise the
 * outdoor area.
 */
function otherAreas(apartments: readonly ComparedApartment[], context: CompareContext): readonly CompareRow[] {
  const { texts } = context;
  if (apartments.every(({ record }) => !record.areas))
    return [areaRow({ name: "outdoorArea", label: texts.outdoorArea }, apartments, context)];
  const kinds = areaKinds.filter((kind) => apartments.some(({ record: { area, areas } }) => areas?.[kind] !== area));
  return kinds.map((kind) => areaRow({ name: kind, label: texts[kind] }, apartments, context));
}

function floorRow(apartments: readonly ComparedApartment[], { shortlistTexts }: CompareContext): CompareRow {
  return {
    id: "floor",
    label: shortlistTexts.storey,
    // Floors with the same number in different towers count as different.
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
