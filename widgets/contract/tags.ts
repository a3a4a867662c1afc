/**
 * The public contract as one table: what every tag knows, tells and lets a page style. The package's manifest, its editor
 * data and the README's tables are written from it (build/package/, `npm run contract`); tests hold the elements to it.
 */
/** The tags that lead from the site to one home. */
export const finder = [
  "kulla-apartment-picker",
  "kulla-building-picker",
  "kulla-floor-explorer",
  "kulla-apartment-preview",
] as const;

/** All tags; file name = tag name. */
export const tags = [...finder, "kulla-brochure"] as const;

export type Tag = (typeof tags)[number];

/** The tags that show the towers. */
export const picker = ["kulla-apartment-picker", "kulla-building-picker"] as const;
/** The tags that show a home. */
export const withHome = ["kulla-apartment-picker", "kulla-apartment-preview"] as const;

export const elements: Readonly<Record<Tag, { readonly screens: string; readonly purpose: string }>> = {
  "kulla-apartment-picker": { screens: "all, from the site", purpose: "a portal: the whole way in one tag" },
  "kulla-building-picker": { screens: "site, tower", purpose: "choosing a tower and a floor" },
  "kulla-floor-explorer": { screens: "floor", purpose: "choosing a home on a storey's plan" },
  "kulla-apartment-preview": {
    screens: "apartment, inquiry, tour",
    purpose: "one home: pictures, facts, plan, tour, price",
  },
  "kulla-brochure": { screens: "closed, open(page)", purpose: "the flip book of the project's brochure" },
};
