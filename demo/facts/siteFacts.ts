import type { LocalText } from "../../widgets/project.ts";
import type { SiteContent } from "../../owner/site/siteSchema.ts";
import type { SerializedApartments, ApartmentPlace } from "./apartmentPlace.ts";

/** The project facts that the showcase's own texts, menu and lists need. */

export type SiteFloor<Text = string> = {
  readonly floor: number;
  /** Address of the floor's page. */
  readonly path: string;
  /** Label, if it differs from the number. */
  readonly label?: Text;
  readonly count: number;
  /** The number of apartments, if the units include shops, parking and the like. */
  readonly homes?: number;
  /** m² of the smallest and the largest apartment. */
  readonly from: number;
  readonly to: number;
  /** One letter per apartment: available, reserved, sold, other; empty if the file has no statuses. */
  readonly cells: string;
  /** Area of its apartments, in percent of the tower's largest floor. */
  readonly width: number;
};

export type SiteTower<Text = string> = {
  readonly id: string;
  readonly name: Text;
  readonly count: number;
  /** As for a floor. */
  readonly homes?: number;
  /** From top to bottom. */
  readonly floors: readonly SiteFloor<Text>[];
};

/** A link in the menu or footer: its destination, and the key of its name in the frame's texts (text/frame.ts), where it has no title. */
export type SiteLink = {
  readonly to: string;
  readonly name:
    | "home"
    | "search"
    | "about"
    | "services"
    | "projects"
    | "videos"
    | "visuals"
    | "animation"
    | "contact"
    | "brochure"
    | "interest"
    | "privacy"
    | "imprint"
    | "embed";
};

/** What every page states about the site itself. */
export type SharedFacts<Text = string> = {
  readonly brand: Text;
  /** SVG path data drawn before the brand's name. */
  readonly mark: SiteContent["brand"]["mark"] | null;
  readonly hasElevation: boolean;
  /** Whether the home page's headline is placed over the picture of all buildings. */
  readonly isHeadlineOnPicture: boolean;
  readonly copyright: Text;
  /** Paths of routes for which this site has no content. */
  readonly missingPaths: readonly string[];
  /** The links in the menu and footer, in order. */
  readonly menu: readonly SiteLink[];
  readonly footer: readonly SiteLink[];
  /** By page: the titles of the site's own pages, and those that replace titles generated from facts. */
  readonly titles: Readonly<Record<string, Text>>;
  /** URL of an external map; "" if no location is given. */
  readonly mapUrl: string;
  readonly figures: readonly { readonly name: Text; readonly value: string; readonly unit: string }[];
  readonly figuresNote: Text;
  /** The owner's counts, shown next to the computed ones. */
  readonly counts: readonly { readonly name: Text; readonly value: number }[];
};

export type SiteFacts<Text = string> = {
  readonly site: SharedFacts<Text>;
  readonly address: Text;
  readonly phone: string;
  readonly email: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** m² of the smallest and the largest apartment, without shops, parking and the like. */
  readonly from: number;
  readonly to: number;
  readonly towers: readonly SiteTower<Text>[];
  /** Path of each tour's page, by the tour's id. */
  readonly tours: Readonly<Record<string, string>>;
  /** Whether every tour has a page here. */
  readonly hasAllTours: boolean;
  /** How many layouts the apartments have; a layout and its mirror image count once. */
  readonly types: number;
  /** The available apartment that is shown until the visitor requests another one. */
  readonly sample: SiteApartment | null;
  readonly apartments: SerializedApartments;
  /** Without a site picture, towers are shown as cards. */
  readonly hasSitePicture: boolean;
};

/** The facts as serialized in a page, with texts in all languages. */
export type SerializedFacts = SiteFacts<LocalText>;

/** An apartment as described by the site's own texts. */
export type SiteApartment = ApartmentPlace & {
  readonly id: string;
  /** m²; 0 if the file does not state it. */
  readonly area: number;
  /** For instance "2+1": bedrooms and living room. */
  readonly type: string;
};
