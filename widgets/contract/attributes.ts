import { attributeValues } from "../../src/element/attributes/attributeValues.ts";
import type { AttributeName } from "./elements.ts";
import type { PageLinks } from "../../src/finder/state/links/pageLinks.ts";

export type Attribute = {
  readonly meaning: string;
  /** The words it may hold; any text where absent. */
  readonly values?: readonly string[];
  /** Whether a project may bring other words for it. */
  readonly takesOthers?: boolean;
  /** What an absent one amounts to. */
  readonly initial?: string;
  /** Whether a number is as good as its digits. */
  readonly takesNumbers?: boolean;
  /** The type of what it says in JSON; its property takes that, too. */
  readonly object?: "KullaTexts" | "KullaLinks" | "KullaFields";
};

const mail = { initial: "the project file's" };

/** By name. All are optional and may change at any time. */
export const attributes = {
  project: {
    meaning: "address of the project file",
    initial: "`../project/project.json` seen from the scripts' folder",
  },
  availability: {
    meaning: "address of the file with statuses and prices as they are now",
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
    meaning: "the level its headings begin at",
    values: ["1", "2", "3", "4", "5", "6"],
    initial: "`2`",
    takesNumbers: true,
  },
  texts: { meaning: "JSON of your own words by key; as property an object", object: "KullaTexts" },
  partner: { meaning: "goes along with every event and every inquiry" },
  tower: { meaning: "where to start: `k5`" },
  floor: { meaning: "where to start: `3`", takesNumbers: true },
  apartment: { meaning: "where to start: `k5-03-07`" },
  "email-public-key": { meaning: "where inquiries go: the account's key", ...mail },
  "email-service": { meaning: "where inquiries go: the service", ...mail },
  "email-template": { meaning: "where inquiries go: the template", ...mail },
  "email-origin": { meaning: "where inquiries go: the provider's address", ...mail },
  "inquiry-endpoint": { meaning: "where inquiries go in place of e-mail: the address of your own system", ...mail },
  "consent-url": { meaning: "address of the privacy notice", ...mail },
  "consent-version": { meaning: "the version of it they agree to", takesNumbers: true, ...mail },
  "campaign-params": {
    meaning:
      "names in the landing page's address that inquiries carry besides `utm_source`, `gclid` and their like: `ref agent`",
    initial: "the project file's alone",
  },
  "campaign-consent": {
    meaning:
      "what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign",
    values: attributeValues["campaign-consent"],
    initial: "remembered until the tab is closed",
  },
  fields: {
    meaning:
      'JSON of your own hidden fields, `{"listing": "A-17"}`, which go along with every inquiry; as property an object',
    object: "KullaFields",
  },
  webmcp: {
    meaning: "`off` offers no tools to the browser's assistant (experimental)",
    values: attributeValues.webmcp,
  },
  "deep-link": {
    meaning: "`hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone",
    values: attributeValues["deep-link"],
  },
  links: {
    meaning: 'JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object',
    initial: "none: what leads on are buttons",
    object: "KullaLinks",
  },
  hints: {
    meaning: "`off` stops the short light that shows which parts of a picture can be pressed",
    values: attributeValues.hints,
  },
  "floor-label": {
    meaning: "the label that travels as `customUrl3`",
    initial: "the floor's own label",
    takesNumbers: true,
  },
  filter: {
    meaning: "which apartments are looked for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all",
    initial: "none; the search starts with the free apartments",
  },
  view: {
    meaning: "how apartments are shown: by towers, as a list, as plans",
    values: attributeValues.view,
    initial: "`grid`",
  },
  sort: {
    meaning:
      "order of list and plans: `home`, `floor`, `bedrooms`, `area`, `outdoor`, `side`, `price` or `perM2`; with `-` the largest first",
    initial: "`-floor`",
  },
  layout: { meaning: "open by layout instead of an apartment: `1-mirror`", takesNumbers: true },
  tour: { meaning: "the tour that goes with `layout`: `vr-1-2`" },
  link: { meaning: 'what "copy link" copies, `{apartment}` for the home\'s id', initial: "the page's own address" },
  page: { meaning: "page to open at, from 0", initial: "closed", takesNumbers: true },
} as const satisfies Readonly<Record<AttributeName, Attribute>>;

/** Of the attribute `links`, what each address stands for; `floors` holds exceptions. */
export const linkMeanings = {
  site: "the picture of all towers",
  search: "the search of apartments; without script its form is sent there",
  tower: "a tower: `/towers/{tower}`",
  floor: "a floor: `/floors/{tower}/{floor}`; `{customFloorUrl}` is the project's own name of it",
  apartment: "an apartment: `/apartments/{apartment}`",
  tour: "an apartment's tour: `/tours/{tour}`; `{url}` is the tour's own page, where it leads without this",
  inquiry: "asking an apartment's price: `/contact?home={apartment}`",
} as const satisfies Readonly<Record<Exclude<keyof PageLinks, "floors">, string>>;
