import { useMemo } from "react";
import { useAttribute, type ElementSettings } from "../../inquiry/form/elementSettings.ts";
import { absoluteUrl } from "../../project/addresses.ts";

/** What "copy link" copies; `null` where the page names nothing, or no web address. */
export function useLink(element: ElementSettings): string | null {
  const link = useAttribute(element, "link");
  return useMemo(() => {
    if (link === null || absoluteUrl(link, element.baseUrl)) return link;
    element.warn(`has a link that is no web address: "${link}".`);
    return null;
  }, [element, link]);
}
