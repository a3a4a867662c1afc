/** The sort order of results: its keys, in the order of the list's columns. */
export const sortKeys = ["home", "floor", "bedrooms", "area", "outdoor", "side", "price", "perM2"] as const;

export type SortKey = (typeof sortKeys)[number];
export type Sort = { readonly by: SortKey; readonly descending: boolean };

/** `area` for ascending, `-area` for descending order; `undefined` if invalid. */
export function parseSort(text: string): Sort | undefined {
  const descending = text.startsWith("-");
  const by = sortKeys.find((key) => key === (descending ? text.slice(1) : text));
  return by && { by, descending };
}

/** Formats a sort as text. */
export function formatSort({ by, descending }: Sort): string {
  return (descending ? "-" : "") + by;
}
