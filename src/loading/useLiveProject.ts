import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import { parts } from "../parts/parts.ts";
import type { Project } from "../project/types.ts";
import type { AvailabilityChange } from "../services/availabilityFeed.ts";

/** The project with the availability that the server rendered or that hydration starts from. */
export const LiveProjectContext = createContext<Project | undefined>(undefined);

/** The availability file of a project. */
type Follow = {
  /** Absolute URL of the availability file; `undefined` if there is none. */
  readonly url: string | undefined;
  readonly host: { readonly element: Element };
  /** Called when apartments have changed. */
  readonly onChange: (change: AvailabilityChange) => void;
};

/**
 * A project with its current availability. The code for it loads only if there is an availability file; if the code fails to load, the
 * project's own statuses stay. After a change of the URL the last availability stays until the new file has been read.
 */
export function useLiveProject(project: Project, { url, host, onChange }: Follow): Project {
  const [last, setLast] = useState({ project, live: useContext(LiveProjectContext) ?? project });
  const live = url && last.project === project ? last.live : project;
  const shown = useEffectEvent(() => live);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (!url) return undefined;
    const stop = new AbortController();
    parts.availability.load().then(
      ({ subscribeToAvailability }) =>
        subscribeToAvailability(
          {
            url,
            project,
            shown: shown(),
            element: host.element,
            onChange: (now) => setLast({ project, live: now }),
            onApartmentsChange: notify,
          },
          stop.signal,
        ),
      () => {},
    );
    return () => stop.abort();
  }, [project, url, host]);
  return live;
}
