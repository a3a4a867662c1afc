import type { Announce } from "./finderEvents.ts";
import type { FinderStore } from "./finderStore.ts";
import { isSameScreen } from "./screen.ts";

/** Announces every change of screen to the host, whatever caused it. Returns what ends it. */
export function announceScreens(store: FinderStore, announce: Announce): () => void {
  return store.subscribe((now, before) => {
    if (!isSameScreen(now.screen, before.screen)) {
      announce("screenchange", { screen: now.screen, previous: before.screen });
    }
  });
}
