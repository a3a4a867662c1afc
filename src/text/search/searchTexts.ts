/** What a visitor can read of a search besides the texts all elements share; comes with the search. `{n}`, `{a}`, `{x}` are places for values. */
export type SearchTexts = {
  readonly views: string;
  readonly viewGrid: string;
  readonly viewList: string;
  readonly viewCards: string;
  /** Where shops or parking are looked for, too. */
  readonly noneUnits: string;
  readonly ofFree: string;
  /** Of a project with two buildings. */
  readonly ofFreeBoth: string;
  readonly ofHomes: string;
  readonly summary: string;
  readonly filters: string;
  readonly clearAll: string;
  readonly clearAllFilters: string;
  readonly removeFilter: string;
  /** `{homes}`: "20 banesa", "28 njësi". */
  readonly show: string;
  readonly close: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly ofCount: string;
  readonly aOrB: string;
  readonly storeys: string;
  readonly upTo: string;
  readonly onlyFree: string;
  readonly onlyFreeUnits: string;
  readonly bedroomsLabel: string;
  readonly bedroomsOf: string;
  readonly area: string;
  readonly floorTitle: string;
  readonly side: string;
  readonly towerTitle: string;
  readonly kind: string;
  readonly outdoorSpace: string;
  readonly balcony: string;
  readonly terrace: string;
  readonly kindHome: string;
  readonly kindShop: string;
  readonly kindOffice: string;
  readonly kindParking: string;
  readonly kindStorage: string;
  readonly priceUpTo: string;
  /** Ends of a range, for those who hear it. */
  readonly from: string;
  readonly to: string;
  /** What a field of a range takes: `{from}` and `{to}` with their units. */
  readonly figureBetween: string;
  readonly grid: string;
  /** After "Arrow keys lead from one to the next.": what the key S does with a home of the grid. */
  readonly saveKey: string;
  readonly match: string;
  readonly matchArea: string;
  readonly noMatch: string;
  readonly save: string;
  readonly saved: string;
};
