import type { ResultTexts } from "./searchResults.ts";

/** Albanian of the list and the plans of a search. */
export const resultsSq: ResultTexts = {
  list: "Banesat që përputhen",
  listUnits: "Njësitë që përputhen",
  scale: "Të gjitha planet në një shkallë, me hyrjen lart.",
  ask: "Pyet",
  colHome: "Banesa",
  colUnit: "Njësia",
  colFloor: "Kati",
  colBedrooms: "Dhoma gjumi",
  colArea: "Sipërfaqja",
  colOutdoor: "Jashtë",
  colSide: "Orientimi",
  colPrice: "Çmimi",
  sort: "Radhitja",
  sortHome: "Radhit sipas banesës",
  sortUnit: "Radhit sipas njësisë",
  sortFloor: "Radhit sipas katit",
  sortBedrooms: "Radhit sipas dhomave",
  sortArea: "Radhit sipas sipërfaqes",
  sortOutdoor: "Radhit sipas hapësirës jashtë",
  sortSide: "Radhit sipas orientimit",
  sortPrice: "Radhit sipas çmimit",
};
