import type { Host } from "../../src/element/host.ts";
import { fingerprintOf } from "../../src/project/fingerprint.ts";
import type { Floor, Project } from "../../src/project/types.ts";
import { version } from "../../package.json";

/** What a markup was rendered from. */
type Rendered = {
  /** The project file, by its fingerprint. */
  readonly project: string;
  /** The words of a language that is not ours. */
  readonly words: unknown;
  /** With what an availability file tells; `undefined` where it was rendered without one. */
  readonly live: Project | undefined;
};

/** What a server's markup depends on: version and data, the element as it was written, and what is told of its homes' availability. */
export function markupStamp(host: Host, attributes: readonly string[], { project, words, live }: Rendered): string {
  const written = attributes.map((name) =>
    name === "texts" || name === "links" ? host.json(name) : host.attribute(name),
  );
  const told = live ? ` ${fingerprintOf(live.statusDate, live.floors.map(toldOf))}` : "";
  return `${fingerprintOf(version, project, words)} ${fingerprintOf(written)}${told}`;
}

const toldOf = ({ apartments }: Floor) => apartments.map(({ status, price }) => [status, price]);

/** Whether a stamp is of markup that was rendered with an availability file. */
export function isStampOfLive(stamp: string): boolean {
  return stamp.split(" ").length > 2;
}

/** Whether the stamp of a server's markup fits what it would be now. */
export function compareStamps(stamp: string, now: string): "fits" | "moved" | "outdated" {
  if (now === stamp) return "fits";
  return now.split(" ")[0] === stamp.split(" ")[0] ? "moved" : "outdated";
}
