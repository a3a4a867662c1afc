import { defineWidget } from "../src/element/defineWidget.ts";
import type { ScreenName } from "../src/finder/screen.ts";
import { screenCode } from "../src/finder/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { finderAttributes } from "./finderAttributes.ts";
import { finderCode } from "./finderCode.ts";
import { FinderWidget } from "./FinderWidget.tsx";

const range: readonly ScreenName[] = ["site", "tower", "floor", "apartment", "inquiry", "tour"];

// Fetched beside the project, not after it. Where that fails the element asks again and says so.
void Promise.allSettled([finderCode.load(), screenCode.places.load()]);

/**
 * `<kulla-apartment-picker>`: From the picture of the towers to one home, its price and its tour: the whole way in one tag.
 *
 * Attributes, all optional, all may change at any time:
 * - `tower`, `floor`, `apartment`: where to start and, when changed, where to go: `k5`, `3`, `k5-03-07`
 * - `hints`: `off` stops the teaser and the hint flashes
 * - `project`: URL of the project file, as the page sees it; default: `../project/project.json` beside the scripts' folder
 * - `locale`: `sq` (default), `en`, `de`
 * - `theme`: `light` (default), `dark`, `auto`
 * - `heading-level`: the level its headings begin at, 1 to 6; default 2
 * - `texts`: JSON of own words by key; as property an object
 * - `partner`: goes along with every event and every inquiry
 * - `email-public-key`, `email-service`, `email-template`, `email-origin`: where inquiries go; default: the project file's
 * - `deep-link`: `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`
 * - `consent-url`, `consent-version`: what is said about visitors' data: its address, and the version they have to agree to; default: the project file's
 *
 * Events, bubbling and composed; details in types.ts:
 * - `projectload`, `projectfail`, `screenchange`, `inquirysent`, `inquiryfail`
 * - cancelable: `towerselect`, `floorselect`, `apartmentselect`, `touropen`, `inquirysubmit`
 *
 * Every attribute has a property of the same name in camel case. Read `screen`; call `show(screen)`, `back()`, `settleInquiry(isSent, id)`.
 * Children are the fallback: they stay until the element can stand in for them.
 * Style: `--kulla-…` variables, `::part(stage region label button dialog toast)`.
 */
defineWidget({
  tag: "kulla-apartment-picker",
  attributes: [...finderAttributes, "hints"],
  component: ({ host }) => <FinderWidget host={host} range={range} />,
  sheets: [gateSheet],
  scriptUrl: import.meta.url,
});
