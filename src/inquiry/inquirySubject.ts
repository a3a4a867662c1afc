import { draftKey } from "./submission/draftKey.ts";

/**
 * The subject of a draft. `project`: its Albanian name. `apartment`: an apartment's id, the id of a layout's screen, or
 * `shortlistSubject`. `recipient`: who receives the inquiry (`recipientOf`), because two elements on a page may show the same apartment
 * for two agents.
 */
export type InquirySubject = {
  readonly project: string;
  readonly apartment: string;
  readonly partner: string | null;
  readonly recipient: string;
};

/** The storage key of the draft about a subject. */
export function inquiryKey({ project, apartment, partner, recipient }: InquirySubject): string {
  return draftKey("inquiry", project, apartment, partner ?? "", recipient);
}
