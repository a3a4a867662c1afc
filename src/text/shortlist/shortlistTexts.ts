/** What a visitor reads of the homes they have saved: tray, shared list, comparison, one letter for all. Comes with these. */
export type ShortlistTexts = {
  readonly saved: string;
  readonly count: string;
  readonly countOne: string;
  /** For narrow elements. */
  readonly countShort: string;
  readonly countShortOne: string;
  readonly savedHomes: string;
  /** This and the others that end so: where a shop or a parking place is among them. */
  readonly savedAny: string;
  readonly share: string;
  readonly shared: string;
  readonly askAll: string;
  readonly compare: string;
  readonly compareHome: string;
  readonly more: string;
  readonly remove: string;
  readonly mostCompared: string;
  readonly mostComparedAny: string;
  readonly mostSaved: string;
  readonly mostSavedAny: string;
  readonly kept: string;
  readonly notKept: string;
  readonly forget: string;
  readonly gone: string;
  readonly goneAny: string;
  readonly sentList: string;
  readonly sentListOne: string;
  readonly sentListAny: string;
  readonly takeOver: string;
  readonly search: string;
  readonly comparison: string;
  readonly two: string;
  readonly three: string;
  readonly onlyDifferences: string;
  readonly differs: string;
  readonly inBoth: string;
  readonly inAllThree: string;
  /** A home in a column as narrow as a phone's. */
  readonly shortHome: string;
  readonly planAtOneScale: string;
  readonly picture: string;
  readonly storey: string;
  readonly ofStoreys: string;
  readonly askBoth: string;
  readonly askAllThree: string;
  readonly askPrices: string;
  readonly askOne: string;
  readonly open: string;
  readonly askedHomes: string;
  readonly askedAny: string;
  readonly soldLeftOut: string;
};
