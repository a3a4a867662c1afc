import { finder, picker, tags, withHome, type Tag } from "./tags.ts";

export type ContractEvent = {
  readonly on: readonly Tag[];
  readonly isCancelable?: boolean;
  /** Type of each field of `detail`, besides `partner: string | null`. */
  readonly detail: Readonly<Record<string, string>>;
  readonly meaning: string;
};

const screen = "Screen";

/** By name. All bubble and cross shadow roots. */
export const events: Readonly<Record<string, ContractEvent>> = {
  projectload: { on: tags, detail: { name: "string" }, meaning: "the project file has come" },
  projectfail: {
    on: tags,
    detail: { code: "string", message: "string" },
    meaning: "the project file or a part of the code did not come, or the element crashed",
  },
  screenchange: { on: finder, detail: { screen, previous: screen }, meaning: "the visitor is on another screen" },
  towerselect: { on: picker, isCancelable: true, detail: { tower: "string" }, meaning: "a tower was chosen" },
  floorselect: {
    on: ["kulla-apartment-picker", "kulla-building-picker", "kulla-floor-explorer"],
    isCancelable: true,
    detail: { tower: "string", floor: "number", customFloorUrl: "string" },
    meaning: "a floor was chosen",
  },
  apartmentselect: {
    on: ["kulla-apartment-picker", "kulla-floor-explorer", "kulla-apartment-preview"],
    isCancelable: true,
    detail: {
      apartment: "string",
      tower: "string",
      floor: "number",
      number: "number",
      layout: "string",
      customUrl1: "string",
      customUrl2: "string",
      customUrl3: "string",
      vrPath: "string",
    },
    meaning: "a home was chosen",
  },
  touropen: {
    on: withHome,
    isCancelable: true,
    detail: { apartment: "string | null", customUrl2: "string", vrPath: "string", url: "string" },
    meaning: "the tour is about to open",
  },
  inquirysubmit: {
    on: withHome,
    isCancelable: true,
    detail: {
      id: "string",
      apartment: "string | null",
      name: "string",
      phone: "string",
      email: "string",
      floor: "string",
      image: "string",
      consent: "string | null",
    },
    meaning: "an inquiry is about to be sent; after `preventDefault()` call `settleInquiry(isSent, id)`",
  },
  inquirysent: { on: withHome, detail: { apartment: "string | null" }, meaning: "the inquiry was taken" },
  inquiryfail: {
    on: withHome,
    detail: { apartment: "string | null", code: "string", message: "string" },
    meaning: "the inquiry was not taken; what was typed is kept",
  },
  goback: { on: finder, detail: { screen }, meaning: "the visitor wants to leave the element's range" },
  pagechange: {
    on: ["kulla-brochure"],
    detail: { page: "number", pages: "number" },
    meaning: "another page lies open, counted from 0",
  },
};
