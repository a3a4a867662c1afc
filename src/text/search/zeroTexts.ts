/** What a search says where no home matches: what to loosen; comes with it. `{group}`, `{x}` are places for values. */
export type ZeroTexts = {
  readonly loosen: string;
  /** Where shops or parking are looked for, too. */
  readonly loosenUnits: string;
  readonly ifFrom: string;
  readonly ifTo: string;
  readonly ifAlso: string;
  readonly ifWithout: string;
  /** What there would be no limit on, as `ifWithout` needs it. */
  readonly limitBedrooms: string;
  readonly limitArea: string;
  readonly limitFloor: string;
  readonly limitSide: string;
  readonly limitTower: string;
  readonly limitOutdoor: string;
  readonly limitPrice: string;
  readonly limitKind: string;
  readonly limitStatus: string;
  /** What begins or ends elsewhere, as `ifFrom` and `ifTo` need it. */
  readonly theArea: string;
  readonly theFloor: string;
  readonly theOutdoor: string;
  readonly thePrice: string;
  readonly insteadOf: string;
  readonly insteadOfOnly: string;
  readonly shown: string;
  readonly shownUnits: string;
};
