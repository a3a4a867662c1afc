import { useMemo } from "react";
import type { InquirySubject } from "../inquirySubject.ts";
import { recipientOf } from "../mailSettings.ts";
import { useMail } from "../useMail.ts";
import { localText } from "../../project/localText.ts";
import { useFinderSettings } from "../../finder/state/FinderContext.tsx";

/** What the draft about an apartment, or about the shortlist, belongs to in this element. */
export function useInquirySubject(apartment: string): InquirySubject {
  const { project, partner, element } = useFinderSettings();
  const name = localText(project.name, "sq");
  const recipient = recipientOf(useMail(element, project));
  return useMemo(() => ({ project: name, apartment, partner, recipient }), [name, apartment, partner, recipient]);
}
