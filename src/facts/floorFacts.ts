import { apartmentsOn } from "../project/lookUps.ts";
import { floorLabel } from "../project/localText.ts";
import { areaRange, countFree } from "../project/apartmentFigures.ts";
import type { Apartment, Floor } from "../project/types.ts";
import { formatAreaRange } from "../text/format/formatArea.ts";
import type { Texts } from "../text/texts.ts";
import type { Language } from "../ui/TextsContext.tsx";
import { counted, countedApartments } from "./counted.ts";
import { titleOfFloorLabel } from "./titles.ts";

/** The facts of a floor as texts; "" if unknown. */
export type FloorFacts = {
  readonly id: string;
  /** "3", "Përdhesa". */
  readonly label: string;
  readonly title: string;
  readonly total: string;
  readonly free: string;
  readonly areas: string;
  /** All facts in one line, for screen readers. */
  readonly name: string;
  /** With a filter: the number of matches, and the same as shown in the list: "4 nga 7". */
  readonly count?: number;
  readonly tally?: string;
};

/** In words what the shapes of the row's cells show about apartments that are not available: "E rezervuar: 2". */
function unavailableCounts(apartments: readonly Apartment[], texts: Texts): readonly string[] {
  return (["reserved", "sold", "notReleased"] as const).flatMap((status) => {
    const count = apartments.filter((apartment) => apartment.status === status).length;
    return count > 0 ? `${texts[status]}: ${count}` : [];
  });
}

export function floorFacts(floor: Floor, language: Language): FloorFacts {
  const { texts, locale } = language;
  const apartments = apartmentsOn(floor);
  const range = areaRange(apartments);
  const count = countFree(apartments);
  const label = floorLabel(floor, locale);
  const title = titleOfFloorLabel(label, texts);
  const total = countedApartments(language, apartments);
  const free = count === undefined ? "" : counted(language, "free", count);
  const areas = range ? formatAreaRange(range, locale) : "";
  const name = [title, total, free, ...unavailableCounts(apartments, texts), areas].filter(Boolean).join(", ");
  return { id: String(floor.floor), label, title, total, free, areas, name };
}
