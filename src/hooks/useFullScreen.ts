import { useEffect, useState, type RefObject } from "react";
import { documentProperty } from "../page/documentProperty.ts";

export type FullScreen = {
  readonly isFull: boolean;
  /** False on phones that allow full screen for videos only. */
  readonly isPossible: boolean;
  toggle(): void;
};

/** Shows the element behind the ref in full screen. */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = (): void => {
      const root = element.getRootNode();
      const shown = root instanceof ShadowRoot ? root.fullscreenElement : documentProperty("fullscreenElement");
      setIsFull(shown === element);
    };
    element.addEventListener("fullscreenchange", update);
    return () => element.removeEventListener("fullscreenchange", update);
  }, [ref]);
  return {
    isFull,
    get isPossible() {
      return documentProperty("fullscreenEnabled");
    },
    toggle: () => {
      // Rejected if the page's frame has no permission; in that case nothing changes.
      const change = isFull ? documentProperty("exitFullscreen")() : ref.current?.requestFullscreen();
      change?.catch(() => {});
    },
  };
}
