import { useInsertionEffect } from "react";
import type { Inquiries } from "../inquiries.ts";
import { refusalText } from "../sendInquiry.ts";
import { findApartment } from "../../project/lookUps.ts";
import { useFinderContext } from "../../finder/state/FinderContext.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";

/** The subject of an inquiry about the entire shortlist, whose apartments may change while the visitor types. */
export const shortlistSubject = "kulla-list";

const unknownPrice = { value: null, currency: null };

/** Reports how inquiries end: to the page (events), the visitor (toasts) and, on failure, the console (docs/developers/specification.md, section 8). */
export function useInquiryReports(inquiries: Inquiries): void {
  const { store, actions, settings } = useFinderContext();
  const texts = useTexts();
  const report: Parameters<Inquiries["setEndListener"]>[0] = (subject, status, sent): void => {
    const apartment = findApartment(settings.project, subject)?.id ?? null;
    const { id, summary = { ...unknownPrice, apartments: apartment ? [apartment] : [] } } = sent;
    const { apartments, value, currency } = summary;
    // The answer may arrive after the visitor has closed the form or moved on to another apartment.
    const { screen, inquiryApartments } = store.getState();
    const isList = subject === shortlistSubject;
    const isFormOpen = isList
      ? inquiryApartments !== undefined
      : screen.name === "inquiry" && screen.apartment === subject;
    if (!("failure" in status)) {
      settings.announce("inquirysent", { id, apartment, apartments, value, currency });
      inquiries.pageToasts.tell("success", texts.inquirySent);
      if (isFormOpen && isList) store.setState({ inquiryApartments: undefined });
      else if (isFormOpen) actions.goBack();
      return;
    }
    const { code, detail = "" } = status.failure;
    console.error(`kulla: the inquiry was not sent (${code}).`, detail);
    settings.announce("inquiryfail", { id, apartment, apartments, code, message: refusalText(status.failure, texts) });
    // The form itself explains what to do instead of trying again.
    if (code === "mailNotConfigured") return;
    const toasts = isFormOpen ? inquiries.dialogToasts : inquiries.pageToasts;
    const isPictureMissing = code === "imageMissing";
    toasts.tell("error", isPictureMissing ? texts.imageMissing : texts.inquiryFailed, {
      isAnnouncedElsewhere: isFormOpen && !isPictureMissing,
    });
  };
  // Never reset, because the answer may arrive after this screen has been removed. An insertion effect runs before the effects of the form,
  // which may find that an inquiry has arrived in the meantime.
  useInsertionEffect(() => inquiries.setEndListener(report));
}
