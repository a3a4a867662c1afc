import { useMemo } from "react";
import type { Host } from "../src/element/host.ts";
import { absoluteUrl } from "../src/project/addresses.ts";
import type { InquirySettings, Project } from "../src/project/types.ts";
import { mailSettings } from "./mailSettings.ts";
import { useFilled } from "./useFilled.ts";

/** Where the inquiries of an element go. */
export function useMail(host: Host, project: Project): InquirySettings {
  const publicKey = useFilled(host, "email-public-key");
  const service = useFilled(host, "email-service");
  const template = useFilled(host, "email-template");
  const origin = useFilled(host, "email-origin");
  const page = host.baseUrl;
  return useMemo(() => {
    const address = origin === null ? null : absoluteUrl(origin, page);
    if (address === undefined) host.warn(`has an email-origin that is no web address: "${origin}".`);
    // A wrong address is refused when a letter is sent, and not replaced by another recipient's.
    return mailSettings({ publicKey, service, template, origin: address ?? origin }, project.inquiry);
  }, [host, page, publicKey, service, template, origin, project]);
}
