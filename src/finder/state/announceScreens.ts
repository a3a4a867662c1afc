import type { Announce } from "./finderEvents.ts";
import type { FinderStore } from "./finderStore.ts";
import { isSameScreen } from "./screen.ts";

/** Tells the host of every change of screen, whoever made it. Returns the end of it. */
export function announceScreens(store: FinderStore, announce: Announce): () => void {
  return store.subscribe((now, before) => {
    if (!isSameScreen(now.screen, before.screen)) {
      announce("screenchange", { screen: now.screen, previous: before.screen });
    }
  });
}
