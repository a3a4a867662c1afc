import type { AttributeName } from "./elements.ts";
import type { EventName } from "./events.ts";

/**
 * Where an address of embed.html may set an attribute: in every window, only in a frame of another page, or nowhere. Anyone can write an
 * address, and it opens on the company's own origin: so an address must never determine where project and statuses are loaded from, where
 * inquiries go, what a visitor agrees to, or any text; outside a frame it only sets the start, the language and the theme.
 */
export const settableByAddress = {
  project: "nowhere",
  availability: "nowhere",
  locale: "anywhere",
  theme: "anywhere",
  "heading-level": "inFrame",
  texts: "nowhere",
  partner: "inFrame",
  tower: "anywhere",
  floor: "anywhere",
  apartment: "anywhere",
  "email-public-key": "nowhere",
  "email-service": "nowhere",
  "email-template": "nowhere",
  "email-origin": "nowhere",
  "inquiry-endpoint": "nowhere",
  "consent-url": "nowhere",
  "consent-version": "nowhere",
  "campaign-params": "inFrame",
  "campaign-consent": "inFrame",
  fields: "nowhere",
  webmcp: "inFrame",
  "deep-link": "inFrame",
  links: "nowhere",
  hints: "inFrame",
  "floor-label": "inFrame",
  filter: "inFrame",
  view: "inFrame",
  sort: "inFrame",
  layout: "inFrame",
  tour: "inFrame",
  link: "inFrame",
  page: "inFrame",
} as const satisfies Readonly<Record<AttributeName, "anywhere" | "inFrame" | "nowhere">>;

/** The events that a frame passes on to the surrounding page. They never contain the visitor's input. */
export const passedByFrame = {
  projectload: true,
  projectfail: true,
  screenchange: true,
  towerselect: true,
  floorselect: true,
  apartmentselect: true,
  touropen: true,
  inquirysubmit: false,
  inquirysent: true,
  inquiryfail: true,
  contactselect: true,
  shortlistchange: true,
  goback: true,
  filterchange: true,
  availabilitychange: true,
  pagechange: true,
} as const satisfies Readonly<Record<EventName, boolean>>;

/** The names whose value in a table is true. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, boolean>>): readonly Name[] {
  return (Object.keys(table) as Name[]).filter((name) => table[name]);
}
