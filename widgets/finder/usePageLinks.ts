import { useCallback, useEffect, useMemo } from "react";
import type { Host } from "../../src/element/host.ts";
import { useJson } from "../../src/element/attributes/useAttribute.ts";
import type { HrefOf } from "../../src/finder/state/finderProps.ts";
import { hrefOf, readPageLinks } from "../../src/finder/state/links/pageLinks.ts";
import type { Project } from "../../src/project/types.ts";

/** The page's own addresses of screens. Invalid ones are reported once on the console. */
export function usePageLinks(host: Host, project: Project): HrefOf {
  const linksAttribute = useJson(host, "links");
  const read = useMemo(() => (linksAttribute === null ? undefined : readPageLinks(linksAttribute)), [linksAttribute]);
  useEffect(() => {
    for (const failure of read?.failures ?? []) host.warn(`has ${failure}.`);
  }, [host, read]);
  return useCallback((screen) => read && hrefOf(read.links, project, screen), [read, project]);
}
