import { useSyncExternalStore } from "react";

/*
 * Which apartment a step of the history shows. history.state carries exactly the specification's names (and the tower), and two
 * apartments of a floor may share them; so the apartment's id is in the same history entry's own state of the Navigation API,
 * which survives reload, Back and Forward just the same. Where a browser lacks it, the preview shows the layout alone.
 */
const entries = (): Navigation | undefined =>
  // By the window's name: the build leaves out what React would do with a global of this one (vite.config.ts).
  "navigation" in window ? window.navigation : undefined;

export function rememberApartment(apartment: string | null | undefined): void {
  if (apartment) entries()?.updateCurrentEntry({ state: { apartment } });
}

/** The apartment of the current step. */
export function rememberedApartment(): string | null {
  const state: unknown = entries()?.currentEntry?.getState();
  const isNamed = typeof state === "object" && state !== null && "apartment" in state;
  return isNamed && typeof state.apartment === "string" ? state.apartment : null;
}

function subscribe(onChange: () => void): () => void {
  entries()?.addEventListener("currententrychange", onChange);
  return () => entries()?.removeEventListener("currententrychange", onChange);
}

export function useRememberedApartment(): string | null {
  return useSyncExternalStore(subscribe, rememberedApartment, () => null);
}
