/** What a visitor can read in the results of a search besides the texts all elements share; comes with the search. */
export type ResultTexts = {
  readonly grid: string;
  readonly match: string;
  readonly matchArea: string;
  readonly noMatch: string;
  readonly ofCount: string;
  readonly save: string;
  readonly saved: string;
  readonly list: string;
  readonly scale: string;
  readonly ask: string;
  readonly colHome: string;
  readonly colFloor: string;
  readonly colBedrooms: string;
  readonly colArea: string;
  readonly colOutdoor: string;
  readonly colSide: string;
  readonly colPrice: string;
  readonly sort: string;
  readonly sortHome: string;
  readonly sortFloor: string;
  readonly sortBedrooms: string;
  readonly sortArea: string;
  readonly sortOutdoor: string;
  readonly sortSide: string;
  readonly sortPrice: string;
};
