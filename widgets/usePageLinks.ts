import { useEffect, useMemo } from "react";
import type { Host } from "../src/element/host.ts";
import { useJson } from "../src/element/useAttribute.ts";
import { readPageLinks, type PageLinks } from "../src/finder/state/pageLinks.ts";

const none = { links: {}, faults: [] };

/** Where the page's own addresses lie; what leads nowhere is reported once in the console. */
export function usePageLinks(host: Host): PageLinks {
  const given = useJson(host, "links");
  const { links, faults } = useMemo(() => (given === null ? none : readPageLinks(given)), [given]);
  useEffect(() => {
    for (const fault of faults) host.warn(`has ${fault}.`);
  }, [host, faults]);
  return links;
}
