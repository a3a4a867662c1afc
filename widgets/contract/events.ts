import type { FieldTypeNames, FieldsOf } from "./screens.ts";
import { finderTags, tags, type Tag } from "./tags.ts";

export type ContractEvent = {
  readonly on: readonly Tag[];
  /** Type of each field of `detail`, besides `partner`, which every event has. */
  readonly detail: FieldTypeNames;
  readonly meaning: string;
};

const picker = ["kulla-apartment-picker", "kulla-building-picker"] as const;
const withHome = ["kulla-apartment-picker", "kulla-apartment-preview", "kulla-apartment-search"] as const;

/** The inquiry's id, and the apartments it is about. */
const inquiryDetail = { id: "string", apartment: "string | null", apartments: "readonly string[]" } as const;

/** By name. All bubble and cross shadow roots; the cancelable ones are listed in elements.ts. */
export const events = {
  projectload: { on: tags, detail: { name: "string" }, meaning: "the project file has loaded" },
  projectfail: {
    on: tags,
    detail: { code: "string", message: "string" },
    meaning: "the project file or some code failed to load, or the element crashed",
  },
  screenchange: {
    on: finderTags,
    detail: { screen: "Screen", previous: "Screen" },
    meaning: "the visitor has moved to another screen",
  },
  towerselect: { on: picker, detail: { tower: "string" }, meaning: "a tower was chosen" },
  floorselect: {
    on: [...picker, "kulla-floor-explorer"],
    detail: { tower: "string", floor: "number", customFloorUrl: "string" },
    meaning: "a floor was chosen",
  },
  apartmentselect: {
    on: [...withHome, "kulla-floor-explorer"],
    detail: {
      apartment: "string",
      tower: "string",
      floor: "number",
      number: "number | null",
      layout: "string | null",
      customUrl1: "string",
      customUrl2: "string",
      customUrl3: "string",
      vrPath: "string",
    },
    meaning: "an apartment was chosen",
  },
  touropen: {
    on: withHome,
    detail: { apartment: "string | null", customUrl2: "string", vrPath: "string", url: "string" },
    meaning: "the tour is about to open",
  },
  inquirysubmit: {
    on: withHome,
    detail: {
      id: "string",
      apartment: "string | null",
      apartments: "readonly string[]",
      name: "string",
      phone: "string",
      email: "string",
      floor: "string",
      image: "string",
      consent: "string | null",
      campaign: "KullaCampaign | null",
      ownFields: "KullaFields",
    },
    meaning: "an inquiry is about to be sent; after `preventDefault()` call `settleInquiry(isSent, id)`",
  },
  inquirysent: {
    on: withHome,
    detail: { ...inquiryDetail, value: "number | null", currency: "string | null" },
    meaning: "the inquiry was accepted; `value` is the sum of the prices, if all of them are stated in one currency",
  },
  inquiryfail: {
    on: withHome,
    detail: { ...inquiryDetail, code: "string", message: "string" },
    meaning: "the inquiry was not accepted; the visitor's input is preserved",
  },
  contactselect: {
    on: withHome,
    detail: { kind: "string", apartment: "string | null", apartments: "readonly string[]" },
    meaning: "a link was pressed: `kind` is `phone`, `email`, `whatsapp`, `viber`, or `pdf` for the data sheet",
  },
  shortlistchange: {
    on: ["kulla-apartment-picker", "kulla-floor-explorer", "kulla-apartment-preview", "kulla-apartment-search"],
    detail: { apartments: "readonly string[]" },
    meaning: "the visitor's saved apartments changed, in this element or another (ids, in the order of saving)",
  },
  goback: { on: finderTags, detail: { screen: "Screen" }, meaning: "the visitor wants to leave the element's range" },
  filterchange: {
    on: ["kulla-apartment-search", ...picker, "kulla-floor-explorer"],
    detail: { filter: "string", count: "number" },
    meaning: "the filter changed: `filter` as the attribute writes it, `count` is the number of matches",
  },
  availabilitychange: {
    on: finderTags,
    detail: { revision: "number", generatedAt: "string", homes: "readonly string[]" },
    meaning: "the status or price of these apartments (ids) changed",
  },
  pagechange: {
    on: ["kulla-brochure"],
    detail: { page: "number", pages: "number" },
    meaning: "the open page changed; pages count from 0",
  },
} as const satisfies Readonly<Record<string, ContractEvent>>;

export type EventName = keyof typeof events;

/** The content of an event's `detail` before the element adds `partner`. */
export type EventDetails = { readonly [Name in EventName]: FieldsOf<(typeof events)[Name]["detail"]> };
