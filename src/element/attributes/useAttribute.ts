import { useSyncExternalStore } from "react";
import type { Host } from "../host.ts";
import type { JsonName } from "./jsonProperty.ts";

/** The current value of an attribute; `null` if it is absent. */
export function useAttribute(host: Host, name: string): string | null {
  const read = (): string | null => host.attribute(name);
  return useSyncExternalStore(host.subscribe, read, read);
}

/** The current value of a JSON attribute or its property; `null` if there is none. */
export function useJson(host: Host, name: JsonName): unknown {
  const read = (): unknown => host.json(name);
  return useSyncExternalStore(host.subscribe, read, read);
}
