import { useEffect, useEffectEvent, useState } from "react";
import type { Project } from "../project/types.ts";
import type { AvailabilityChange } from "../services/availabilityFeed.ts";
import type { SourcedProject } from "./ProjectSource.ts";

/** Where an element hears of its homes' statuses and prices. */
export type Availability = {
  /** Address the page has given, in place of the project's own. */
  readonly url: string | undefined;
  readonly host: { readonly element: Element };
  readonly onChange: (change: AvailabilityChange) => void;
};

/** A project with what its availability file tells, followed while mounted; what follows it comes only where there is such a file. */
export function useLiveProject(found: SourcedProject | undefined, availability: Availability | undefined) {
  const project = found?.project;
  const url = availability && (availability.url ?? project?.availability);
  const host = availability?.host;
  const [state, setState] = useState<{ from: Project; url: string | undefined; live: Project }>();
  const change = useEffectEvent((from: Project, live: Project, told: AvailabilityChange) => {
    setState({ from, url, live });
    if (told.homes.length > 0) availability?.onChange(told);
  });
  useEffect(() => {
    if (!host || url === undefined) return undefined;
    let stop = (): void => {};
    let isOver = false;
    void import("../services/availabilityFeed.ts").then(
      ({ currentAvailability, followAvailability }) => {
        if (isOver) return;
        // Named by the page, it comes beside the project.
        if (!project) return void currentAvailability(url);
        const { element } = host;
        const onChange = (live: Project, told: AvailabilityChange): void => change(project, live, told);
        stop = followAvailability({ url, project, element, onChange });
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [project, url, host]);
  return state?.from === project && state?.url === url ? state?.live : (found?.live ?? project);
}
