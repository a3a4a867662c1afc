import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BrochurePlace } from "../src/brochure/book/book.ts";
import type { BrochureEvents } from "../src/brochure/brochureProps.ts";
import type { FinderEvents } from "../src/finder/finderEvents.ts";
import type { Screen } from "../src/finder/screen.ts";
import type { KullaListeners } from "./listeners.ts";

export type { Screen };

type WithPartner<Details> = { readonly [Name in keyof Details]: Details[Name] & { readonly partner: string | null } };

/** `detail` of every event of the finder tags, by event name (contract, "Events"). */
export type KullaEventDetails = WithPartner<
  FinderEvents & { projectload: { name: string }; projectfail: { code: string; message: string } }
>;

/** Every event of the finder tags, by name. */
export type KullaEventMap = { [Name in keyof KullaEventDetails]: CustomEvent<KullaEventDetails[Name]> };

/** The attributes all tags have, as properties; `null` where the attribute is absent. */
type SharedProperties = {
  project: string | null;
  locale: string | null;
  theme: string | null;
  headingLevel: string | null;
  partner: string | null;
  /** The page's own words in place of ours, by key; strings, never markup. */
  texts: object | null;
};

type FinderProperties = SharedProperties & {
  tower: string | null;
  floor: string | null;
  apartment: string | null;
  emailPublicKey: string | null;
  emailService: string | null;
  emailTemplate: string | null;
  emailOrigin: string | null;
  consentUrl: string | null;
  consentVersion: string | null;
  deepLink: string | null;
};

/** What every finder tag's element has besides its own attributes. */
export type KullaFinderElement = KullaListeners<KullaEventMap> &
  HTMLElement &
  FinderProperties & {
    /** Where the visitor is, a frozen copy; `null` until the project has come. */
    readonly screen: Screen | null;
    /** Goes to a screen of the element's range. */
    show(screen: Screen): void;
    /** Goes to the parent of the screen. */
    back(): void;
    /** Ends an inquiry the page took over by preventing `inquirysubmit`; `id` as in its detail, else the one asked last. */
    settleInquiry(isSent: boolean, id?: string): void;
  };

export type KullaApartmentPicker = KullaFinderElement & { hints: string | null };
export type KullaBuildingPicker = KullaFinderElement & { hints: string | null };
export type KullaFloorExplorer = KullaFinderElement & { floorLabel: string | null };
export type KullaApartmentPreview = KullaFinderElement & {
  layout: string | null;
  tour: string | null;
  floorLabel: string | null;
  link: string | null;
};

type FinderAttributes = {
  project?: string | undefined;
  locale?: "sq" | "en" | "de" | undefined;
  theme?: "light" | "dark" | "auto" | undefined;
  "heading-level"?: string | number | undefined;
  /** An object; its JSON where React may meet the element before its code has come. */
  texts?: object | string | undefined;
  partner?: string | undefined;
  tower?: string | undefined;
  floor?: string | number | undefined;
  apartment?: string | undefined;
  "email-public-key"?: string | undefined;
  "email-service"?: string | undefined;
  "email-template"?: string | undefined;
  "email-origin"?: string | undefined;
  "consent-url"?: string | undefined;
  "consent-version"?: string | undefined;
  "deep-link"?: "hash" | undefined;
};

/** React 19 listens to a custom element's event by `on` and its name, case kept: `onfloorselect`. */
type FinderHandlers = { [Name in keyof KullaEventMap as `on${Name}`]?: (event: KullaEventMap[Name]) => void };

type Tag<Instance, Own> = DetailedHTMLProps<HTMLAttributes<Instance>, Instance> &
  FinderAttributes &
  FinderHandlers &
  Own;

/** Every event of the brochure, by name. */
export type KullaBrochureEventMap = Pick<KullaEventMap, "projectload" | "projectfail"> & {
  pagechange: CustomEvent<BrochureEvents["pagechange"] & { readonly partner: string | null }>;
};

/** The element of the brochure: `page` is counted from 0, as in `pagechange`. */
export type KullaBrochure = KullaListeners<KullaBrochureEventMap> &
  HTMLElement &
  SharedProperties & {
    page: string | null;
    /** Closed, or open at a page; a frozen copy; `null` until the project has come. */
    readonly screen: BrochurePlace | null;
    show(screen: BrochurePlace): void;
    /** Closes the book. */
    back(): void;
  };

type BrochureTag = DetailedHTMLProps<HTMLAttributes<KullaBrochure>, KullaBrochure> &
  Pick<FinderAttributes, "project" | "locale" | "theme" | "partner" | "heading-level" | "texts"> & {
    page?: string | number | undefined;
  } & {
    [Name in keyof KullaBrochureEventMap as `on${Name}`]?: (event: KullaBrochureEventMap[Name]) => void;
  };

type Hints = { hints?: "off" | undefined };
type FloorLabel = { "floor-label"?: string | undefined };
type ByLayout = { layout?: string | undefined; tour?: string | undefined; link?: string | undefined };

declare global {
  interface HTMLElementTagNameMap {
    "kulla-apartment-picker": KullaApartmentPicker;
    "kulla-building-picker": KullaBuildingPicker;
    "kulla-floor-explorer": KullaFloorExplorer;
    "kulla-apartment-preview": KullaApartmentPreview;
    "kulla-brochure": KullaBrochure;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "kulla-apartment-picker": Tag<KullaApartmentPicker, Hints>;
      "kulla-building-picker": Tag<KullaBuildingPicker, Hints>;
      "kulla-floor-explorer": Tag<KullaFloorExplorer, FloorLabel>;
      "kulla-apartment-preview": Tag<KullaApartmentPreview, FloorLabel & ByLayout>;
      "kulla-brochure": BrochureTag;
    }
  }
}
