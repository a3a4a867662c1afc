import { useEffect, useRef, type RefObject } from "react";
import { useIsOnScreen } from "../hooks/useIsOnScreen.ts";
import { usePrefersReducedMotion } from "../hooks/usePrefersReducedMotion.ts";
import type { HighlightStore } from "./highlightStore.ts";
import type { Flash } from "./hintTimeline.ts";

type Hints = {
  readonly flashes: readonly Flash[];
  readonly highlights: HighlightStore;
  /** Shows one flash; returns the end of it. */
  readonly show: (flash: Flash) => () => void;
};

/**
 * Plays the hint flashes once, from the first moment the stage is on screen. They end for good at the first press or highlight
 * and when the stage leaves the screen.
 */
export function useHints(stage: RefObject<HTMLElement | null>, hints: Hints): void {
  const isOnScreen = useIsOnScreen(stage);
  const isReduced = usePrefersReducedMotion();
  const isOver = useRef(false);
  const { flashes, highlights, show } = hints;
  const isPlaying = isOnScreen && !isReduced && flashes.length > 0;
  useEffect(() => {
    const element = stage.current;
    if (!isPlaying || isOver.current || !element) return;
    const end = play(element, { flashes, highlights, show });
    return () => {
      isOver.current = true;
      end();
    };
  }, [stage, isPlaying, flashes, highlights, show]);
}

/** Returns the end of it, of what is seen and of what was to follow. */
function play(stage: HTMLElement, { flashes, highlights, show }: Hints): () => void {
  const ends: (() => void)[] = [];
  const end = (): void => ends.splice(0).forEach((each) => each());
  for (const flash of flashes) {
    const timer = setTimeout(() => {
      if (!document.hidden) ends.push(show(flash));
    }, flash.at);
    ends.push(() => clearTimeout(timer));
  }
  stage.addEventListener("pointerdown", end);
  ends.push(highlights.subscribe(end), () => stage.removeEventListener("pointerdown", end));
  return end;
}
