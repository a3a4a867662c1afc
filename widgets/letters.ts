/**
 * The letter service of the price form, for forms of a page's own: what is typed is kept, checked, paced and sent in the same way,
 * and its toasts look alike. The showcase's contact form is built with it.
 */
export { openDraft, type Draft } from "../src/inquiry/submission/draft.ts";
export { draftKey } from "../src/inquiry/submission/draftKey.ts";
export type { Letter } from "../src/inquiry/submission/letter.ts";
export {
  createLetterDesk,
  type DeskRules,
  type DeskState,
  type LetterDesk,
} from "../src/inquiry/submission/letterDesk.ts";
export { isEmail, plainLine, plainLines } from "../src/inquiry/submission/plainText.ts";
export type { Dispatch } from "../src/inquiry/submission/underway.ts";
export { inTime } from "../src/services/inTime.ts";
export { sendEmail } from "../src/services/sendEmail.ts";
export { createToaster } from "../src/ui/toast/createToaster.ts";
export { ToastStage } from "../src/ui/toast/ToastStage.tsx";
export { mailSettings } from "../src/inquiry/mailSettings.ts";
export { formatMoment } from "../src/text/format/formatDate.ts";
