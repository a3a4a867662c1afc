import type { Start } from "../../src/finder/state/finderProps.ts";
import type { StartAttributes } from "../../src/finder/state/links/LinkedStart.tsx";

type ReadAttribute = (name: string) => string | null | undefined;

/** Where a finder starts, from its attributes; an empty attribute counts as absent. */
export function startFromAttributes(attribute: ReadAttribute): Start {
  return {
    tower: attribute("tower") || null,
    floor: attribute("floor") || null,
    apartment: attribute("apartment") || null,
    layout: attribute("layout") || null,
    tour: attribute("tour") || null,
  };
}

/** Where a finder starts and what it searches for, from its attributes; an empty `filter` means all apartments. */
export function initialStateFromAttributes(attribute: ReadAttribute): StartAttributes {
  return {
    start: startFromAttributes(attribute),
    search: {
      filter: attribute("filter") ?? null,
      view: attribute("view") || null,
      sort: attribute("sort") || null,
    },
  };
}
