import { createStore, type StoreApi } from "zustand/vanilla";
import type { Inquiries } from "../../inquiry/inquiries.ts";
import type { ApartmentId } from "../../project/types.ts";
import { isSameScreen, type Screen } from "./screen.ts";
import type { Announce } from "./finderEvents.ts";

/** One finder's state. `screen` is replaced whole; `movedBy` tells whether focus may follow (never when the page moved us). */
export type FinderState = {
  readonly screen: Screen;
  readonly movedBy: "visitor" | "page";
  /** The apartment was opened from the search, to which Back leads then. */
  readonly cameFromSearch?: boolean;
  /** From the first apartment on; its code comes with that screen. */
  readonly inquiries?: Inquiries | undefined;
  /** The apartments of the one letter for several, while its form is open. */
  readonly asked?: readonly ApartmentId[] | undefined;
  /** What the page said of inquiries while there was none to hear it. */
  readonly unheard: readonly Settlement[];
};

/** A page's `settleInquiry(isSent, id)`. */
export type Settlement = { readonly isSent: boolean; readonly id: string | undefined };

export type FinderStore = StoreApi<FinderState>;

/** One store per host element, so that two elements on a page never meet. */
export function createFinderStore(screen: Screen): FinderStore {
  return createStore<FinderState>(() => ({ screen, movedBy: "page", unheard: [] }));
}

/** Passes the page's word on, or keeps it until somebody can hear it. */
export function settleInquiry(store: FinderStore, { isSent, id }: Settlement): void {
  const { inquiries, unheard } = store.getState();
  if (!inquiries) return store.setState({ unheard: [...unheard, { isSent, id }] });
  const count = inquiries.settle(isSent, id);
  if (count > 1)
    console.warn(`kulla: settleInquiry() had ${count} inquiries to choose from: pass the id of the event's detail.`);
}

/** Announces every change of screen to the host, whatever caused it. Returns what ends it. */
export function announceScreens(store: FinderStore, announce: Announce): () => void {
  return store.subscribe((now, before) => {
    if (!isSameScreen(now.screen, before.screen)) {
      announce("screenchange", { screen: now.screen, previous: before.screen });
    }
  });
}
