import { openDraft } from "./submission/draft.ts";
import type { SubmissionStatus } from "./submission/submissionStatus.ts";
import { createFormStore } from "./submission/formStore.ts";
import type { SubmissionClock } from "./submission/rateLimit.ts";
import { settleSubmission } from "./submission/outbox.ts";
import { createToaster, type Toaster } from "../ui/toast/createToaster.ts";
import type { InquirySummary } from "./inquirySummary.ts";
import { inquiryRules, type InquiryFormStore } from "./inquiryFields.ts";
import { inquiryKey, type InquirySubject } from "./inquirySubject.ts";

/** The inquiries of one finder: a form per draft, one pace for all, and a listener for how they end. */
export type Inquiries = {
  form(subject: InquirySubject): InquiryFormStore;
  /** Toasts over the page, and toasts inside the open dialog, because a modal dialog makes everything else inert. */
  readonly pageToasts: Toaster;
  readonly dialogToasts: Toaster;
  /** Records the content sent under an id: the visitor may change the list before the answer arrives. */
  recordSummary(id: string, summary: InquirySummary): void;
  /** Sets the listener that is called at each end of an inquiry. There is only one: the last one set. */
  setEndListener(listener: EndListener): void;
  /** Called when the page reports the end of an inquiry that it handles; returns how many inquiries it could mean. */
  settle(isSent: boolean, id: string | undefined): number;
  /** Called when the finder is removed; pending inquiries continue without it. */
  close(): void;
};

/** `apartment`: the id in the inquiry's subject. `summary`: missing if it was sent by a previous page. */
type EndListener = (
  apartment: string,
  status: SubmissionStatus,
  sent: { readonly id: string; readonly summary: InquirySummary | undefined },
) => void;

/** By the submission's id. Like the outbox, summaries belong to the page, because another element may report the end. */
const summaryById = new Map<string, InquirySummary>();

export function createInquiries(): Inquiries {
  const forms = new Map<string, InquiryFormStore>();
  const clock: SubmissionClock = { sentAt: undefined, closedUntil: undefined };
  let onEnd: EndListener = () => {};
  const createForm = (key: string, apartment: string): InquiryFormStore =>
    createFormStore({
      ...inquiryRules,
      draft: openDraft(key, inquiryRules.fieldNames, () => sessionStorage),
      clock,
      onEnd: (status, id) => onEnd(apartment, status, { id, summary: summaryById.get(id) }),
    });
  return {
    pageToasts: createToaster(),
    dialogToasts: createToaster(),
    form: (subject) => {
      // Without the recipient: if a page sets the recipient later, the visitor's input must not be lost.
      const key = inquiryKey({ ...subject, recipient: "" });
      const form = forms.get(key) ?? createForm(inquiryKey(subject), subject.apartment);
      forms.set(key, form);
      return form;
    },
    recordSummary: (id, summary) => void summaryById.set(id, summary),
    setEndListener: (listener) => {
      onEnd = listener;
    },
    settle: (isSent, id) =>
      settleSubmission(isSent, id, new Set([...forms.values()].map(({ store }) => store.getState().id))),
    close: () => {
      for (const form of forms.values()) form.close();
    },
  };
}
