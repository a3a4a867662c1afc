import type { LocalText } from "../../widgets/project.ts";
import type { CarriedApartments, ApartmentPlace } from "./apartmentPlace.ts";

/** The few facts of the project file that the site's own words, menu and lists show. */

export type FloorFacts<Text = string> = {
  readonly floor: number;
  /** Address of its page. */
  readonly path: string;
  /** What it is called where that is not its number. */
  readonly label?: Text;
  readonly count: number;
  /** m2 of the smallest and the largest apartment. */
  readonly from: number;
  readonly to: number;
  /** One letter per apartment: available, reserved, sold, none of these; empty where the file tells no status. */
  readonly cells: string;
  /** Its apartments' area in percent of the largest floor's of the tower. */
  readonly share: number;
};

export type TowerFacts<Text = string> = {
  readonly id: string;
  readonly name: Text;
  readonly count: number;
  /** Topmost first. */
  readonly floors: readonly FloorFacts<Text>[];
};

/** What every page says of the site itself. */
export type SiteFrame<Text = string> = {
  readonly brand: Text;
  /** SVG path data drawn before the brand's name. */
  readonly mark: { readonly path: string; readonly width: number; readonly height: number } | null;
  readonly hasElevation: boolean;
  /** Whether the home page's headline stands on the picture of all buildings. */
  readonly isHeadlineOver: boolean;
  readonly copyright: Text;
  /** The addresses of the table of routes that this site has nothing for. */
  readonly absent: readonly string[];
  /** By page: the titles of the site's own pages, and those that replace the titles made of facts. */
  readonly titles: Readonly<Record<string, Text>>;
  /** Address of an outside map; "" where the site tells no place. */
  readonly mapUrl: string;
  readonly figures: readonly { readonly name: Text; readonly value: string; readonly unit: string }[];
  readonly figuresNote: Text;
  /** Beside what is counted from the project. */
  readonly counts: readonly { readonly name: Text; readonly value: number }[];
};

export type SiteFacts<Text = string> = {
  readonly site: SiteFrame<Text>;
  readonly address: Text;
  readonly phone: string;
  readonly email: string;
  readonly links: readonly { readonly name: string; readonly url: string }[];
  readonly from: number;
  readonly to: number;
  readonly towers: readonly TowerFacts<Text>[];
  /** Addresses of the tours by their ids. */
  readonly tours: Readonly<Record<string, string>>;
  /** How many layouts the apartments have; a layout and its mirror image count once. */
  readonly types: number;
  /** The free apartment that stands for all until the visitor asks for another. */
  readonly sample: ApartmentFacts | null;
  readonly apartments: CarriedApartments;
  /** Whether there is a picture of all buildings: else they are cards. */
  readonly isPictured: boolean;
};

/** The facts as a page carries them: in every language the file has. */
export type CarriedFacts = SiteFacts<LocalText>;

/** One apartment, as the site's own words show it. */
export type ApartmentFacts = ApartmentPlace & {
  readonly id: string;
  /** m2; 0 where the file tells none. */
  readonly area: number;
  /** For instance "2+1": bedrooms and living room. */
  readonly type: string;
};
