import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import type { Project } from "../project/types.ts";
import type { AvailabilityChange } from "../services/availabilityFeed.ts";

/** What a server rendered, or takes its markup over: the project as an availability file told at that time. */
export const LiveProjectContext = createContext<Project | undefined>(undefined);

/** Where a project's statuses and prices are followed. */
type Follow = {
  /** Absolute URL of the availability file; `undefined` for none. */
  readonly url: string | undefined;
  readonly host: { readonly element: Element };
  /** Hears when homes are not as they were. */
  readonly onChange: (change: AvailabilityChange) => void;
};

/**
 * A project with what its availability file tells, followed while mounted. The code for it comes only where there is such a file;
 * where it does not come the project's own statuses stay.
 */
export function useLiveProject(project: Project, { url, host, onChange }: Follow): Project {
  const [shown, setShown] = useState({ url, live: useContext(LiveProjectContext) });
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!url) return undefined;
    const stop = new AbortController();
    const follow = ({ followAvailability }: typeof import("../services/availabilityFeed.ts")): void =>
      followAvailability(
        { url, project, element: host.element, onChange: (live) => setShown({ url, live }), tell },
        stop.signal,
      );
    import("../services/availabilityFeed.ts").then(follow, () => {});
    return () => stop.abort();
  }, [project, url, host]);
  return (shown.url === url && shown.live) || project;
}
