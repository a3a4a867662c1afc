import { useEffect, useEffectEvent, useRef } from "react";
import { useIsOnScreen } from "../hooks/useIsOnScreen.ts";
import { usePrefersReducedMotion } from "../hooks/usePrefersReducedMotion.ts";
import type { HighlightStore } from "./highlightStore.ts";
import type { Flash } from "./hintTimeline.ts";
import type { Hotspot } from "./hotspot.ts";
import { showFlash } from "./showFlash.ts";
import { fromDocument } from "../page/fromDocument.ts";

export type HintsProps = {
  readonly flashes: readonly Flash[];
  readonly hotspots: readonly Hotspot[];
  readonly highlights: HighlightStore;
};

/**
 * The place of the hint flashes on a stage, which it covers. They play once, from the first moment it is on screen; one timer at a time. They
 * end for good at the first press or highlight and when the stage leaves the screen.
 */
export function Hints({ flashes, hotspots, highlights }: HintsProps) {
  const place = useRef<SVGSVGElement>(null);
  const isOnScreen = useIsOnScreen(place) === true;
  const isReduced = usePrefersReducedMotion();
  const isOver = useRef(false);
  const isPlaying = isOnScreen && !isReduced && flashes.length > 0;
  // Apartments that are reserved meanwhile neither end them nor begin them anew.
  const begin = useEffectEvent((element: SVGSVGElement) =>
    play(element, { flashes, hotspots, highlights }, () => (isOver.current = true)),
  );
  useEffect(() => {
    const element = place.current;
    if (!isPlaying || isOver.current || !element) return;
    return begin(element);
  }, [isPlaying, highlights]);
  return <svg ref={place} className="flashes" aria-hidden="true" />;
}

function play(place: SVGSVGElement, { flashes, hotspots, highlights }: HintsProps, onEnd: () => void): () => void {
  const stage = place.parentElement;
  const start = performance.now();
  const shown: (() => void)[] = [];
  let timer = 0;
  const wait = (index: number): void => {
    const flash = flashes[index];
    if (!flash) return stop();
    timer = window.setTimeout(
      () => {
        if (!fromDocument("hidden")) shown.push(showFlash(place, hotspots, flash));
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
    stage?.removeEventListener("pointerdown", cancel);
    onEnd();
  };
  const endLight = highlights.subscribe(cancel);
  stage?.addEventListener("pointerdown", cancel);
  wait(0);
  return cancel;
}
