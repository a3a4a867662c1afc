import { useMemo } from "react";
import { absoluteUrl } from "../project/addresses.ts";
import type { InquirySettings, Project } from "../project/types.ts";
import { mailSettings } from "./mailSettings.ts";
import { useInquiryAttribute, type ElementSettings } from "./form/elementSettings.ts";

/** The recipient of an element's inquiries. */
export function useMail(element: ElementSettings, project: Project): InquirySettings {
  const publicKey = useInquiryAttribute(element, "email-public-key");
  const service = useInquiryAttribute(element, "email-service");
  const template = useInquiryAttribute(element, "email-template");
  const origin = useInquiryAttribute(element, "email-origin");
  const endpoint = useInquiryAttribute(element, "inquiry-endpoint");
  const page = element.baseUrl;
  return useMemo(() => {
    const address = origin === null ? null : absoluteUrl(origin, page);
    if (address === undefined) element.warn(`has an email-origin that is not a web address: "${origin}".`);
    // An unacceptable address is refused on sending instead of being replaced by another recipient's.
    const system = endpoint && (absoluteUrl(endpoint, page) ?? endpoint);
    const attributes = { publicKey, service, template, origin: address ?? origin, endpoint: system };
    return mailSettings(attributes, project.inquiry);
  }, [element, page, publicKey, service, template, origin, endpoint, project]);
}
