import { useMemo } from "react";
import { absoluteUrl } from "../project/addresses.ts";
import type { Privacy, Project } from "../project/types.ts";
import { useWritten, type WrittenElement } from "./form/writtenElement.ts";

/**
 * What the price form says about a visitor's data: the page's attributes, part by part over the project's. A link alone
 * stands in the sentence; a version has to be agreed to.
 */
export function usePrivacy(element: WrittenElement, project: Project): Privacy {
  const given = useWritten(element, "consent-url");
  const version = useWritten(element, "consent-version");
  const page = element.baseUrl;
  return useMemo(() => {
    const url = given === null ? undefined : absoluteUrl(given, page);
    if (given !== null && !url) element.warn(`has a consent-url that is no web address: "${given}".`);
    return { ...project.inquiry.privacy, ...(url && { url }), ...(version && { version }) };
  }, [element, given, version, page, project]);
}
