import type { Start } from "../../src/finder/state/finderProps.ts";
import type { StartAttributes } from "../../src/finder/state/links/LinkedStart.tsx";

type Read = (name: string) => string | null | undefined;

/** The start from an element's attributes; an empty one counts as absent. */
export function startFromAttributes(attribute: Read): Start {
  return {
    tower: attribute("tower") || null,
    floor: attribute("floor") || null,
    apartment: attribute("apartment") || null,
    layout: attribute("layout") || null,
    tour: attribute("tour") || null,
  };
}

/** Start and search from the attributes; an empty filter means all apartments. */
export function initialStateFromAttributes(attribute: Read): StartAttributes {
  return {
    start: startFromAttributes(attribute),
    search: {
      filter: attribute("filter") ?? null,
      view: attribute("view") || null,
      sort: attribute("sort") || null,
    },
  };
}
