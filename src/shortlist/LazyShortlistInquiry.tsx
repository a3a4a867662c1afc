import { useEffect } from "react";
import { LazyPart } from "../loading/LazyPart.tsx";
import { parts } from "../parts.ts";
import { useFinder, useFinderContext } from "../finder/state/FinderContext.tsx";

/** The inquiry for several apartments. Once loaded it stays mounted, because an answer may arrive after the form has been closed. */
export function LazyShortlistInquiry() {
  const { store, settings } = useFinderContext();
  const isOpen = useFinder(({ inquired }) => inquired !== undefined);
  // Leaving the screen closes the form; its draft stays.
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.screen !== before.screen && now.inquired) store.setState({ inquired: undefined });
      }),
    [store],
  );
  if (!isOpen && !parts.listInquiry.get()) return null;
  return (
    <LazyPart part={parts.listInquiry} styles={settings.styles.more}>
      {(ListInquiry) => <ListInquiry />}
    </LazyPart>
  );
}
