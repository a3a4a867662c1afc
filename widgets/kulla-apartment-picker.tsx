import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { SearchLink } from "../src/search/screen/SearchLink.tsx";
import { SiteScreen } from "../src/finder/site/SiteScreen.tsx";
import type { Views } from "../src/finder/state/views.ts";
import { TowerScreen } from "../src/finder/tower/TowerScreen.tsx";
import { apartmentPicker as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { loadLanguages } from "./finder/WidgetProject.tsx";
import { hydrateFinder } from "./hydration/hydrateFinder.ts";

const { screens, attributes } = element;

/** The views that it may start with; the fallback children stay until they are ready. */
const views: Views = { site: SiteScreen, tower: TowerScreen };

/**
 * `<kulla-apartment-picker>`: from the picture of the towers to one apartment, its price and its tour, in one tag.
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element has loaded.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-picker",
  attributes,
  component: ({ host }) => <FinderWidget host={host} screens={screens} views={views} SearchLink={SearchLink} />,
  languages: loadLanguages,
  styles: "kulla",
  hydrate: hydrateFinder(element, views),
};
