import type { Host } from "../../src/element/host.ts";
import { useAttribute } from "../../src/element/attributes/useAttribute.ts";
import { useLiveProject } from "../../src/loading/useLiveProject.ts";
import type { Project } from "../../src/project/types.ts";
import { announceEvent, addressOnPage } from "./WidgetProject.tsx";
import type { EventDetails } from "../contract/events.ts";

/** Address in an element's `availability` attribute; `undefined` if it is absent. */
function urlInAttribute(host: Host): string | undefined {
  const address = host.attribute("availability");
  return address ? addressOnPage(host, address) : undefined;
}

/** The address of an element's availability file: that of its attribute or of its project; `undefined` if neither names one. */
export const availabilityFileUrl = (host: Host, project: Project): string | undefined =>
  urlInAttribute(host) ?? project.availability;

/** The project with its current availability; changes are announced as `availabilitychange`. */
export function useAvailability(host: Host, project: Project): Project {
  useAttribute(host, "availability");
  return useLiveProject(project, {
    url: availabilityFileUrl(host, project),
    host,
    onChange: (change: EventDetails["availabilitychange"]) => void announceEvent(host, "availabilitychange", change),
  });
}
