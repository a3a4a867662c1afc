import { useCallback, useEffect, useMemo } from "react";
import type { Host } from "../../src/element/host.ts";
import { useJson } from "../../src/element/attributes/useAttribute.ts";
import type { HrefOf } from "../../src/finder/state/finderProps.ts";
import { hrefOf, readPageLinks } from "../../src/finder/state/links/pageLinks.ts";
import type { Project } from "../../src/project/types.ts";

/** The website's own addresses of screens, from the attribute `links`. Invalid ones are reported on the console. */
export function usePageLinks(host: Host, project: Project): HrefOf {
  const attribute = useJson(host, "links");
  const pageLinks = useMemo(() => (attribute === null ? undefined : readPageLinks(attribute)), [attribute]);
  useEffect(() => {
    for (const failure of pageLinks?.failures ?? []) host.warn(`has ${failure}.`);
  }, [host, pageLinks]);
  return useCallback((screen) => pageLinks && hrefOf(pageLinks.links, project, screen), [pageLinks, project]);
}
