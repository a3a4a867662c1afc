import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import type { Views } from "../src/finder/state/views.ts";
import { SearchScreen } from "../src/search/screen/SearchScreen.tsx";
import { apartmentSearch as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { loadLanguages } from "./finder/WidgetProject.tsx";
import { hydrateFinder } from "./hydration/hydrateFinder.ts";

const { screens, attributes } = element;

/** What it starts with, at once or a press later; the fallback children stay until it is there. */
const views: Views = { search: SearchScreen };

/**
 * `<kulla-apartment-search>`: Apartments by what matters: filters with counts, and three views of what they leave. Its attributes,
 * events, members and parts: `contract/`. Children are the fallback: they stay until the element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-search",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} views={views} />,
  languages: loadLanguages,
  styles: "kulla-search",
  hydrate: hydrateFinder(element, views),
};
