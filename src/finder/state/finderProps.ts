import type { ComponentType } from "react";
import type { ElementSettings } from "../../inquiry/form/elementSettings.ts";
import type { Project } from "../../project/types.ts";
import type { GivenSearch, SearchState } from "../../search/state/searchStore.ts";
import type { Part } from "../../createPart.ts";
import type { LateStyles, Views } from "./views.ts";
import type { Announce } from "./finderEvents.ts";
import type { Screen, ScreenName } from "./screen.ts";

/** The attributes that say where a finder stands, as they are written. */
export type Start = {
  readonly tower: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly layout: string | null;
  readonly tour: string | null;
  /** Apartments to compare, by id: only an address names them, no attribute does. */
  readonly compare?: readonly string[];
  /** The search, which only an address asks for. */
  readonly search?: boolean;
};

/** The page's own address of a screen, where it has one: what leads there is a link then. */
export type HrefOf = (screen: Screen) => string | undefined;

export type FinderProps = {
  readonly project: Project;
  /** An availability file is followed: a status or price may arrive while the visitor looks, so its space is reserved. */
  readonly followsAvailability?: boolean;
  /** Absolute URL of the project file; `undefined` for none. */
  readonly projectUrl?: string | undefined;
  /** The style sheets of a floor and an apartment, of the search, and of what opens later. */
  readonly styles: Readonly<Record<LateStyles, Part<unknown>>>;
  /** The screens this element owns; a verb that leads out is only announced. */
  readonly range: readonly ScreenName[];
  /** To the search, from the screens above an apartment: for a range that has both. */
  readonly searchWay?: ComponentType | undefined;
  /** A change moves the element there. */
  readonly start: Start;
  /** What is looked for by the attributes; a change is followed. */
  readonly search?: GivenSearch;
  /** Hears of every move and every search, before the page does: it writes them into the address. */
  readonly follow?: ((screen: Screen, search: SearchState, isMove: boolean) => void) | undefined;
  /** The views that come with the element; the others of its range are parts. */
  readonly views: Views;
  readonly floorLabel: string | null;
  readonly hrefOf: HrefOf;
  readonly hints: boolean;
  readonly partner: string | null;
  /** For attributes that only one screen asks for. */
  readonly element: ElementSettings;
  /** Absolute URL of the folder the widgets lie in. */
  readonly scriptBase: string | undefined;
  readonly announce: Announce;
  readonly connect: (controls: Controls | null) => void;
};

/** What the element that holds a finder may do with it; the DOM methods `show`, `back`, `settleInquiry` and `screen` end here. */
type Controls = {
  screen(): unknown;
  show(screen: unknown): void;
  back(): void;
  settleInquiry(isSent: boolean, id?: string): void;
};
