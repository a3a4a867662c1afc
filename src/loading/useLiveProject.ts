import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import { parts } from "../parts.ts";
import type { Project } from "../project/types.ts";
import type { AvailabilityChange } from "../services/availabilityFeed.ts";

/** The project with the availability that the server rendered or that hydration starts from. */
export const LiveProjectContext = createContext<Project | undefined>(undefined);

/** Where a project's statuses and prices are followed. */
type Follow = {
  /** Absolute URL of the availability file; `undefined` if there is none. */
  readonly url: string | undefined;
  readonly host: { readonly element: Element };
  /** Hears when apartments are not as they were. */
  readonly onChange: (change: AvailabilityChange) => void;
};

/**
 * A project with what its availability file tells, followed while mounted. The code for it comes only where there is such a file;
 * where it does not come the project's own statuses stay. A new address takes effect once its file has been read; until
 * then the last availability stays.
 */
export function useLiveProject(project: Project, { url, host, onChange }: Follow): Project {
  const [last, setLast] = useState({ project, live: useContext(LiveProjectContext) ?? project });
  const live = url && last.project === project ? last.live : project;
  const shown = useEffectEvent(() => live);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!url) return undefined;
    const stop = new AbortController();
    parts.availability.load().then(
      ({ followAvailability }) =>
        followAvailability(
          {
            url,
            project,
            shown: shown(),
            element: host.element,
            onChange: (now) => setLast({ project, live: now }),
            onApartmentsChange: tell,
          },
          stop.signal,
        ),
      () => {},
    );
    return () => stop.abort();
  }, [project, url, host]);
  return live;
}
