import type { Host } from "../../src/element/host.ts";
import { useAttribute } from "../../src/element/attributes/useAttribute.ts";
import { useLiveProject } from "../../src/loading/useLiveProject.ts";
import type { Project } from "../../src/project/types.ts";
import { announceEvent, addressOnPage } from "./WidgetProject.tsx";
import type { EventDetails } from "../contract/events.ts";

/** Address in an element's `availability` attribute; `undefined` if it is absent. */
function availabilityUrl(host: Host): string | undefined {
  const address = host.attribute("availability");
  return address ? addressOnPage(host, address) : undefined;
}

/** The availability file of an element: that of the attribute, or of the project. */
export const followedUrl = (host: Host, project: Project): string | undefined =>
  availabilityUrl(host) ?? project.availability;

/** A project with current availability; changes are announced to the page. */
export function useAvailability(host: Host, project: Project): Project {
  useAttribute(host, "availability");
  return useLiveProject(project, {
    url: followedUrl(host, project),
    host,
    onChange: (change: EventDetails["availabilitychange"]) => void announceEvent(host, "availabilitychange", change),
  });
}
