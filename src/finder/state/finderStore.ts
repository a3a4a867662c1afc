import { createStore, type StoreApi } from "zustand/vanilla";
import type { Inquiries } from "../../inquiry/inquiries.ts";
import type { ApartmentId } from "../../project/types.ts";
import { isSameScreen, type Screen } from "./screen.ts";
import type { Announce } from "./finderEvents.ts";

/** One finder's state. `movedBy` decides whether the focus may follow: never when the page navigates. */
export type FinderState = {
  readonly screen: Screen;
  readonly movedBy: "visitor" | "page";
  /** The apartment was opened from the search, so Back returns there. */
  readonly cameFromSearch?: boolean;
  /** The apartment that its floor's plan highlights until the visitor moves on. */
  readonly highlighted?: ApartmentId | undefined;
  /** Set when the first apartment is shown; its code loads with that screen. */
  readonly inquiries?: Inquiries | undefined;
  /** The apartments of an inquiry about several, while its form is open. */
  readonly inquiryApartments?: readonly ApartmentId[] | undefined;
  /** The page's calls of `settleInquiry` before the inquiries' code has loaded. */
  readonly queued: readonly Settlement[];
};

/** A page's `settleInquiry(isSent, id)`. */
export type Settlement = { readonly isSent: boolean; readonly id: string | undefined };

export type FinderStore = StoreApi<FinderState>;

/** One store per host element: elements on the same page are independent. */
export function createFinderStore(screen: Screen): FinderStore {
  return createStore<FinderState>(() => ({ screen, movedBy: "page", queued: [] }));
}

/** Passes the page's result on, or queues it until the inquiries' code has loaded. */
export function settleInquiry(store: FinderStore, { isSent, id }: Settlement): void {
  const { inquiries, queued } = store.getState();
  if (!inquiries) return store.setState({ queued: [...queued, { isSent, id }] });
  const count = inquiries.settle(isSent, id);
  if (count > 1)
    console.warn(`kulla: settleInquiry() had ${count} inquiries to choose from: pass the id of the event's detail.`);
}

/** Announces every change of screen to the host, whatever caused it. Returns an unsubscribe function. */
export function announceScreens(store: FinderStore, announce: Announce): () => void {
  return store.subscribe((state, previous) => {
    if (!isSameScreen(state.screen, previous.screen)) {
      announce("screenchange", { screen: state.screen, previous: previous.screen });
    }
  });
}
