import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { SiteScreen } from "../src/finder/site/SiteScreen.tsx";
import type { Views } from "../src/finder/state/views.ts";
import { TowerScreen } from "../src/finder/tower/TowerScreen.tsx";
import { buildingPicker as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { loadLanguages } from "./finder/WidgetProject.tsx";
import { hydrateFinder } from "./hydration/hydrateFinder.ts";

const { screens, attributes } = element;

/** The views that it may start with; the fallback children stay until they are ready. */
const views: Views = { site: SiteScreen, tower: TowerScreen };

/**
 * `<kulla-building-picker>`: from the picture of the towers to a floor, which it announces for the page to show (docs/developers/specification.md, section 2, "Intro", "Building picker").
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element has loaded.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-building-picker",
  attributes,
  component: ({ host }) => <FinderWidget host={host} screens={screens} views={views} />,
  languages: loadLanguages,
  styles: "kulla",
  hydrate: hydrateFinder(element, views),
};
