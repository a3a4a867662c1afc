/** What a visitor can read in the list and the plans of a search; comes with them. */
export type ResultTexts = {
  readonly list: string;
  /** This, `colUnit` and `sortUnit` where shops, offices or parking are among the homes. */
  readonly listUnits: string;
  readonly scale: string;
  readonly ask: string;
  readonly colHome: string;
  readonly colUnit: string;
  readonly colFloor: string;
  readonly colBedrooms: string;
  readonly colArea: string;
  readonly colOutdoor: string;
  readonly colSide: string;
  readonly colPrice: string;
  readonly sort: string;
  readonly sortHome: string;
  readonly sortUnit: string;
  readonly sortFloor: string;
  readonly sortBedrooms: string;
  readonly sortArea: string;
  readonly sortOutdoor: string;
  readonly sortSide: string;
  readonly sortPrice: string;
};
