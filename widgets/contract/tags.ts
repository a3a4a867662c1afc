/** The tags that lead from the site to one apartment. */
export const finderTags = [
  "kulla-apartment-picker",
  "kulla-apartment-search",
  "kulla-building-picker",
  "kulla-floor-explorer",
  "kulla-apartment-preview",
] as const;

/** All tags; file name = tag name. No more of the contract goes with the loader. */
export const tags = [...finderTags, "kulla-brochure"] as const;

export type Tag = (typeof tags)[number];

/** What each tag is for. */
export const purposes: Readonly<Record<Tag, string>> = {
  "kulla-apartment-picker": "a portal: the whole way in one tag",
  "kulla-apartment-search": "finding apartments by what matters: filters, with towers, list and plans",
  "kulla-building-picker": "choosing a tower and a floor",
  "kulla-floor-explorer": "choosing an apartment on a floor's plan",
  "kulla-apartment-preview": "one apartment: pictures, facts, plan, tour, price",
  "kulla-brochure": "the flip book of the project's brochure",
};
