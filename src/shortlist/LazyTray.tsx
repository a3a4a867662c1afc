import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { shortlistOf } from "./shortlistStore.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { parts } from "../parts/parts.ts";
import { useFinder, useFinderSettings } from "../finder/state/FinderContext.tsx";
import { useShortlistMigration, useShortlistKey } from "./useShortlistKey.ts";

/**
 * The tray. Its code loads with the first saved apartment, a shared list, or a comparison, whose inquiry it contains; an element that
 * shows only towers has no tray. A server renders no tray. Changes are announced to the page even while the code loads.
 */
export function LazyTray() {
  const { announce, screens, styles } = useFinderSettings();
  useShortlistMigration();
  const list = shortlistOf(useShortlistKey());
  const apartments = useStore(list, (state) => state.apartments);
  const isCompared = useFinder(({ screen }) => screen.name === "compare");
  const [isLoaded, setIsLoaded] = useState(false);
  // A list saved on an earlier visit is not announced.
  const [initial] = useState(apartments);
  const hasApartments = screens.includes("floor") || screens.includes("apartment");
  useEffect(() => {
    if (hasApartments && (isCompared || apartments.length > 0 || location.hash.includes("kulla-list=")))
      void Promise.all([parts.tray.load(), styles.more.load()]).then(
        () => setIsLoaded(true),
        () => {},
      );
  }, [hasApartments, apartments, isCompared, styles]);
  useEffect(() => {
    if (!hasApartments) return undefined;
    return list.subscribe((state, previous) => {
      if (state.apartments !== previous.apartments) announce("shortlistchange", { apartments: state.apartments });
    });
  }, [announce, hasApartments, list]);
  if (!isLoaded || !hasApartments) return null;
  return <LazyPart part={parts.tray}>{(Tray) => <Tray hasChanged={apartments !== initial} />}</LazyPart>;
}
