import type { Host } from "../../src/element/host.ts";
import { fingerprintOf } from "../../src/project/fingerprint.ts";
import type { Floor, Project } from "../../src/project/types.ts";
import { version } from "../../package.json";

/** The data that markup was rendered from. */
type Rendered = {
  /** The fingerprint of the project file. */
  readonly project: string;
  /** The texts of a language that is not built in. */
  readonly words: unknown;
  /** The project with its availability; `undefined` if it was rendered without an availability file. */
  readonly currentProject: Project | undefined;
};

/** No markup depends on these; a system such as our WordPress plugin sets them on an element that was rendered without them. */
const ignored = /^(partner|email|inquiry|consent|campaign|fields|webmcp)/;

/** Identifies what a server's markup depends on: version and data, the element's attributes, and the availability. */
export function markupStamp(
  host: Host,
  attributes: readonly string[],
  { project, words, currentProject }: Rendered,
): string {
  const values = attributes
    .filter((name) => !ignored.test(name))
    .map((name) => (name === "texts" || name === "links" ? host.json(name) : host.attribute(name)));
  const availability = currentProject
    ? ` ${fingerprintOf(currentProject.statusDate, currentProject.floors.map(statusesAndPricesOf))}`
    : "";
  return `${fingerprintOf(version, project, words)} ${fingerprintOf(values)}${availability}`;
}

const statusesAndPricesOf = ({ apartments }: Floor) => apartments.map(({ status, price }) => [status, price]);

/** Whether the markup was rendered with an availability file. */
export function hasAvailability(stamp: string): boolean {
  return stamp.split(" ").length > 2;
}

/** Compares the stamp of a server's markup with that of the current data: finds a mismatch before React would. */
export function compareStamps(stamp: string, currentStamp: string): "same" | "attributesChanged" | "dataChanged" {
  if (currentStamp === stamp) return "same";
  return currentStamp.split(" ")[0] === stamp.split(" ")[0] ? "attributesChanged" : "dataChanged";
}
