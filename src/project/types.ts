/** The project file as TypeScript: all that is for sale, in version 2, whichever version was read. Field by field in docs/owners/project-file.md. */

import type { Place } from "./place.ts";

/** One text for every language, or one per language, by its tag: `sq`, `en`, `de`, `sr`. */
export type LocalText = string | { readonly [language: string]: string };

/** [x, y] in the units (pixels) of the picture it stands on. */
export type Point = readonly [x: number, y: number];

/** SVG path data in the units of the picture it stands on; "" where the file's is unusable: the list still works. */
export type Outline = string;

export type PictureSource = { readonly type: string; readonly srcset: string };

/** A picture; every address is absolute after parsing. Width and height in pixels of the largest rendition. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: LocalText;
  /** Tiny data: URI shown blurred until the picture has come. */
  readonly placeholder?: string;
  /** Shown to its edges where others fill their box and are cut: a plan, a view from above. */
  readonly whole?: boolean;
  readonly sources?: readonly PictureSource[];
};

export type TowerId = string;
export type ApartmentId = string;
export type Status = "available" | "reserved" | "sold" | "notReleased";

/** Where a facade looks to. */
export type Side = "N" | "E" | "S" | "W";

export type ApartmentKind = "home" | "shop" | "office" | "parking" | "storage";

/** m2 by what is counted. */
export type AreaKind = "net" | "common" | "total" | "balcony" | "terrace" | "garden";

export type Price = {
  /** "onRequest", and one without an amount, show no figure. */
  readonly kind: "exact" | "from" | "onRequest";
  readonly amount?: number;
  /** ISO 4217: `EUR`. */
  readonly currency?: string;
  /** ISO date of the last day it holds. */
  readonly validUntil?: string;
};

export type Site = {
  /** `null` where the file's own is broken. */
  readonly picture?: Picture | null;
  /** Upright picture for narrow stages; towers' `portraitOutline` lie on it. */
  readonly portrait?: Picture;
  /** Teaser on load: after `delayMs` each tower lights up for `holdMs`, one after the other. */
  readonly teaser: { readonly delayMs: number; readonly holdMs: number };
};

export type Tower = {
  readonly id: TowerId;
  readonly name: LocalText;
  readonly label: string;
  /** On `site.picture`. */
  readonly outline: Outline;
  /** On `site.portrait`. */
  readonly portraitOutline?: Outline;
  readonly fadeMs: number;
  /** `null` where the file's own is broken. */
  readonly picture?: Picture | null;
  /** Upright picture for narrow stages; floors' `portraitOutline` lie on it. */
  readonly portrait?: Picture;
  /** Hint flashes, topmost floor first: the first after `delayMs`, each next `stepMs` later, each `flashMs` long. */
  readonly hints: { readonly delayMs: number; readonly stepMs: number; readonly flashMs: number };
};

export type Apartment = {
  readonly id: ApartmentId;
  readonly tower: TowerId;
  readonly floor: number;
  /** What it is called on its floor: `7`, `12B`, `19 pa tarracë`. */
  readonly label: string;
  /** The label as a number; `null` if it is not a number. */
  readonly number: number | null;
  readonly kind: ApartmentKind;
  /** Part of the building with a stair of its own: `A`. */
  readonly entrance?: string;
  /** Id of a layout, "" for none. The record may be missing if it was broken: `findLayout` then returns `undefined`. */
  readonly layout: string;
  readonly tour?: string;
  readonly type?: string;
  readonly rooms?: number;
  readonly bedrooms?: number;
  /** The one area that is shown first, m2: by the project's `mainArea`. */
  readonly area?: number | undefined;
  /** m2 of balcony, loggia, terrace, garden together. */
  readonly outdoorArea?: number | undefined;
  /** m² by kind, as far as given. */
  readonly areas?: { readonly [Kind in AreaKind]?: number };
  /** Every floor it lies on, where that is more than its own. */
  readonly storeys?: readonly number[];
  readonly price?: Price;
  /** Its own, in place of its layout's. */
  readonly pictures?: readonly Picture[];
  readonly plan?: Picture;
  /** A sheet to take along; absolute after parsing. */
  readonly pdf?: string;
  /** Sides the living room looks to, largest first. */
  readonly side: readonly Side[];
  readonly status?: Status;
};

export type Floor = {
  readonly tower: TowerId;
  /** Its order in the tower, 0 and below too. */
  readonly floor: number;
  /** What it is called where that is not its number: "Përdhesa". */
  readonly label?: LocalText;
  /** Id of a plan, "" for none. The record may be missing if it was broken: `findPlan` then returns `undefined`. */
  readonly plan: string;
  /** On the tower's picture. */
  readonly outline: Outline;
  /** On the tower's portrait. */
  readonly portraitOutline?: Outline;
  readonly fadeMs: number;
  /** Label that is passed in the navigation state (docs/developers/specification.md, section 3); "" if none is specified. */
  readonly customFloorUrl: string;
  /** Specification: on floors 8 to 11 the plan's hover handlers also act on small screens. */
  readonly hoverOnNarrow: boolean;
  readonly apartments: readonly Apartment[];
  /** Apartments of other floors that reach up or down to this one; see `apartmentsOn`. */
  readonly through?: readonly Apartment[];
};

