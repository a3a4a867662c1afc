import type { AttributeName } from "./elements.ts";
import type { EventName } from "./events.ts";

/**
 * Which attributes an address of embed.html may set. Anybody can write an address, and a visitor would give their name to a
 * form that stands on our origin: so never where the project comes from or where inquiries go.
 */
export const settableByAddress = {
  project: false,
  locale: true,
  theme: true,
  "heading-level": true,
  texts: true,
  partner: true,
  tower: true,
  floor: true,
  apartment: true,
  "email-public-key": true,
  "email-service": true,
  "email-template": true,
  "email-origin": false,
  "consent-url": true,
  "consent-version": true,
  "deep-link": false,
  hints: true,
  "floor-label": true,
  layout: true,
  tour: true,
  link: false,
  page: true,
} as const satisfies Readonly<Record<AttributeName, boolean>>;

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
  goback: true,
  pagechange: true,
} as const satisfies Readonly<Record<EventName, boolean>>;

/** The names a table says yes to. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, boolean>>): readonly Name[] {
  return (Object.keys(table) as Name[]).filter((name) => table[name]);
}
