type Label = { readonly sq: string; readonly en: string; readonly de: string };

/** What visitors read in place of a layout's id (specification, section 3, customUrl1). */
export const layoutLabels: Readonly<Record<string, Label>> = {
  "19.1": {
    sq: "19 pa teras e madhe",
    en: "19 without the large terrace",
    de: "19 ohne die große Terrasse",
  },
};
