import { openDraft } from "./submission/draft.ts";
import type { Letter } from "./submission/letter.ts";
import { createLetterDesk } from "./submission/letterDesk.ts";
import type { LetterClock } from "./submission/pace.ts";
import { settleLetter } from "./submission/underway.ts";
import { createToaster, type Toaster } from "../ui/toast/createToaster.ts";
import { inquiryRules, type InquiryDesk } from "./inquiryFields.ts";
import { inquiryKey, type InquirySubject } from "./inquirySubject.ts";

/** The inquiries of one finder: a desk per draft, one pace, and who hears how they end. */
export type Inquiries = {
  desk(subject: InquirySubject): InquiryDesk;
  /** Toasts over the page, and toasts inside the open dialog (a modal dialog makes all else inert). */
  readonly pageToasts: Toaster;
  readonly dialogToasts: Toaster;
  /** Who hears each end of a letter from now on: one at a time, the last stays. */
  reportTo(listener: (home: string, letter: Letter) => void): void;
  /** The page says how an inquiry ended that it took over; returns how many it could have been. */
  settle(isSent: boolean, id: string | undefined): number;
  /** The finder goes; letters under way go on without it. */
  close(): void;
};

export function createInquiries(): Inquiries {
  const desks = new Map<string, InquiryDesk>();
  const clock: LetterClock = { sentAt: undefined, closedUntil: undefined };
  let report = (_home: string, _letter: Letter): void => {};
  const openDesk = (key: string, home: string): InquiryDesk =>
    createLetterDesk({
      ...inquiryRules,
      draft: openDraft(key, inquiryRules.names, () => sessionStorage),
      clock,
      tell: (letter) => report(home, letter),
    });
  return {
    pageToasts: createToaster(),
    dialogToasts: createToaster(),
    desk: (subject) => {
      // A page that says later where inquiries go takes nothing away that was typed.
      const place = inquiryKey({ ...subject, recipient: "" });
      const desk = desks.get(place) ?? openDesk(inquiryKey(subject), subject.home);
      desks.set(place, desk);
      return desk;
    },
    reportTo: (listener) => {
      report = listener;
    },
    settle: (isSent, id) =>
      settleLetter(isSent, id, new Set([...desks.values()].map(({ store }) => store.getState().id))),
    close: () => {
      for (const desk of desks.values()) desk.close();
    },
  };
}
