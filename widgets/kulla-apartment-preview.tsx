import { defineWidget } from "../src/element/defineWidget.ts";
import { ApartmentScreen } from "../src/finder/ApartmentScreen.tsx";
import { Finder } from "../src/finder/Finder.tsx";
import type { ScreenName } from "../src/finder/screen.ts";
import { screenCode } from "../src/finder/screenCode.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import { finderAttributes } from "./finderAttributes.ts";
import { finderCode } from "./finderCode.ts";
import { FinderWidget } from "./FinderWidget.tsx";

const range: readonly ScreenName[] = ["apartment", "inquiry", "tour"];

// It shows nothing else, so it brings it along: the fallback children stay until it is there.
screenCode.home.give(ApartmentScreen);
finderCode.give(Finder);

/**
 * `<kulla-apartment-preview>`: One home: pictures, facts, plan, price and tour (specification 2, "Apartment preview").
 *
 * Attributes, all optional, all may change at any time:
 * - `apartment`: the home: `k5-03-07`
 * - `layout`, `tour`: open by layout and tour key instead: `1-mirror`, `vr-1-2`
 * - `floor-label`: travels as `customUrl3` and with the inquiry; default: the floor's number
 * - `link`: what "copy link" copies, `{apartment}` for the home's id; default: the page's own address
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
 * - `projectload`, `projectfail`, `screenchange`, `goback`, `inquirysent`, `inquiryfail`
 * - cancelable: `apartmentselect` (a similar home), `touropen`, `inquirysubmit`
 *
 * Every attribute has a property of the same name in camel case. Read `screen`; call `show(screen)`, `back()`, `settleInquiry(isSent, id)`.
 * Children are the fallback: they stay until the element can stand in for them.
 * Style: `--kulla-…` variables, `::part(stage region label button dialog toast)`.
 */
defineWidget({
  tag: "kulla-apartment-preview",
  attributes: [...finderAttributes, "layout", "tour", "floor-label", "link"],
  component: ({ host }) => <FinderWidget host={host} range={range} />,
  sheets: [gateSheet],
  scriptUrl: import.meta.url,
});
