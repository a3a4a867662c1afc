import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import type { Views } from "../src/finder/state/views.ts";
import { FloorScreen } from "../src/finder/floor/FloorScreen.tsx";
import { floorExplorer as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { loadLanguages } from "./finder/WidgetProject.tsx";
import { hydrateFinder } from "./hydration/hydrateFinder.ts";

const { screens, attributes } = element;

/** The views that it may start with; the fallback children stay until they are ready. */
const views: Views = { floor: FloorScreen };

/**
 * `<kulla-floor-explorer>`: one floor: its plan and its apartments, which it announces for the page to show
 * (docs/developers/specification.md, section 2, "Floor plan"). Its attributes, events, members and parts: `contract/`. Children are
 * the fallback: they stay until the element has loaded.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-floor-explorer",
  attributes,
  component: ({ host }) => <FinderWidget host={host} screens={screens} views={views} />,
  languages: loadLanguages,
  styles: "kulla-home",
  hydrate: hydrateFinder(element, views),
};
