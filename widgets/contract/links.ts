import type { PageLinks } from "../../src/finder/state/links/pageLinks.ts";

/** Of the attribute `links`, what each address stands for; `floors` holds exceptions. */
export const linkMeanings = {
  site: "the picture of all towers",
  search: "the search of apartments; without script its form is sent there",
  tower: "a tower: `/towers/{tower}`",
  floor: "a floor: `/floors/{tower}/{floor}`; `{customFloorUrl}` is the project's own name of it",
  apartment: "an apartment: `/apartments/{apartment}`",
  tour: "an apartment's tour; `{url}` is the tour's own page, where it leads without this",
  inquiry: "asking an apartment's price: `/contact?home={apartment}`",
} as const satisfies Readonly<Record<Exclude<keyof PageLinks, "floors">, string>>;
