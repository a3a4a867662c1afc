/**
 * The part of the contract that is bundled with the elements: only names. Their meanings are in attributes.ts and events.ts,
 * which no shipped script imports.
 */
import type { EventName } from "./events.ts";
import type { AnyScreen } from "./screens.ts";
import type { Tag } from "./tags.ts";

type ElementFacts = {
  /** Its screens, initial one first. A press that leads to any other is only announced. */
  readonly screens: readonly AnyScreen["name"][];
  /** In kebab case; each has a property of the same name in camel case. */
  readonly attributes: readonly string[];
};

const shared = ["project", "locale", "theme", "heading-level", "texts", "partner"] as const;
const homes = [
  ...shared,
  "availability",
  "apartment",
  "email-public-key",
  "email-service",
  "email-template",
  "email-origin",
  "inquiry-endpoint",
  "consent-url",
  "consent-version",
  "campaign-params",
  "campaign-consent",
  "fields",
  "webmcp",
  "deep-link",
  "links",
] as const;
const finder = [...homes, "tower", "floor"] as const;

// Separate constants, so that a page with one of the elements does not load the facts of the others.
export const apartmentPicker = {
  screens: ["site", "search", "tower", "floor", "apartment", "inquiry", "tour", "compare"],
  attributes: [...finder, "hints", "filter"],
} as const satisfies ElementFacts;
export const buildingPicker = {
  screens: ["site", "tower"],
  attributes: [...finder, "hints", "filter"],
} as const satisfies ElementFacts;
export const floorExplorer = {
  screens: ["floor"],
  attributes: [...finder, "floor-label", "filter"],
} as const satisfies ElementFacts;
export const apartmentPreview = {
  screens: ["apartment", "inquiry", "tour", "compare"],
  attributes: [...finder, "layout", "tour", "floor-label", "link"],
} as const satisfies ElementFacts;
export const apartmentSearch = {
  screens: ["search", "apartment", "inquiry", "tour", "compare"],
  attributes: [...homes, "filter", "view", "sort"],
} as const satisfies ElementFacts;
export const brochure = {
  screens: ["closed", "open"],
  attributes: [...shared, "page"],
} as const satisfies ElementFacts;

/** By tag: the screens it shows and the attributes it observes. */
export const elements = {
  "kulla-apartment-picker": apartmentPicker,
  "kulla-building-picker": buildingPicker,
  "kulla-floor-explorer": floorExplorer,
  "kulla-apartment-preview": apartmentPreview,
  "kulla-apartment-search": apartmentSearch,
  "kulla-brochure": brochure,
} as const satisfies Readonly<Record<Tag, ElementFacts>>;

export type AttributeName = (typeof elements)[Tag]["attributes"][number];

/** The events that a page may prevent in order to handle them itself. */
export const cancelableEvents = [
  "towerselect",
  "floorselect",
  "apartmentselect",
  "touropen",
  "inquirysubmit",
  "goback",
] as const satisfies readonly EventName[];
