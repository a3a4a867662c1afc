/** The project file in TypeScript: everything for sale, in the format of version 2. All fields are documented in docs/owners/project-file.md. */

import type { GeoLocation } from "./geoLocation.ts";

/** One text for every language, or one per language tag: `sq`, `en`, `de`, `sr`. */
export type LocalText = string | { readonly [language: string]: string };

/** [x, y] in the units (pixels) of its picture. */
export type Point = readonly [x: number, y: number];

/** SVG path data in the units of its picture; "" if the file's is invalid: the list still works. */
export type Outline = string;

export type PictureSource = { readonly type: string; readonly srcset: string };

/** A picture with absolute addresses. Width and height are those of the largest rendition, in pixels. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: LocalText;
  /** Tiny data: URI shown blurred while the picture loads. */
  readonly placeholder?: string;
  /** Never cropped to fill its box: a plan, a view from above. */
  readonly whole?: boolean;
  /** The kind of picture: a photo, a rendering, an edited photo, or a photo of the finished building. */
  readonly truth?: "photo" | "rendering" | "edited" | "asBuilt";
  readonly sources?: readonly PictureSource[];
};

export type TowerId = string;
export type ApartmentId = string;
export type Status = "available" | "reserved" | "sold" | "notReleased";

/** A direction that a facade faces. */
export type Orientation = "N" | "E" | "S" | "W";

export type ApartmentKind = "home" | "shop" | "office" | "parking" | "storage";

/** Kinds of area, in m². */
export type AreaKind = "net" | "common" | "total" | "balcony" | "terrace" | "garden";

export type Price = {
  /** "onRequest", or a missing amount, shows no figure. */
  readonly kind: "exact" | "from" | "onRequest";
  readonly amount?: number;
  /** ISO 4217: `EUR`. */
  readonly currency?: string;
  /** ISO date of the last day on which it is valid. */
  readonly validUntil?: string;
  /** The price per m², as stated by the owner. */
  readonly perM2?: number;
  readonly vat?: "included" | "excluded";
  readonly vatPercent?: number;
  /** Payments in addition to the price, obligatory or not. */
  readonly extras?: readonly PriceExtra[];
  /** ISO date since which the current price has been valid. */
  readonly since?: string;
  /** The amount until then. */
  readonly before?: number;
};

/** A parking place, a storage room or another payment: an amount, or an apartment of the project with its own price. */
export type PriceExtra = {
  readonly kind: "parking" | "storage" | "other";
  readonly name?: LocalText;
  readonly apartment?: ApartmentId;
  readonly amount?: number;
  /** Missing: not stated. */
  readonly obligatory?: boolean;
};

/** The facts stated for a tower, or in the project for all towers. */
export type BuildingStatements = {
  readonly energyClass?: string;
  /** `when` is a quarter, `2027-Q2`, or an ISO date; expected unless `done`. */
  readonly handOver?: { readonly when: string; readonly done?: boolean };
  readonly tenure?: "freehold" | "leasehold";
  readonly constructionStage?: "planned" | "started" | "shell" | "finishing" | "completed";
};

/** The owner's own rate: one unit of `from` is `rate` units of `to`, as of an ISO date. */
export type ExchangeRate = {
  readonly from: string;
  readonly to: string;
  readonly rate: number;
  readonly date: string;
};

export type Site = {
  /** `null` if the file's picture is broken. */
  readonly picture?: Picture | null;
  /** Picture in portrait format for narrow stages; `portraitOutline` of towers refers to it. */
  readonly portrait?: Picture;
  /** Hint flashes after loading: after `delayMs` each tower lights up for `holdMs`, one after the other. */
  readonly teaser: { readonly delayMs: number; readonly holdMs: number };
};

