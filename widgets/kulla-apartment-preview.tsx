import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import type { Views } from "../src/finder/state/views.ts";
import { ApartmentScreen } from "../src/finder/apartment/ApartmentScreen.tsx";
import { apartmentPreview as element } from "./contract/elements.ts";
import { FinderWidget } from "./finder/FinderWidget.tsx";
import { loadLanguages } from "./finder/WidgetProject.tsx";
import { hydrateFinder } from "./hydration/hydrateFinder.ts";

const { screens, attributes } = element;

/** What it starts with, at once or a press later; the fallback children stay until it is there. */
const views: Views = { apartment: ApartmentScreen };

/**
 * `<kulla-apartment-preview>`: One apartment: pictures, facts, plan, price and tour (docs/developers/specification.md, section 2,
 * "Apartment preview"). Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the
 * element can stand in for them.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-apartment-preview",
  attributes,
  component: ({ host }) => <FinderWidget host={host} range={screens} views={views} />,
  languages: loadLanguages,
  styles: "kulla-home",
  hydrate: hydrateFinder(element, views),
};
