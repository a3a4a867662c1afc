import type { ResultTexts } from "./searchResults.ts";

/** English of the list and the plans of a search. */
export const resultsEn: ResultTexts = {
  list: "Matching apartments",
  listUnits: "Matching units",
  scale: "All plans at one scale, entrance up.",
  ask: "Ask",
  colHome: "Apartment",
  colUnit: "Unit",
  colFloor: "Floor",
  colBedrooms: "Bedrooms",
  colArea: "Area",
  colOutdoor: "Outdoor",
  colSide: "Orientation",
  colPrice: "Price",
  sort: "Order",
  sortHome: "Sort by apartment",
  sortUnit: "Sort by unit",
  sortFloor: "Sort by floor",
  sortBedrooms: "Sort by bedrooms",
  sortArea: "Sort by area",
  sortOutdoor: "Sort by outdoor space",
  sortSide: "Sort by orientation",
  sortPrice: "Sort by price",
};
