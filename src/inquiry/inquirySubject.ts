import { draftKey } from "../letters/draftKey.ts";

/** What a draft belongs to. `project`: its Albanian name. `home`: an apartment's id, or a layout's screen. */
export type InquirySubject = { readonly project: string; readonly home: string; readonly partner: string | null };

/** Where the draft of a subject lies. */
export function inquiryKey({ project, home, partner }: InquirySubject): string {
  return draftKey("inquiry", project, home, partner ?? "");
}
