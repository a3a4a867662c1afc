import { useMemo } from "react";
import type { Host } from "../src/element/host.ts";
import { absoluteUrl } from "../src/project/addresses.ts";
import { useFilled } from "./useFilled.ts";

/** What "copy link" copies; `null` where the page names nothing, or no web address. */
export function useLink(host: Host): string | null {
  const link = useFilled(host, "link");
  return useMemo(() => {
    if (link === null || absoluteUrl(link, host.baseUrl)) return link;
    host.warn(`has a link that is no web address: "${link}".`);
    return null;
  }, [host, link]);
}
