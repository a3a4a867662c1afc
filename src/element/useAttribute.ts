import { useSyncExternalStore } from "react";
import type { Host } from "./host.ts";

/** The value of one attribute of the element, followed while mounted; `null` when it is absent. */
export function useAttribute(host: Host, name: string): string | null {
  return useSyncExternalStore(host.subscribe, () => host.element.getAttribute(name));
}
