import type { Host } from "../../src/element/host.ts";
import { useAttribute } from "../../src/element/attributes/useAttribute.ts";
import { useLiveProject } from "../../src/loading/useLiveProject.ts";
import type { Project } from "../../src/project/types.ts";
import { announceEvent, addressOnPage } from "./WidgetProject.tsx";
import type { EventDetails } from "../contract/events.ts";

/** Where an element's `availability` attribute says that the file lies; `undefined` where it says nothing. */
function availabilityUrl(host: Host): string | undefined {
  const address = host.attribute("availability");
  return address ? addressOnPage(host, address) : undefined;
}

/** The file an element follows: the attribute's, or else the project's own. */
export const followedUrl = (host: Host, project: Project): string | undefined =>
  availabilityUrl(host) ?? project.availability;

/** A project with its apartments as the attribute's file, or else its own, tells of them; the page hears of changes. */
export function useAvailability(host: Host, project: Project): Project {
  useAttribute(host, "availability");
  return useLiveProject(project, {
    url: followedUrl(host, project),
    host,
    onChange: (change: EventDetails["availabilitychange"]) => void announceEvent(host, "availabilitychange", change),
  });
}
