/** The tags that lead from the site to one apartment. */
export const finderTags = [
  "kulla-apartment-picker",
  "kulla-apartment-search",
  "kulla-building-picker",
  "kulla-floor-explorer",
  "kulla-apartment-preview",
] as const;

/** All tags; file name = tag name. The loader contains no more of the contract than this. */
export const tags = [...finderTags, "kulla-brochure"] as const;

export type Tag = (typeof tags)[number];

/** What each tag is for. */
export const purposes: Readonly<Record<Tag, string>> = {
  "kulla-apartment-picker": "for portals: everything in one tag",
  "kulla-apartment-search": "searching for apartments: filters, with towers, list and plans",
  "kulla-building-picker": "choosing a tower and a floor",
  "kulla-floor-explorer": "choosing an apartment on a floor's plan",
  "kulla-apartment-preview": "one apartment: pictures, facts, plan, tour, price",
  "kulla-brochure": "the flip book of the project's brochure",
};
