import { attributeValues } from "../../src/element/attributes/attributeValues.ts";
import type { AttributeName } from "./elements.ts";
import type { PageLinks } from "../../src/finder/state/links/pageLinks.ts";

export type Attribute = {
  readonly meaning: string;
  /** The values it accepts; any text if absent. */
  readonly values?: readonly string[];
  /** Whether a project may add other values. */
  readonly takesOthers?: boolean;
  /** The default value. */
  readonly initial?: string;
  /** Whether its property also accepts a number. */
  readonly takesNumbers?: boolean;
  /** The type of its JSON content; its property also accepts such an object. */
  readonly object?: "KullaTexts" | "KullaLinks" | "KullaFields";
};

const mail = { initial: "the project file's" };

/** By name. All are optional and may change at any time. */
export const attributes = {
  project: {
    meaning: "address of the project file",
    initial: "`../project/project.json` relative to the scripts' folder",
  },
  availability: {
    meaning: "address of the file with current statuses and prices",
    initial: "the project file's",
  },
  locale: {
    meaning:
      "language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own",
    values: ["sq", "en", "de", "auto"],
    takesOthers: true,
    initial: "`sq`",
  },
  theme: { meaning: "colours", values: attributeValues.theme, initial: "`light`" },
  "heading-level": {
    meaning: "the level of its first heading",
    values: ["1", "2", "3", "4", "5", "6"],
    initial: "`2`",
    takesNumbers: true,
  },
  texts: { meaning: "JSON of your own texts by key; the property accepts an object", object: "KullaTexts" },
  partner: { meaning: "is added to every event and every inquiry" },
  tower: { meaning: "where to start: `k5`" },
  floor: { meaning: "where to start: `3`", takesNumbers: true },
  apartment: { meaning: "where to start: `k5-03-07`" },
  "email-public-key": { meaning: "where inquiries go: the account's key", ...mail },
  "email-service": { meaning: "where inquiries go: the service", ...mail },
  "email-template": { meaning: "where inquiries go: the template", ...mail },
  "email-origin": { meaning: "where inquiries go: the provider's address", ...mail },
  "inquiry-endpoint": { meaning: "where inquiries go instead of e-mail: the address of your own system", ...mail },
  "consent-url": { meaning: "address of the privacy notice", ...mail },
  "consent-version": { meaning: "the version of the notice that visitors agree to", takesNumbers: true, ...mail },
  "campaign-params": {
    meaning:
      "names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`",
    initial: "only the project file's",
  },
  "campaign-consent": {
    meaning:
      "what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign",
    values: attributeValues["campaign-consent"],
    initial: "remembered until the tab is closed",
  },
  fields: {
    meaning:
      'JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object',
    object: "KullaFields",
  },
  webmcp: {
    meaning: "`off` offers no tools to the browser's assistant (experimental)",
    values: attributeValues.webmcp,
  },
  "deep-link": {
    meaning:
      "`hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged",
    values: attributeValues["deep-link"],
  },
  links: {
    meaning: 'JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object',
    initial: "none: navigation uses buttons",
    object: "KullaLinks",
  },
  hints: {
    meaning: "`off` disables the brief highlight that shows which parts of a picture can be pressed",
    values: attributeValues.hints,
  },
  "floor-label": {
    meaning: "the label that is passed as `customUrl3`",
    initial: "the floor's own label",
    takesNumbers: true,
  },
  filter: {
    meaning: "the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all",
    initial: "none; the search starts with the available apartments",
  },
  view: {
    meaning: "how apartments are shown: by tower, as a list, as plans",
    values: attributeValues.view,
    initial: "`grid`",
  },
  sort: {
    meaning:
      "order of list and plans: `home`, `floor`, `bedrooms`, `area`, `outdoor`, `side`, `price` or `perM2`; with `-` the largest first",
    initial: "`-floor`",
  },
  layout: { meaning: "the layout to open instead of an apartment: `1-mirror`", takesNumbers: true },
  tour: { meaning: "the tour that goes with `layout`: `vr-1-2`" },
  link: {
    meaning: 'what "copy link" copies, `{apartment}` for the apartment\'s id',
    initial: "the page's own address",
  },
  page: { meaning: "page to open at, from 0", initial: "closed", takesNumbers: true },
} as const satisfies Readonly<Record<AttributeName, Attribute>>;

/** The meaning of each address in the attribute `links`; `floors` contains exceptions. */
export const linkMeanings = {
  site: "the picture of all towers",
  search: "the apartment search; without script its form is submitted there",
  tower: "a tower: `/towers/{tower}`",
  floor: "a floor: `/floors/{tower}/{floor}`; `{customFloorUrl}` is the project's own name for it",
  apartment: "an apartment: `/apartments/{apartment}`",
  tour: "an apartment's tour: `/tours/{tour}`; `{url}` is the tour's own page, the default",
  inquiry: "the inquiry about an apartment's price: `/contact?home={apartment}`",
} as const satisfies Readonly<Record<Exclude<keyof PageLinks, "floors">, string>>;
