import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import type { Views } from "../src/finder/state/views.ts";
import { SearchScreen } from "../src/search/screen/SearchScreen.tsx";
import { apartmentSearch as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { loadLanguages } from "./finder/WidgetProject.tsx";
import { hydrateFinder } from "./hydration/hydrateFinder.ts";

const { screens, attributes } = element;

/** The views that it may start with; the fallback children stay until they are ready. */
const views: Views = { search: SearchScreen };

/**
 * `<kulla-apartment-search>`: filters with counts, and three views of the matching apartments. Its attributes, events, members and
 * parts: `contract/`. Children are the fallback: they stay until the element has loaded.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-search",
  attributes,
  component: ({ host }) => <FinderWidget host={host} screens={screens} views={views} />,
  languages: loadLanguages,
  styles: "kulla-search",
  hydrate: hydrateFinder(element, views),
};
