import type { Host } from "../../src/element/host.ts";
import { useAttribute } from "../../src/element/attributes/useAttribute.ts";

/** The value of an attribute; one that is there but empty says as much as none. */
export function useFilled(host: Host, name: string): string | null {
  return useAttribute(host, name) || null;
}