export type Tower = BuildingStatements & {
  readonly id: TowerId;
  readonly name: LocalText;
  readonly label: string;
  /** On `site.picture`. */
  readonly outline: Outline;
  /** On `site.portrait`. */
  readonly portraitOutline?: Outline;
  readonly fadeMs: number;
  /** `null` if the file's picture is broken. */
  readonly picture?: Picture | null;
  /** Picture in portrait format for narrow stages; `portraitOutline` of floors refers to it. */
  readonly portrait?: Picture;
  /** Hint flashes, topmost floor first: the first after `delayMs`, each next `stepMs` later, each `flashMs` long. */
  readonly hints: { readonly delayMs: number; readonly stepMs: number; readonly flashMs: number };
};

export type Apartment = {
  readonly id: ApartmentId;
  readonly tower: TowerId;
  readonly floor: number;
  /** The name on its floor: `7`, `12B`, `19 pa tarracë`; "" for none. */
  readonly label: string;
  /** The label as a number; `null` if it is not a number. */
  readonly number: number | null;
  readonly kind: ApartmentKind;
  /** A part of the building with its own stairs: `A`. */
  readonly entrance?: string;
  /** Id of a layout, "" for none. `findLayout` returns `undefined` if its record was broken. */
  readonly layout: string;
  readonly tour?: string;
  readonly type?: string;
  readonly rooms?: number;
  readonly bedrooms?: number;
  /** The main area in m², by the project's `mainArea`. */
  readonly area?: number | undefined;
  /** Total m² of balcony, loggia, terrace and garden. */
  readonly outdoorArea?: number | undefined;
  /** m² by kind, as far as stated. */
  readonly areas?: { readonly [Kind in AreaKind]?: number };
  /** All floors of an apartment that extends over several. */
  readonly storeys?: readonly number[];
  readonly price?: Price;
  /** Replace those of its layout. */
  readonly pictures?: readonly Picture[];
  readonly plan?: Picture;
  /** A data sheet to download; absolute after parsing. */
  readonly pdf?: string;
  /** A short text about it, shown unchanged. */
  readonly description?: LocalText;
  /** Directions that the living room faces, largest facade first. */
  readonly side: readonly Orientation[];
  readonly status?: Status;
  /** ISO date of the last day of a reservation. */
  readonly reservedUntil?: string;
};

export type Floor = {
  readonly tower: TowerId;
  /** Its order in the tower; may be 0 or negative. */
  readonly floor: number;
  /** Its name if that is not its number: "Përdhesa". */
  readonly label?: LocalText;
  /** Id of a plan, "" for none. `findPlan` returns `undefined` if its record was broken. */
  readonly plan: string;
  /** On the tower's picture. */
  readonly outline: Outline;
  /** On the tower's portrait. */
  readonly portraitOutline?: Outline;
  readonly fadeMs: number;
  /** Label passed in the navigation state (docs/developers/specification.md, section 3); "" if none is specified. */
  readonly customFloorUrl: string;
  /** Hover also works on small screens; specified for floors 8 to 11. */
  readonly hoverOnNarrow: boolean;
  readonly apartments: readonly Apartment[];
  /** Apartments of other floors that extend to this one; see `apartmentsOn`. */
  readonly through?: readonly Apartment[];
};

export type Region = {
  /** Label or id of an apartment. */
  readonly home: string;
  readonly label: LocalText;
  readonly outline: Outline;
  readonly fadeMs: number;
  /** Position of the lettering (number and area). */
  readonly at?: Point;
};

export type Plan = {
  readonly id: string;
  /** `null` if the file's picture is broken. */
  readonly picture?: Picture | null;
  /** The floor from above, aligned with `picture`. */
  readonly top?: Picture;
  /** Degrees clockwise from the picture's top to north. */
  readonly northDeg: number;
  readonly regions: readonly Region[];
};

export type Room = { readonly name: LocalText; readonly area: number; readonly at?: Point };

