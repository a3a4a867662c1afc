import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { shortlistOf } from "./shortlistStore.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { parts } from "../parts.ts";
import { useFinder, useFinderSettings } from "../finder/state/FinderContext.tsx";
import { useFormerList } from "./useFormerList.ts";
import { useListKey } from "./useListKey.ts";

/**
 * The tray, whose code comes with the first saved home, with a link to somebody's list, or with a comparison, whose letter it has;
 * where towers alone are shown there is none. On a server there is no list. The page hears of every change, also while the code is
 * on its way.
 */
export function LateTray() {
  const { announce, range, styles } = useFinderSettings();
  useFormerList();
  const list = shortlistOf(useListKey());
  const homes = useStore(list, (state) => state.homes);
  const isCompared = useFinder(({ screen }) => screen.name === "compare");
  const [isHere, setIsHere] = useState(false);
  // A list saved on an earlier visit is not announced.
  const [first] = useState(homes);
  const hasHomes = /floor|apartment/.test(String(range));
  useEffect(() => {
    if (hasHomes && (isCompared || homes.length > 0 || location.hash.includes("kulla-list=")))
      void Promise.all([parts.tray.load(), styles.more.load()]).then(
        () => setIsHere(true),
        () => {},
      );
  }, [hasHomes, homes, isCompared, styles]);
  useEffect(() => {
    if (!hasHomes) return undefined;
    return list.subscribe((now, before) => {
      if (now.homes !== before.homes) announce("shortlistchange", { apartments: now.homes });
    });
  }, [announce, hasHomes, list]);
  if (!isHere || !hasHomes) return null;
  return <LazyPart part={parts.tray}>{(Tray) => <Tray hasChanged={homes !== first} />}</LazyPart>;
}
