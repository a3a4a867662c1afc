import { hasFloorName } from "../../facts/titles.ts";
import type { AreaKind, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { formatArea } from "../../text/format/formatArea.ts";
import type { ShortlistTexts } from "../../text/texts.ts";
import type { SunTexts } from "../../text/texts.ts";
import type { Texts } from "../../text/texts.ts";
import type { ComparedHome } from "./comparedHome.ts";
import type { CompareRow } from "./compareRow.ts";
import { outlookRows } from "./outlookRows.tsx";
import { plansAtOneScale } from "./Plans.tsx";
import { StoreySlabs } from "./StoreySlabs.tsx";

/** The language of a comparison: its own words and those of one home. */
export type CompareLanguage = {
  readonly own: ShortlistTexts;
  readonly texts: Texts;
  readonly locale: string;
  readonly project: Project;
  readonly sun: SunTexts;
};

const kinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const satisfies readonly AreaKind[];

/** All possible rows, in the order of the screen; those without values are left out later (`shownRows`). */
export function comparedRows(
  homes: readonly ComparedHome[],
  language: CompareLanguage,
  askButton: (index: number) => React.ReactNode,
): readonly CompareRow[] {
  const { own, texts } = language;
  const told = (read: (home: ComparedHome) => string): readonly string[] => homes.map(read);
  const plans = plansAtOneScale(homes, texts.plan);
  return [
    {
      id: "plan",
      label: plans.isSure ? own.planAtOneScale : texts.plan,
      values: told(({ plan }) => plan?.src ?? ""),
      drawn: plans.drawn,
    },
    { ...areaRow({ name: "area", label: texts.area }, homes, language), isLarge: true },
    ...otherAreas(homes, language),
    { id: "bedrooms", label: texts.bedroomsLabel, values: told(({ bedrooms }) => bedrooms), isNamed: () => true },
    storeyRow(homes, language),
    { id: "side", label: texts.side, values: told(({ side }) => side) },
    ...outlookRows(homes, language.project, language.sun),
    { id: "status", label: texts.status, values: told(({ status }) => status) },
    {
      id: "price",
      label: texts.price,
      // Sold apartments cannot be inquired about.
      values: told(({ price, apartment }) => price || (apartment.status === "sold" ? "" : own.askOne)),
      isNamed: (index) => /^\d/.test(homes[index]?.price ?? ""),
      drawn: (index) => homes[index]?.price || askButton(index),
    },
  ];
}

type AreaName = AreaKind | "area" | "outdoorArea";

type AreaLine = { readonly name: AreaName; readonly label: string };

function areaRow({ name, label }: AreaLine, homes: readonly ComparedHome[], { locale }: CompareLanguage): CompareRow {
  const figures = homes.map(({ apartment }) =>
    name === "area" || name === "outdoorArea" ? apartment[name] : apartment.areas?.[name],
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
function otherAreas(homes: readonly ComparedHome[], language: CompareLanguage): readonly CompareRow[] {
  const { texts } = language;
  if (homes.every(({ apartment }) => !apartment.areas))
    return [areaRow({ name: "outdoorArea", label: texts.outdoorArea }, homes, language)];
  const others = kinds.filter((kind) => homes.some(({ apartment: { area, areas } }) => areas?.[kind] !== area));
  return others.map((kind) => areaRow({ name: kind, label: texts[kind] }, homes, language));
}

function storeyRow(homes: readonly ComparedHome[], { own }: CompareLanguage): CompareRow {
  return {
    id: "storey",
    label: own.storey,
    // Of another tower the same number is another storey.
    values: homes.map(({ apartment, storey }) => `${apartment.tower} ${storey}`),
    drawn: (index) => {
      const home = homes[index];
      if (!home) return null;
      return (
        <span className="compared-storey">
          <b translate={hasFloorName(home.storey) ? undefined : "no"} data-long={home.storey.length > 7 || undefined}>
            {home.storey}
          </b>
          <StoreySlabs floors={home.floors} apartment={home.apartment} />
          <small>{fill(own.ofStoreys, { n: home.floors.length })}</small>
        </span>
      );
    },
  };
}
