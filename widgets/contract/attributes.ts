import { finder, picker, tags, type Tag } from "./tags.ts";

export type Attribute = {
  readonly on: readonly Tag[];
  readonly meaning: string;
  /** The words it may hold; any text where absent. */
  readonly values?: readonly string[];
  readonly initial?: string;
};

/** By name, in kebab case; each has a property of the same name in camel case. All are optional and may change at any time. */
export const attributes: Readonly<Record<string, Attribute>> = {
  project: {
    on: tags,
    meaning: "address of the project file",
    initial: "../project/project.json seen from the scripts' folder",
  },
  locale: { on: tags, meaning: "language", values: ["sq", "en", "de"], initial: "sq" },
  theme: { on: tags, meaning: "colours", values: ["light", "dark", "auto"], initial: "light" },
  "heading-level": {
    on: tags,
    meaning: "the level its headings begin at",
    values: ["1", "2", "3", "4", "5", "6"],
    initial: "2",
  },
  texts: { on: tags, meaning: "JSON of your own words by key (`src/text/`); as property an object" },
  partner: { on: tags, meaning: "goes along with every event and every inquiry" },
  tower: { on: finder, meaning: "where to start: `k5`" },
  floor: { on: finder, meaning: "where to start: `3`" },
  apartment: { on: finder, meaning: "where to start: `k5-03-07`" },
  "floor-label": {
    on: ["kulla-floor-explorer", "kulla-apartment-preview"],
    meaning: "the label that travels as `customUrl3`",
    initial: "the floor's number",
  },
  layout: { on: ["kulla-apartment-preview"], meaning: "open by layout instead of an apartment: `1-mirror`" },
  tour: { on: ["kulla-apartment-preview"], meaning: "the tour that goes with `layout`: `vr-1-2`" },
  link: {
    on: ["kulla-apartment-preview"],
    meaning: 'what "copy link" copies, `{apartment}` for the home\'s id',
    initial: "the page's own address",
  },
  hints: { on: picker, meaning: "`off` stops the teaser and the hint flashes", values: ["off"] },
  page: { on: ["kulla-brochure"], meaning: "page to open at, from 0", initial: "closed" },
  "email-public-key": { on: finder, meaning: "where inquiries go: the account's key", initial: "the project file's" },
  "email-service": { on: finder, meaning: "where inquiries go: the service", initial: "the project file's" },
  "email-template": { on: finder, meaning: "where inquiries go: the template", initial: "the project file's" },
  "email-origin": { on: finder, meaning: "where inquiries go: the provider's address", initial: "the project file's" },
  "consent-url": {
    on: finder,
    meaning: "address of what is said about visitors' data",
    initial: "the project file's",
  },
  "consent-version": { on: finder, meaning: "the version of it they agree to", initial: "the project file's" },
  "deep-link": {
    on: finder,
    meaning: "`hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone",
    values: ["hash"],
  },
};
