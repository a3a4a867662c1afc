import type { Campaign } from "../../inquiry/campaign/campaign.ts";
import type { PlainValues } from "../../inquiry/campaign/sanitizeCampaignValues.ts";
import type { Screen } from "./screen.ts";

/** The DOM events of a finder, by name, for a page's analytics and its own scripts. Each detail also has `partner`, added by the element. */
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
    campaign: Campaign | null;
    ownFields: PlainValues;
  };
  inquirysent: InquiryResultDetail & { value: number | null; currency: string | null };
  inquiryfail: InquiryResultDetail & { code: string; message: string };
  contactselect: { kind: string; apartment: string | null; apartments: readonly string[] };
  shortlistchange: { apartments: readonly string[] };
  filterchange: { filter: string; count: number };
  goback: { screen: Screen };
};

/** `id`: the inquiry's id, the same as in `inquirysubmit` and in the message. */
type InquiryResultDetail = { id: string; apartment: string | null; apartments: readonly string[] };

export type FinderEventName = keyof FinderEvents;

/** Dispatches an event at the host; false if it is cancelable and the page prevented it. */
export type Announce = <Name extends FinderEventName>(name: Name, detail: FinderEvents[Name]) => boolean;
