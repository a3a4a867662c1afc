import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { shortlistOf } from "./shortlistStore.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { parts } from "../parts.ts";
import { useFinder, useFinderSettings } from "../finder/state/FinderContext.tsx";
import { useFormerList, useListKey } from "./useListKey.ts";

/**
 * The tray, whose code comes with the first saved apartment, with a link to somebody's list, or with a comparison, whose letter it
 * has; where towers alone are shown there is none. On a server there is no list. The page hears of every change, also while the
 * code is on its way.
 */
export function LateTray() {
  const { announce, range, styles } = useFinderSettings();
  useFormerList();
  const list = shortlistOf(useListKey());
  const apartments = useStore(list, (state) => state.apartments);
  const isCompared = useFinder(({ screen }) => screen.name === "compare");
  const [isHere, setIsHere] = useState(false);
  // A list saved on an earlier visit is not announced.
  const [first] = useState(apartments);
  const hasApartments = /floor|apartment/.test(String(range));
  useEffect(() => {
    if (hasApartments && (isCompared || apartments.length > 0 || location.hash.includes("kulla-list=")))
      void Promise.all([parts.tray.load(), styles.more.load()]).then(
        () => setIsHere(true),
        () => {},
      );
  }, [hasApartments, apartments, isCompared, styles]);
  useEffect(() => {
    if (!hasApartments) return undefined;
    return list.subscribe((now, before) => {
      if (now.apartments !== before.apartments) announce("shortlistchange", { apartments: now.apartments });
    });
  }, [announce, hasApartments, list]);
  if (!isHere || !hasApartments) return null;
  return <LazyPart part={parts.tray}>{(Tray) => <Tray hasChanged={apartments !== first} />}</LazyPart>;
}
