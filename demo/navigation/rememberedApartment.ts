import { useSyncExternalStore } from "react";

/*
 * The apartment that a history entry shows. history.state contains exactly the specified names (and the tower), and two apartments on a
 * floor may share them. The apartment's id is therefore stored in the same entry's state of the Navigation API, which survives reload, Back
 * and Forward in the same way. In browsers without that API, the preview only shows the layout.
 */
const entries = (): Navigation | undefined => ("navigation" in window ? window.navigation : undefined);

export function rememberApartment(apartment: string | null | undefined): void {
  if (apartment) entries()?.updateCurrentEntry({ state: { apartment } });
}

/** The apartment of the current history entry. */
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
