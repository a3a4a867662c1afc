import type { ResultTexts } from "./searchResults.ts";

/** German of the list and the plans of a search. */
export const resultsDe: ResultTexts = {
  list: "Passende Wohnungen",
  listUnits: "Passende Einheiten",
  scale: "Alle Pläne in einem Maßstab, Eingang oben.",
  ask: "Anfragen",
  colHome: "Wohnung",
  colUnit: "Einheit",
  colFloor: "Stock",
  colBedrooms: "Schlafzimmer",
  colArea: "Fläche",
  colOutdoor: "Außen",
  colSide: "Ausrichtung",
  colPrice: "Preis",
  sort: "Reihenfolge",
  sortHome: "Nach Wohnung sortieren",
  sortUnit: "Nach Einheit sortieren",
  sortFloor: "Nach Stock sortieren",
  sortBedrooms: "Nach Schlafzimmern sortieren",
  sortArea: "Nach Fläche sortieren",
  sortOutdoor: "Nach Außenraum sortieren",
  sortSide: "Nach Ausrichtung sortieren",
  sortPrice: "Nach Preis sortieren",
};
