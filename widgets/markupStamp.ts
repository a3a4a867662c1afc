import type { Host } from "../src/element/host.ts";
import type { MarkupState } from "../src/element/renderWidget.ts";
import { fingerprintOf } from "../src/project/fingerprint.ts";
import { version } from "../package.json";

/** What a server's markup depends on: project and version, and the element as it was written. */
export function markupStamp(host: Host, attributes: readonly string[], project: string): string {
  const written = attributes.map((name) =>
    name === "texts" || name === "links" ? host.json(name) : host.attribute(name),
  );
  return `${fingerprintOf(version, project)} ${fingerprintOf(written)}`;
}

/** What two stamps say of each other. */
export function compareStamps(now: string, before: string): MarkupState {
  if (now === before) return "fits";
  return now.split(" ")[0] === before.split(" ")[0] ? "moved" : "outdated";
}
