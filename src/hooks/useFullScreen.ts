import { useEffect, useState, type RefObject } from "react";
import { fromDocument } from "../page/fromDocument.ts";

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
      const shown = root instanceof ShadowRoot ? root.fullscreenElement : fromDocument("fullscreenElement");
      setIsFull(shown === element);
    };
    element.addEventListener("fullscreenchange", follow);
    return () => element.removeEventListener("fullscreenchange", follow);
  }, [ref]);
  return {
    isFull,
    get isPossible() {
      return fromDocument("fullscreenEnabled");
    },
    toggle: () => {
      // Refused where the page's frame may not: then nothing changes.
      const change = isFull ? fromDocument("exitFullscreen")() : ref.current?.requestFullscreen();
      change?.catch(() => {});
    },
  };
}
