/** The search page around its element, and links to it. */
export const searchText = {
  sq: {
    title: "Kërkimi i banesave",
    withoutScript: "Pa JavaScript këtu shihen të gjitha banesat e lira; filtrat kërkojnë JavaScript.",
    find: "Gjeni banesën tuaj",
  },
  en: {
    title: "Find an apartment",
    withoutScript: "Without JavaScript, all available apartments are listed here; the filters need JavaScript.",
    find: "Find your apartment",
  },
  de: {
    title: "Wohnung suchen",
    withoutScript: "Ohne JavaScript stehen hier alle freien Wohnungen; die Filter brauchen JavaScript.",
    find: "Ihre Wohnung finden",
  },
};
