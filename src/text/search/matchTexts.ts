/** What a visitor reads of a filter on pictures, plans and lists; comes with what dims them. `{n}`, `{m}`, `{a}`, `{b}` are places for values. */
export type MatchTexts = {
  readonly changeFilters: string;
  readonly clearAll: string;
  readonly removeFilter: string;
  readonly someOf: string;
  readonly noneOf: string;
  readonly freeMatch: string;
  readonly homesMatch: string;
  readonly matches: string;
  readonly noMatch: string;
  /** What the filter's groups are put into words with, as in the search. */
  readonly aOrB: string;
  readonly storeys: string;
  readonly upTo: string;
  readonly bedroomsOf: string;
  readonly outdoorSpace: string;
  readonly balcony: string;
  readonly terrace: string;
  readonly kindHome: string;
  readonly kindShop: string;
  readonly kindOffice: string;
  readonly kindParking: string;
  readonly kindStorage: string;
};
