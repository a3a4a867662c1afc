import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
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
 * Plays the hint flashes once, from the first moment the stage is on screen; one timer at a time. They end for good at the
 * first press or highlight and when the stage leaves the screen.
 */
export function useHints(stage: RefObject<HTMLElement | null>, hints: Hints): void {
  const isOnScreen = useIsOnScreen(stage);
  const isReduced = usePrefersReducedMotion();
  const isOver = useRef(false);
  const { flashes, highlights, show } = hints;
  const isPlaying = isOnScreen && !isReduced && flashes.length > 0;
  // Homes that are reserved meanwhile neither end them nor begin them anew.
  const begin = useEffectEvent((element: HTMLElement) =>
    play(element, { flashes, highlights, show }, () => (isOver.current = true)),
  );
  useEffect(() => {
    const element = stage.current;
    if (!isPlaying || isOver.current || !element) return;
    return begin(element);
  }, [stage, isPlaying, highlights]);
}

function play(stage: HTMLElement, { flashes, highlights, show }: Hints, onEnd: () => void): () => void {
  const start = performance.now();
  const shown: (() => void)[] = [];
  let timer = 0;
  const wait = (index: number): void => {
    const flash = flashes[index];
    if (!flash) return stop();
    timer = window.setTimeout(
      () => {
        if (!document.hidden) shown.push(show(flash));
        wait(index + 1);
      },
      start + flash.at - performance.now(),
    );
  };
  const cancel = (): void => {
    shown.forEach((end) => end());
    stop();
  };
  const stop = (): void => {
    clearTimeout(timer);
    endLight();
    stage.removeEventListener("pointerdown", cancel);
    onEnd();
  };
  const endLight = highlights.subscribe(cancel);
  stage.addEventListener("pointerdown", cancel);
  wait(0);
  return cancel;
}