export type Region = {
  /** Label or id of an apartment. */
  readonly home: string;
  readonly label: LocalText;
  readonly outline: Outline;
  readonly fadeMs: number;
  /** Where number and area are lettered. */
  readonly at?: Point;
};

export type Plan = {
  readonly id: string;
  /** `null` where the file's own is broken. */
  readonly picture?: Picture | null;
  /** The floor from straight above, in register with `picture`. */
  readonly top?: Picture;
  /** Degrees clockwise from the picture's top to north. */
  readonly northDeg: number;
  readonly regions: readonly Region[];
};

export type Room = { readonly name: LocalText; readonly area: number; readonly at?: Point };

export type Layout = {
  readonly id: string;
  readonly mirrorOf: string | null;
  /** What visitors read in place of the id, as "19 pa teras e madhe" for 19.1. */
  readonly label?: LocalText;
  /** Folder to probe for image1.jpg, image2.jpg ... where `pictures` is empty; absolute after parsing. */
  readonly folder?: string;
  readonly pictures: readonly Picture[];
  /** Drawing of the apartment; rooms' `at` lie on it. */
  readonly plan?: Picture;
  readonly rooms: readonly Room[];
};

export type Tour = { readonly id: string; readonly url: string; readonly poster?: Picture };

export type Chapter = { readonly title: LocalText; readonly page: number };

export type Brochure = {
  /** The language of pages, their text and chapters, unless they state their own. */
  readonly locale?: string;
  readonly pages: readonly Picture[];
  readonly chapters: readonly Chapter[];
  readonly pdf?: string;
  /** JSON file with the text of every page, for search, selection and screen readers: see parsePageTexts.ts. */
  readonly text?: string;
};

export type Contact = {
  readonly address?: LocalText;
  readonly phone?: string;
  readonly email?: string;
  /** Numbers as they are dialled from abroad: "+383 44 123 456". */
  readonly whatsapp?: string;
  readonly viber?: string;
  readonly links?: readonly { readonly name: string; readonly url: string }[];
};

/** What an owner says about visitors' data: where it stands, and the version visitors have to agree to before they ask. */
export type Privacy = { readonly url?: string; readonly version?: string };

/** Where inquiries go; each part may be missing (the element's attributes may give it). */
export type InquirySettings = {
  readonly publicKey?: string;
  readonly service?: string;
  readonly template?: string;
  readonly contactTemplate?: string;
  readonly origin?: string;
  /** The owner's own system: inquiries go there, and not by e-mail. */
  readonly endpoint?: string;
  /** The least time between two e-mails from one tab; 0 or missing: the e-mail library does not throttle. */
  readonly throttleMs?: number;
  /** Browsers that say they are automated send no email. */
  readonly blockHeadless?: boolean;
  /** No email is sent where the template param of that name has one of these values. */
  readonly blockList?: { readonly list: readonly string[]; readonly watchVariable: string };
  readonly privacy?: Privacy;
};

/** What is seen from the windows of one side, on a band of floors. */
export type View = {
  readonly side: Side;
  /** Lowest and highest floor, both included. */
  readonly floors: readonly [from: number, to: number];
  /** None: from every tower. */
  readonly tower?: TowerId;
  readonly picture: Picture;
};

/** All that is for sale. Every address is absolute and every id unique; links that lead nowhere were reported. */
export type Project = {
  readonly version: 1 | 2;
  readonly name: LocalText;
  /** What a building is called here, one and many: ["kulla", "kullat"]; missing: tower. */
  readonly buildingWord?: { readonly [language: string]: readonly string[] };
  /** Languages it offers, the first for pages in any other. */
  readonly locales?: readonly string[];
  /** Addresses of its own texts files, by language; absolute after parsing. */
  readonly texts?: { readonly [language: string]: string };
  /** Address of its availability file; absolute after parsing. */
  readonly availability?: string;
  /** ISO date, or date and time, the statuses are of. */
  readonly statusDate?: string;
  readonly contact: Contact;
  readonly inquiry: InquirySettings;
  readonly site?: Site;
  readonly towers: readonly Tower[];
  /** Topmost first within a tower is NOT promised; look-ups sort. */
  readonly floors: readonly Floor[];
  readonly plans: readonly Plan[];
  readonly layouts: readonly Layout[];
  readonly tours: readonly Tour[];
  readonly brochure?: Brochure;
  readonly place?: Place;
  readonly views?: readonly View[];
};
