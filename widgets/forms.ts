/**
 * `kulla/forms`: the parts of the price form for a page's own forms: drafts, validation, pacing and sending work the same way. The
 * showcase's contact form uses it.
 */
export { openDraft, type FormDraft as Draft } from "../src/inquiry/submission/draft.ts";
export { draftKey } from "../src/inquiry/submission/draftKey.ts";
export type { SubmissionStatus } from "../src/inquiry/submission/submissionStatus.ts";
export {
  createFormStore,
  type FormRules,
  type FormState,
  type FormStore,
  type ReadonlyStore,
} from "../src/inquiry/submission/formStore.ts";
export { isEmail, toSingleLine as plainLine, plainLines } from "../src/inquiry/submission/plainText.ts";
export type { Delivery } from "../src/inquiry/submission/outbox.ts";
export { mailSettings } from "../src/inquiry/mailSettings.ts";
export { withTimeout as inTime } from "../src/services/withTimeout.ts";
export { sendEmail } from "../src/services/sendEmail.ts";
export { formatMoment } from "../src/text/format/formatDate.ts";
