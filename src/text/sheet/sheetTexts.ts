/** What stands on a home's printed sheet besides the texts of its screen; comes with the sheet. */
export type SheetTexts = {
  readonly printedOn: string;
  readonly livePage: string;
};