export type Layout = {
  readonly id: string;
  readonly mirrorOf: string | null;
  /** Shown instead of the id: "19 pa teras e madhe" for 19.1. */
  readonly label?: LocalText;
  /** Folder with image1.jpg, image2.jpg … that are probed if `pictures` is empty; absolute after parsing. */
  readonly folder?: string;
  readonly pictures: readonly Picture[];
  /** Drawing of the apartment; `at` of rooms refers to it. */
  readonly plan?: Picture;
  readonly rooms: readonly Room[];
};

export type Tour = { readonly id: string; readonly url: string; readonly poster?: Picture };

export type Chapter = { readonly title: LocalText; readonly page: number };

export type Brochure = {
  /** The language of pages, texts and chapters that do not state their own. */
  readonly locale?: string;
  readonly pages: readonly Picture[];
  readonly chapters: readonly Chapter[];
  readonly pdf?: string;
  /** JSON file with the text of all pages, for search, selection and screen readers: see parsePageTexts.ts. */
  readonly text?: string;
};

export type Contact = {
  readonly address?: LocalText;
  readonly phone?: string;
  readonly email?: string;
  /** International numbers: "+383 44 123 456". */
  readonly whatsapp?: string;
  readonly viber?: string;
  readonly links?: readonly { readonly name: string; readonly url: string }[];
};

/** The owner's privacy notice: its address, and the version that visitors must accept before sending an inquiry. */
export type Privacy = { readonly url?: string; readonly version?: string };

/** Where inquiries are sent; missing parts may be set by attributes of the element. */
export type InquirySettings = {
  readonly publicKey?: string;
  readonly service?: string;
  readonly template?: string;
  readonly contactTemplate?: string;
  readonly origin?: string;
  /** The owner's own system, which receives inquiries instead of e-mail. */
  readonly endpoint?: string;
  /** Minimum time between two e-mails from one tab; 0 or missing: no throttling. */
  readonly throttleMs?: number;
  /** Browsers that identify as automated send no e-mail. */
  readonly blockHeadless?: boolean;
  /** No e-mail is sent if the template parameter `watchVariable` has one of the values in `list`. */
  readonly blockList?: { readonly list: readonly string[]; readonly watchVariable: string };
  readonly privacy?: Privacy;
  /** Names in a landing page's address whose values are sent with inquiries, in addition to `utm_source` and similar ones. */
  readonly campaignParams?: readonly string[];
};

/** What can be seen from the windows of one side, on a range of floors. */
export type View = {
  readonly side: Orientation;
  /** Lowest and highest floor, both included. */
  readonly floors: readonly [from: number, to: number];
  /** Missing: from every tower. */
  readonly tower?: TowerId;
  readonly picture: Picture;
};

/** Everything for sale. Addresses are absolute, ids are unique, dangling links were reported. */
export type Project = BuildingStatements & {
  readonly version: 1 | 2;
  readonly name: LocalText;
  /** The word for a building, singular and plural: ["kulla", "kullat"]; missing: tower. */
  readonly buildingWord?: { readonly [language: string]: readonly string[] };
  /** Supported languages; the first is used on pages in any other. */
  readonly locales?: readonly string[];
  /** Addresses of its own text files, by language; absolute after parsing. */
  readonly texts?: { readonly [language: string]: string };
  /** Address of the availability file; absolute after parsing. */
  readonly availability?: string;
  /** ISO date, or date and time, of the statuses. */
  readonly statusDate?: string;
  /** For prices in a second currency. */
  readonly exchangeRate?: ExchangeRate;
  readonly contact: Contact;
  readonly inquiry: InquirySettings;
  readonly site?: Site;
  readonly towers: readonly Tower[];
  /** In any order; look-ups sort. */
  readonly floors: readonly Floor[];
  readonly plans: readonly Plan[];
  readonly layouts: readonly Layout[];
  readonly tours: readonly Tour[];
  readonly brochure?: Brochure;
  readonly place?: GeoLocation;
  readonly views?: readonly View[];
};
