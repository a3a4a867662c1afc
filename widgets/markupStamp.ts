import type { Host } from "../src/element/host.ts";
import { fingerprintOf } from "../src/project/fingerprint.ts";
import { version } from "../package.json";

/** What a server's markup depends on: version and project (its fingerprint), and the element as it was written. */
export function markupStamp(host: Host, attributes: readonly string[], project: string): string {
  const written = attributes.map((name) =>
    name === "texts" || name === "links" ? host.json(name) : host.attribute(name),
  );
  return `${fingerprintOf(version, project)} ${fingerprintOf(written)}`;
}

/** Whether the stamp of a server's markup fits what it would be now. */
export function compareStamps(stamp: string, now: string): "fits" | "moved" | "outdated" {
  if (now === stamp) return "fits";
  return now.split(" ")[0] === stamp.split(" ")[0] ? "moved" : "outdated";
}
