import type { Host } from "../src/element/host.ts";
import { fingerprintOf } from "../src/project/fingerprint.ts";
import { version } from "../package.json";

/** The data of a markup: its project by fingerprint, and the words of a language that is not ours. */
export type MarkupData = { readonly project: string; readonly words: unknown };

/** What a server's markup depends on: version and data, and the element as it was written. */
export function markupStamp(host: Host, attributes: readonly string[], { project, words }: MarkupData): string {
  const written = attributes.map((name) =>
    name === "texts" || name === "links" ? host.json(name) : host.attribute(name),
  );
  return `${fingerprintOf(version, project, words)} ${fingerprintOf(written)}`;
}

/** Whether the stamp of a server's markup fits what it would be now. */
export function compareStamps(stamp: string, now: string): "fits" | "moved" | "outdated" {
  if (now === stamp) return "fits";
  return now.split(" ")[0] === stamp.split(" ")[0] ? "moved" : "outdated";
}
