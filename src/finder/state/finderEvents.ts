import type { Screen } from "./screen.ts";

/** What the finder tells its host, by DOM event name. Every detail also carries `partner` (added by the element). */
export type FinderEvents = {
  screenchange: { screen: Screen; previous: Screen };
  towerselect: { tower: string };
  floorselect: { tower: string; floor: number; customFloorUrl: string };
  apartmentselect: {
    apartment: string;
    tower: string;
    floor: number;
    number: number | null;
    layout: string | null;
    customUrl1: string;
    customUrl2: string;
    customUrl3: string;
    vrPath: string;
  };
  touropen: { apartment: string | null; customUrl2: string; vrPath: string; url: string };
  inquirysubmit: {
    id: string;
    apartment: string | null;
    apartments: readonly string[];
    name: string;
    phone: string;
    email: string;
    floor: string;
    image: string;
    consent: string | null;
  };
  inquirysent: { apartment: string | null };
  inquiryfail: { apartment: string | null; code: string; message: string };
  shortlistchange: { apartments: readonly string[] };
  filterchange: { filter: string; count: number };
  goback: { screen: Screen };
};

export type FinderEventName = keyof FinderEvents;

/** Dispatches one event at the host; false when the page prevented it (only the cancelable ones can be). */
export type Announce = <Name extends FinderEventName>(name: Name, detail: FinderEvents[Name]) => boolean;
