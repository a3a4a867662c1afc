import { useInsertionEffect } from "react";
import type { Inquiries } from "../inquiries.ts";
import { refusalText } from "../refusalText.ts";
import type { Letter } from "../submission/letter.ts";
import { findApartment } from "../../project/lookUps.ts";
import { useFinderHome } from "../../finder/state/FinderContext.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";

/** What a letter for several homes belongs to, in place of a home's id: which they are may change while it is written. */
export const listSubject = "kulla-list";

/** How inquiries end, told to the page (events), the visitor (toasts) and, on failure, the console (specification 8). */
export function useInquiryReports(inquiries: Inquiries): void {
  const { store, actions, settings } = useFinderHome();
  const texts = useTexts();
  const report = (home: string, letter: Letter): void => {
    const apartment = findApartment(settings.project, home)?.id ?? null;
    // The answer may come after the visitor has closed the form or gone on to another home.
    const { screen, asked } = store.getState();
    const isList = home === listSubject;
    const isFormOpen = isList ? asked !== undefined : screen.name === "inquiry" && screen.apartment === home;
    if (!("failure" in letter)) {
      settings.announce("inquirysent", { apartment });
      inquiries.pageToasts.tell("success", texts.inquirySent);
      if (isFormOpen && isList) store.setState({ asked: undefined });
      else if (isFormOpen) actions.goBack();
      return;
    }
    const { code, detail = "" } = letter.failure;
    console.error(`kulla: the inquiry was not sent (${code}).`, detail);
    settings.announce("inquiryfail", { apartment, code, message: refusalText(letter.failure, texts) });
    // The form itself says what to do instead of trying again.
    if (code === "mailNotConfigured") return;
    const toasts = isFormOpen ? inquiries.dialogToasts : inquiries.pageToasts;
    const isPictureMissing = code === "imageMissing";
    toasts.tell("error", isPictureMissing ? texts.imageMissing : texts.inquiryFailed, {
      isSaidElsewhere: isFormOpen && !isPictureMissing,
    });
  };
  // The last one stays after the screen has gone: the visitor may be on a floor when the answer comes. Before the effects of the
  // form, which may find that a letter has arrived meanwhile.
  useInsertionEffect(() => inquiries.reportTo(report));
}
