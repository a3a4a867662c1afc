import type { Host } from "../../src/element/host.ts";
import { fingerprintOf } from "../../src/project/fingerprint.ts";
import type { Floor, Project } from "../../src/project/types.ts";
import { version } from "../../package.json";

/** The data that markup was rendered from. */
type RenderedData = {
  /** The fingerprint of the project file. */
  readonly project: string;
  /** The texts of a language that is not built in. */
  readonly texts: unknown;
  /** The project with its availability; `undefined` if it was rendered without an availability file. */
  readonly currentProject: Project | undefined;
};

/** Attributes that no markup depends on: a system such as our WordPress plugin adds them to an element that was rendered without them. */
const ignoredAttributes = /^(partner|email|inquiry|consent|campaign|fields|webmcp)/;

/** A text that identifies what server markup depends on: version and data, the element's attributes, and the availability. */
export function markupStamp(
  host: Host,
  attributes: readonly string[],
  { project, texts, currentProject }: RenderedData,
): string {
  const values = attributes
    .filter((name) => !ignoredAttributes.test(name))
    .map((name) => (name === "texts" || name === "links" ? host.json(name) : host.attribute(name)));
  const availability = currentProject
    ? ` ${fingerprintOf(currentProject.statusDate, currentProject.floors.map(statusesAndPricesOf))}`
    : "";
  return `${fingerprintOf(version, project, texts)} ${fingerprintOf(values)}${availability}`;
}

const statusesAndPricesOf = ({ apartments }: Floor) => apartments.map(({ status, price }) => [status, price]);

/** Whether the markup was rendered with an availability file. */
export function hasAvailability(stamp: string): boolean {
  return stamp.split(" ").length > 2;
}

/** Compares the stamp of server markup with the current one, so that a difference is found before React hydrates. */
export function compareStamps(stamp: string, currentStamp: string): "same" | "attributesChanged" | "dataChanged" {
  if (currentStamp === stamp) return "same";
  return currentStamp.split(" ")[0] === stamp.split(" ")[0] ? "attributesChanged" : "dataChanged";
}
