import { matchRoute } from "./matchRoute.ts";

/**
 * What is passed along on the way to an apartment, in history.state (docs/developers/specification.md, section 3), and additionally the
 * tower.
 */
export type NavigationState = {
  readonly customUrl1: string;
  readonly customUrl2: string;
  readonly customUrl3: string;
  readonly vrPath: string;
  readonly customFloorUrl: string;
  readonly tower: string;
};

const names = ["customUrl1", "customUrl2", "customUrl3", "vrPath", "customFloorUrl", "tower"] as const;

/** Reads history.state, in which other scripts may have stored anything. */
export function readNavigationState(state: unknown): Partial<NavigationState> {
  if (typeof state !== "object" || state === null) return {};
  const entries = new Map<string, unknown>(Object.entries(state));
  return Object.fromEntries(
    names.flatMap((name) => (typeof entries.get(name) === "string" ? [[name, entries.get(name)]] : [])),
  );
}

/** Whether the preview was opened without an apartment: then the visitor chooses one first. */
export function namesNoApartment(): boolean {
  if (matchRoute(location.pathname).route.path !== "/navigate-floor") return false;
  return readNavigationState(history.state).customUrl1 === undefined && location.hash.length < 2;
}
