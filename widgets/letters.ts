/**
 * What the price form is built with, for a page's own forms: drafts, validation, pacing, sending and toasts work the same way. The showcase's contact form is built with it.
 */
export { openDraft, type Draft } from "../src/inquiry/submission/draft.ts";
export { draftKey } from "../src/inquiry/submission/draftKey.ts";
export type { SubmissionStatus } from "../src/inquiry/submission/submissionStatus.ts";
export {
  createFormStore,
  type FormRules,
  type FormState,
  type FormStore,
} from "../src/inquiry/submission/formStore.ts";
export { isEmail, plainLine, plainLines } from "../src/inquiry/submission/plainText.ts";
export type { Delivery } from "../src/inquiry/submission/outbox.ts";
export { inTime } from "../src/services/inTime.ts";
export { sendEmail } from "../src/services/sendEmail.ts";
export { createToaster } from "../src/ui/toast/createToaster.ts";
export { ToastStage } from "../src/ui/toast/ToastStage.tsx";
export { mailSettings } from "../src/inquiry/mailSettings.ts";
export { formatMoment } from "../src/text/format/formatDate.ts";
