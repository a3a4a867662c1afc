import type { AttributeName } from "./elements.ts";
import type { EventName } from "./events.ts";

/**
 * Where an address of embed.html may set an attribute: in every window, only in a frame of another page, or nowhere. Anybody can write
 * an address, and what it opens stands on the company's own origin: so the address never says where project and statuses come from, where
 * inquiries go, to what a visitor agrees, or any word; opened by itself it says no more than where to start.
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

/** Which events a frame passes on to the page around it. Never what a visitor types. */
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

/** The names a table says yes to. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, boolean>>): readonly Name[] {
  return (Object.keys(table) as Name[]).filter((name) => table[name]);
}
