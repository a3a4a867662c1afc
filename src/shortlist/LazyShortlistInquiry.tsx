import { useEffect } from "react";
import { LazyPart } from "../loading/LazyPart.tsx";
import { parts } from "../parts/parts.ts";
import { useFinder, useFinderContext } from "../finder/state/FinderContext.tsx";

/** The inquiry for several apartments. Once loaded it stays mounted, because an answer may arrive after the form has been closed. */
export function LazyShortlistInquiry() {
  const { store, settings } = useFinderContext();
  const isOpen = useFinder(({ inquiryApartments }) => inquiryApartments !== undefined);
  // Leaving the screen closes the form; its draft stays.
  useEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.screen !== previous.screen && state.inquiryApartments)
          store.setState({ inquiryApartments: undefined });
      }),
    [store],
  );
  if (!isOpen && !parts.shortlistInquiry.get()) return null;
  return (
    <LazyPart part={parts.shortlistInquiry} styles={settings.styles.more}>
      {(ShortlistInquiry) => <ShortlistInquiry />}
    </LazyPart>
  );
}
