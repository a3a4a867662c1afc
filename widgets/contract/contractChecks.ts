/**
 * Makes the compiler check the contract against the code: a claim that is not true is a type error here.
 * A tag's attributes, screens and cancelable events need no claim, because the elements read them from the tables (elements.ts).
 */
import type { BrochureEvents } from "../../src/brochure/brochureProps.ts";
import type { BrochurePlace } from "../../src/brochure/book/book.ts";
import type { Controls } from "../../src/element/host.ts";
import type { FinderEvents } from "../../src/finder/state/finderEvents.ts";
import type { Screen } from "../../src/finder/state/screen.ts";
import type { Locale } from "../../src/text/locale.ts";
import type { attributes } from "./attributes.ts";
import type { EventDetails, EventName } from "./events.ts";
import type { members } from "./members.ts";
import type { BrochureScreen, FinderScreen } from "./screens.ts";

type Same<A, B> = [A, B] extends [B, A] ? true : false;
type Claim<IsTrue extends true> = IsTrue;
type None<Names extends never> = Names;

/** The project's events, dispatched by `widgets/` itself (WidgetProject.tsx). */
type ProjectEvents = "projectload" | "projectfail" | "availabilitychange";
type Announced = FinderEvents & BrochureEvents;

export type EventNamesMatch = Claim<Same<Exclude<EventName, ProjectEvents>, keyof Announced>>;
/** The events whose details differ, so that the compiler's error names them. */
type Unlike = {
  [Name in keyof Announced]: Same<
    [EventDetails[Name], keyof EventDetails[Name]],
    [Announced[Name], keyof Announced[Name]]
  > extends true
    ? never
    : Name;
}[keyof Announced];
export type EventDetailsMatch = None<Unlike>;
export type ScreensMatch = Claim<Same<FinderScreen, Screen>>;
export type BrochureScreensMatch = Claim<Same<BrochureScreen, BrochurePlace>>;
export type LocalesMatch = Claim<Same<(typeof attributes.locale.values)[number], Locale | "auto">>;
export type MembersMatch = Claim<Same<keyof typeof members, keyof Controls>>;
