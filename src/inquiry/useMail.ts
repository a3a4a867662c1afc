import { useMemo } from "react";
import { absoluteUrl } from "../project/addresses.ts";
import type { InquirySettings, Project } from "../project/types.ts";
import { mailSettings } from "./mailSettings.ts";
import { useWritten, type WrittenElement } from "./form/writtenElement.ts";

/** Where the inquiries of an element go. */
export function useMail(element: WrittenElement, project: Project): InquirySettings {
  const publicKey = useWritten(element, "email-public-key");
  const service = useWritten(element, "email-service");
  const template = useWritten(element, "email-template");
  const origin = useWritten(element, "email-origin");
  const endpoint = useWritten(element, "inquiry-endpoint");
  const page = element.baseUrl;
  return useMemo(() => {
    const address = origin === null ? null : absoluteUrl(origin, page);
    if (address === undefined) element.warn(`has an email-origin that is no web address: "${origin}".`);
    // A wrong address is refused when a letter is sent, and not replaced by another recipient's.
    const system = endpoint && (absoluteUrl(endpoint, page) ?? endpoint);
    const given = { publicKey, service, template, origin: address ?? origin, endpoint: system };
    return mailSettings(given, project.inquiry);
  }, [element, page, publicKey, service, template, origin, endpoint, project]);
}
