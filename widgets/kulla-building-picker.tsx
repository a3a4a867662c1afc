import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { PlacesScreen } from "../src/finder/PlacesScreen.tsx";
import type { ScreenName } from "../src/finder/screen.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { finderAttributes } from "./finderAttributes.ts";
import { FinderWidget } from "./FinderWidget.tsx";

const range: readonly ScreenName[] = ["site", "tower"];

/**
 * `<kulla-building-picker>`: From the picture of the towers to a floor, which it announces and leaves to the page (specification 2, "Intro view", "Building picker").
 *
 * Attributes, all optional, all may change at any time:
 * - `tower`: where to start and, when changed, where to go: `k5`; without it the picture of all towers
 * - `hints`: `off` stops the teaser and the hint flashes
 * - `project`: URL of the project file, as the page sees it; default: `../project/project.json` beside the scripts' folder
 * - `locale`: `sq` (default), `en`, `de`
 * - `theme`: `light` (default), `dark`, `auto`
 * - `heading-level`: the level its headings begin at, 1 to 6; default 2
 * - `texts`: JSON of own words by key; as property an object
 * - `deep-link`: `hash` keeps the place in one part of the page's hash, `#kulla=k5`
 * - `partner`: goes along with every event and every inquiry
 *
 * Events, bubbling and composed; details in types.ts:
 * - `projectload`, `projectfail`, `screenchange`, `goback`
 * - cancelable: `towerselect`, `floorselect` (the way out of its range: never leads on here)
 *
 * Every attribute has a property of the same name in camel case. Read `screen`; call `show(screen)`, `back()`.
 * Children are the fallback: they stay until the element can stand in for them.
 * Style: `--kulla-…` variables, `::part(stage region label button dialog toast)`.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-building-picker",
  attributes: [...finderAttributes, "hints"],
  component: ({ host }) => <FinderWidget host={host} range={range} outdoors={PlacesScreen} />,
  sheets: [gateSheet],
};
