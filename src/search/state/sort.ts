/** What apartments can be sorted by, in the order of the list's columns. */
export const sortKeys = ["home", "floor", "bedrooms", "area", "outdoor", "side", "price"] as const;

export type SortKey = (typeof sortKeys)[number];
export type Sort = { readonly by: SortKey; readonly descending: boolean };

/** `area` for the smallest first, `-area` for the largest first; `undefined` for what is no sort. */
export function parseSort(text: string): Sort | undefined {
  const descending = text.startsWith("-");
  const by = sortKeys.find((key) => key === (descending ? text.slice(1) : text));
  return by && { by, descending };
}

/** The same as text. */
export function formatSort({ by, descending }: Sort): string {
  return (descending ? "-" : "") + by;
}
