import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Shortlist } from "../../search/shortlist/shortlist.ts";
import { shortlistOf } from "../../search/shortlist/shortlistStore.ts";
import { createCode } from "../screens/createCode.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";
import { useListKey, waitingTrays } from "./trays.ts";

const trayCode = createCode(async () => (await import("./ShortlistTray.tsx")).ShortlistTray);

function shown(): ReactNode {
  const Tray = trayCode.get();
  return Tray && <Tray />;
}

/**
 * The tray, whose code comes with the first saved home or with a link to somebody's list; where towers alone are shown there is none.
 * On a server there is no list.
 */
export function LateTray() {
  const { range } = useFinderSettings();
  const key = useListKey();
  const [isHere, setIsHere] = useState(false);
  const hasHomes = /floor|apartment/.test(String(range));
  useChanges(key, hasHomes);
  useEffect(() => {
    if (!hasHomes) return undefined;
    const bring = (): void =>
      void trayCode.load().then(
        () => setIsHere(true),
        () => {},
      );
    waitingTrays.add(bring);
    try {
      if (location.hash.includes("kulla-list=") || localStorage.getItem(key)) bring();
    } catch {
      // Nothing may be stored, so nothing is.
    }
    return () => void waitingTrays.delete(bring);
  }, [hasHomes, key]);
  return isHere && hasHomes && shown();
}

/** Tells the page of every change of the list, the first and those while the tray's code is on its way, too. */
function useChanges(key: string, hasHomes: boolean): void {
  const { announce } = useFinderSettings();
  const tell = useEffectEvent((apartments: Shortlist) => announce("shortlistchange", { apartments }));
  useEffect(() => {
    if (!hasHomes) return undefined;
    return shortlistOf(key).subscribe((now, before) => {
      if (now.homes !== before.homes) tell(now.homes);
    });
  }, [key, hasHomes]);
}
