import { draftKey } from "./submission/draftKey.ts";

/**
 * What a draft belongs to. `project`: its Albanian name. `home`: an apartment's id, or a layout's screen. `recipient`: who gets the
 * letter (`recipientOf`), as two elements of a page may show the same home for two agents.
 */
export type InquirySubject = {
  readonly project: string;
  readonly home: string;
  readonly partner: string | null;
  readonly recipient: string;
};

/** Where the draft of a subject lies. */
export function inquiryKey({ project, home, partner, recipient }: InquirySubject): string {
  return draftKey("inquiry", project, home, partner ?? "", recipient);
}
