import { useSyncExternalStore } from "react";
import type { Host } from "../host.ts";
import type { JsonName } from "./jsonProperty.ts";

/** The value of one attribute of the element, followed while mounted; `null` when it is absent. */
export function useAttribute(host: Host, name: string): string | null {
  const read = (): string | null => host.attribute(name);
  return useSyncExternalStore(host.subscribe, read, read);
}

/** What the page gave as JSON or object, followed while mounted; `null` for none. */
export function useJson(host: Host, name: JsonName): unknown {
  const read = (): unknown => host.json(name);
  return useSyncExternalStore(host.subscribe, read, read);
}
