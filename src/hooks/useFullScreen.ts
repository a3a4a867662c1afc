import { useEffect, useState, type RefObject } from "react";

export type FullScreen = {
  readonly isFull: boolean;
  /** Not on phones that give full screen to films only. */
  readonly isPossible: boolean;
  toggle(): void;
};

/** The element behind the ref as the whole screen, and back. */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const follow = (): void => {
      const root = element.getRootNode();
      setIsFull((root instanceof ShadowRoot || root instanceof Document) && root.fullscreenElement === element);
    };
    element.addEventListener("fullscreenchange", follow);
    return () => element.removeEventListener("fullscreenchange", follow);
  }, [ref]);
  return {
    isFull,
    get isPossible() {
      return document.fullscreenEnabled;
    },
    toggle: () => {
      // Refused where the page's frame may not: then nothing changes.
      const change = isFull ? document.exitFullscreen() : ref.current?.requestFullscreen();
      change?.catch(() => {});
    },
  };
}
