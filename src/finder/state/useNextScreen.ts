import { useEffect, type RefObject } from "react";
import { useFinderHome } from "./FinderContext.tsx";
import type { ScreenName } from "./screen.ts";

const wishes = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Has the code of the screen behind come, as soon as the visitor does something on this one. What comes to lie under a resting
 * pointer is lit, but no wish.
 */
export function useNextScreen(screen: RefObject<HTMLElement | null>, next: ScreenName): void {
  const { settings, fetchScreen } = useFinderHome();
  const isOurs = settings.range.includes(next);
  useEffect(() => {
    if (!isOurs) return undefined;
    const stop = new AbortController();
    const fetchNext = (): void => {
      stop.abort();
      fetchScreen(next);
    };
    for (const wish of wishes) screen.current?.addEventListener(wish, fetchNext, stop);
    return () => stop.abort();
  }, [screen, next, isOurs, fetchScreen]);
}
