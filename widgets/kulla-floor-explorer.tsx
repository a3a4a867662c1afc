import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { FloorScreen } from "../src/finder/FloorScreen.tsx";
import type { ScreenName } from "../src/finder/screen.ts";
import { screenCode } from "../src/finder/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { finderAttributes } from "./finderAttributes.ts";
import { FinderWidget } from "./FinderWidget.tsx";

const range: readonly ScreenName[] = ["floor"];

/**
 * `<kulla-floor-explorer>`: One storey: its plan and its homes, which it announces and leaves to the page (specification 2, "Floor plan screens").
 *
 * Attributes, all optional, all may change at any time:
 * - `tower`, `floor`: the storey: `k5`, `3`
 * - `floor-label`: travels as `customUrl3`; default: the floor's number
 * - `project`: URL of the project file, as the page sees it; default: `../project/project.json` beside the scripts' folder
 * - `locale`: `sq` (default), `en`, `de`
 * - `theme`: `light` (default), `dark`, `auto`
 * - `heading-level`: the level its headings begin at, 1 to 6; default 2
 * - `texts`: JSON of own words by key; as property an object
 * - `partner`: goes along with every event and every inquiry
 *
 * Events, bubbling and composed; details in types.ts:
 * - `projectload`, `projectfail`, `screenchange`, `goback`
 * - cancelable: `floorselect`, `apartmentselect` (the way out of its range: never leads on here)
 *
 * Every attribute has a property of the same name in camel case. Read `screen`; call `show(screen)`, `back()`.
 * Children are the fallback: they stay until the element can stand in for them.
 * Style: `--kulla-…` variables, `::part(stage region label button dialog toast)`.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-floor-explorer",
  attributes: [...finderAttributes, "floor-label"],
  component: ({ host }) => <FinderWidget host={host} range={range} />,
  sheets: [gateSheet],
  // It shows nothing else, so it brings it along: the fallback children stay until it is there.
  prepare: () => screenCode.floor.give(FloorScreen),
};
