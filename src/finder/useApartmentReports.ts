import { inquiryOffice } from "../inquiry/inquiryOffice.ts";
import { useHomeTexts } from "../ui/useHomeTexts.ts";
import type { ApartmentHome } from "./apartmentHome.ts";
import { useFinderHome } from "./FinderContext.tsx";

type Delivery = Parameters<ReturnType<ReturnType<typeof inquiryOffice>["desk"]>["submit"]>[0];

/** How an inquiry ended, told to the page (events), the visitor (toasts) and, on failure, the console (specification 8). */
export function useApartmentReports(home: ApartmentHome): Pick<Delivery, "onSent" | "onFailed"> {
  const { store, actions, settings } = useFinderHome();
  const texts = useHomeTexts();
  const office = inquiryOffice(store);
  const apartment = home.apartment?.id ?? null;
  // The answer may come after the visitor has closed the form or gone on to another home.
  const isFormOpen = (): boolean => {
    const { screen } = store.getState();
    return screen.name === "inquiry" && screen.apartment === home.id;
  };
  return {
    onSent: () => {
      settings.announce("inquirysent", { apartment });
      office.pageToasts.tell("success", texts.inquirySent);
      if (isFormOpen()) actions.goBack();
    },
    onFailed: (failure) => {
      const { code } = failure;
      console.error(`kulla: the inquiry was not sent (${code}).`, failure.detail ?? "");
      settings.announce("inquiryfail", { apartment, code, message: texts.failure[code] });
      // The form itself says what to do instead of trying again.
      if (code === "mailNotConfigured") return;
      const toasts = isFormOpen() ? office.dialogToasts : office.pageToasts;
      toasts.tell("error", code === "imageMissing" ? texts.imageMissing : texts.inquiryFailed);
    },
  };
}
