import type { ComponentType } from "react";
import type { ElementSettings } from "../../inquiry/form/elementSettings.ts";
import type { Project } from "../../project/types.ts";
import type { SearchAttributes, SearchState } from "../../search/filter/searchStore.ts";
import type { Part } from "../../parts/createPart.ts";
import type { LateStyles, Views } from "./views.ts";
import type { Announce } from "./finderEvents.ts";
import type { Screen, ScreenName } from "./screen.ts";

/** The attributes that select what a finder shows, as written. */
export type Start = {
  readonly tower: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly layout: string | null;
  readonly tour: string | null;
  /** Ids of apartments to compare; only an address selects them, no attribute does. */
  readonly compare?: readonly string[];
  /** Opens the search; only an address does. */
  readonly search?: boolean;
};

/** The page's own address of a screen; `undefined` if it has none. With an address, navigation is a link. */
export type HrefOf = (screen: Screen) => string | undefined;

export type FinderProps = {
  readonly project: Project;
  /** An availability file is used: a status or price may arrive later, so space is reserved for it. */
  readonly followsAvailability?: boolean;
  /** Absolute URL of the project file; `undefined` for none. */
  readonly projectUrl?: string | undefined;
  /** The style sheets that load later: for floor and apartment, for the search, and for views that open on demand. */
  readonly styles: Readonly<Record<LateStyles, Part<unknown>>>;
  /** The screens that this element shows; navigation to any other is only announced. */
  readonly screens: readonly ScreenName[];
  /** The link to the search from the screens above an apartment; missing if the element lacks either. */
  readonly SearchLink?: ComponentType | undefined;
  /** The element navigates when this changes. */
  readonly start: Start;
  /** The search set by attributes; changes are applied. */
  readonly search?: SearchAttributes;
  /** Called on every navigation and search change, before the page's event: writes them into the address. */
  readonly onChange?: ((screen: Screen, search: SearchState, isMove: boolean) => void) | undefined;
  /** The views bundled with the element; its other views are loaded when they are needed. */
  readonly views: Views;
  readonly floorLabel: string | null;
  readonly hrefOf: HrefOf;
  readonly hints: boolean;
  readonly partner: string | null;
  /** Attributes that only one screen reads. */
  readonly element: ElementSettings;
  /** Absolute URL of the scripts' folder. */
  readonly scriptBase: string | undefined;
  readonly announce: Announce;
  readonly connect: (controls: Controls | null) => void;
};

/** The finder's side of the element's methods `show`, `back`, `settleInquiry` and its property `screen`. */
type Controls = {
  screen(): unknown;
  show(screen: unknown): void;
  back(): void;
  settleInquiry(isSent: boolean, id?: string): void;
};
