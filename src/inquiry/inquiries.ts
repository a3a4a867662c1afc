import { openDraft } from "./submission/draft.ts";
import type { SubmissionStatus } from "./submission/submissionStatus.ts";
import { createFormStore } from "./submission/formStore.ts";
import type { SubmissionClock } from "./submission/pace.ts";
import { settleSubmission } from "./submission/outbox.ts";
import { createToaster, type Toaster } from "../ui/toast/createToaster.ts";
import type { InquirySummary } from "./inquirySummary.ts";
import { inquiryRules, type InquiryFormStore } from "./inquiryFields.ts";
import { inquiryKey, type InquirySubject } from "./inquirySubject.ts";

/** The inquiries of one finder: a form per draft, one pace for all, and a listener for how they end. */
export type Inquiries = {
  form(subject: InquirySubject): InquiryFormStore;
  /** Toasts over the page, and toasts inside the open dialog (a modal dialog makes everything else inert). */
  readonly pageToasts: Toaster;
  readonly dialogToasts: Toaster;
  /** Notes what is sent under an id: the visitor may change the list before the answer comes. */
  recordSummary(id: string, asked: InquirySummary): void;
  /** Sets the listener that is called at each end of an inquiry. There is one; the last one set stays. */
  setEndListener(listener: EndListener): void;
  /** The page reports the end of an inquiry that it took; returns how many it could have been. */
  settle(isSent: boolean, id: string | undefined): number;
  /** The finder is removed; pending inquiries go on without it. */
  close(): void;
};

/** `apartment`: the id in the inquiry's subject. `asked`: missing if another page, now left, sent it. */
type EndListener = (
  apartment: string,
  status: SubmissionStatus,
  sent: { readonly id: string; readonly asked: InquirySummary | undefined },
) => void;

/** By the submission's id. Like the outbox they belong to the page: another element may report the end. */
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
      onEnd: (status, id) => onEnd(apartment, status, { id, asked: summaryById.get(id) }),
    });
  return {
    pageToasts: createToaster(),
    dialogToasts: createToaster(),
    form: (subject) => {
      // Without the recipient: a page that sets the recipient later must not lose what was typed.
      const key = inquiryKey({ ...subject, recipient: "" });
      const form = forms.get(key) ?? createForm(inquiryKey(subject), subject.apartment);
      forms.set(key, form);
      return form;
    },
    recordSummary: (id, asked) => void summaryById.set(id, asked),
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
