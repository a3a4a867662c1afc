import { createToaster, type Toaster } from "../ui/createToaster.ts";
import { createInquiryDesk, type DeskClock, type InquiryDesk } from "./inquiryDesk.ts";

/** What one element keeps about inquiries for as long as it lives: a desk per home, one pace, its toasts. */
export type InquiryOffice = {
  desk(home: string): InquiryDesk;
  /** Toasts over the page, and toasts inside the open dialog (a modal dialog makes all else inert). */
  readonly pageToasts: Toaster;
  readonly dialogToasts: Toaster;
};

const offices = new WeakMap<object, InquiryOffice>();

/** The office of an element, by any object that lives exactly as long as the element's finder. */
export function inquiryOffice(owner: object): InquiryOffice {
  const known = offices.get(owner);
  if (known) return known;
  const desks = new Map<string, InquiryDesk>();
  const clock: DeskClock = { sentAt: undefined, closedUntil: undefined };
  const office: InquiryOffice = {
    pageToasts: createToaster(),
    dialogToasts: createToaster(),
    desk: (home) => {
      const desk = desks.get(home) ?? createInquiryDesk(clock);
      desks.set(home, desk);
      return desk;
    },
  };
  offices.set(owner, office);
  return office;
}
