import { useMemo } from "react";
import { absoluteUrl } from "../project/addresses.ts";
import type { Privacy, Project } from "../project/types.ts";
import { useInquiryAttribute, type ElementSettings } from "./form/elementSettings.ts";

/**
 * The price form's privacy notice: each of the page's attributes overrides the project's value. With only a link the form refers to the
 * notice; with a version the visitor has to agree to it.
 */
export function usePrivacy(element: ElementSettings, project: Project): Privacy {
  const urlAttribute = useInquiryAttribute(element, "consent-url");
  const version = useInquiryAttribute(element, "consent-version");
  const page = element.baseUrl;
  return useMemo(() => {
    const url = urlAttribute === null ? undefined : absoluteUrl(urlAttribute, page);
    if (urlAttribute !== null && !url) element.warn(`has a consent-url that is not a web address: "${urlAttribute}".`);
    return { ...project.inquiry.privacy, ...(url && { url }), ...(version && { version }) };
  }, [element, urlAttribute, version, page, project]);
}
