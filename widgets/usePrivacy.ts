import { useMemo } from "react";
import type { Host } from "../src/element/host.ts";
import { absoluteUrl } from "../src/project/addresses.ts";
import type { Privacy, Project } from "../src/project/types.ts";
import { useFilled } from "./useFilled.ts";

/**
 * What the price form says about a visitor's data: the page's attributes, part by part over the project's. A link alone
 * stands in the sentence; a version has to be agreed to.
 */
export function usePrivacy(host: Host, project: Project): Privacy {
  const given = useFilled(host, "consent-url");
  const version = useFilled(host, "consent-version");
  const page = host.baseUrl;
  return useMemo(() => {
    const url = given === null ? undefined : absoluteUrl(given, page);
    if (given !== null && !url) host.warn(`has a consent-url that is no web address: "${given}".`);
    return { ...project.inquiry.privacy, ...(url && { url }), ...(version && { version }) };
  }, [host, given, version, page, project]);
}
