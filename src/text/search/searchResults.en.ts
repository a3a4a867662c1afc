import type { ResultTexts } from "./searchResults.ts";

/** English of the list and the plans of a search. */
export const resultsEn: ResultTexts = {
  list: "Matching apartments",
  scale: "All plans at one scale, entrance up.",
  ask: "Ask",
  colHome: "Apartment",
  colFloor: "Floor",
  colBedrooms: "Bedrooms",
  colArea: "Area",
  colOutdoor: "Outdoor",
  colSide: "Orientation",
  colPrice: "Price",
  sort: "Order",
  sortHome: "Sort by apartment",
  sortFloor: "Sort by floor",
  sortBedrooms: "Sort by bedrooms",
  sortArea: "Sort by area",
  sortOutdoor: "Sort by outdoor space",
  sortSide: "Sort by orientation",
  sortPrice: "Sort by price",
};
