import type { Start } from "../../src/finder/state/finderProps.ts";
import type { Given } from "../../src/finder/state/links/LinkedStart.tsx";

type Read = (name: string) => string | null | undefined;

/** Where the attributes of an element say that it starts; an empty one says nothing. */
export function writtenStart(attribute: Read): Start {
  return {
    tower: attribute("tower") || null,
    floor: attribute("floor") || null,
    apartment: attribute("apartment") || null,
    layout: attribute("layout") || null,
    tour: attribute("tour") || null,
  };
}

/** That, and what they say of the search: "" is a filter that asks for nothing, so for all apartments. */
export function writtenPlace(attribute: Read): Given {
  return {
    start: writtenStart(attribute),
    search: {
      filter: attribute("filter") ?? null,
      view: attribute("view") || null,
      sort: attribute("sort") || null,
    },
  };
}
