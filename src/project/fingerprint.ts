import { toJson } from "./toJson.ts";

/**
 * A short hash of values (FNV-1a of their JSON, 32 bits): by it a browser recognises whether markup was rendered from the same data.
 * Not for secrets.
 */
export function fingerprintOf(...values: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const value of values) {
    const json = toJson(value);
    for (let index = 0; index < json.length; index += 1) {
      hash = Math.imul(hash ^ json.charCodeAt(index), 0x01000193);
    }
  }
  return (hash >>> 0).toString(36);
}
