import { useEffect, useEffectEvent, useRef } from "react";
import { useIsOnScreen } from "../hooks/useIsOnScreen.ts";
import type { HighlightStore } from "./highlightStore.ts";
import type { Flash } from "./hintTimeline.ts";
import type { Hotspot } from "./hotspot.ts";
import { documentProperty } from "../page/documentProperty.ts";
import { useMediaQuery } from "../hooks/useMediaQuery.ts";

export type HintsProps = {
  readonly flashes: readonly Flash[];
  readonly hotspots: readonly Hotspot[];
  readonly highlights: HighlightStore;
};

/**
 * The layer of hint flashes over a stage. They play once, as soon as the stage is on screen, one timer at a time. The first press or
 * highlight ends them, and so does leaving the screen.
 */
export function Hints({ flashes, hotspots, highlights }: HintsProps) {
  const layer = useRef<SVGSVGElement>(null);
  const isOnScreen = useIsOnScreen(layer) === true;
  const isReduced = usePrefersReducedMotion();
  const isOver = useRef(false);
  const isPlaying = isOnScreen && !isReduced && flashes.length > 0;
  // A changed status must neither end nor restart the flashes.
  const begin = useEffectEvent((element: SVGSVGElement) =>
    playFlashes(element, { flashes, hotspots, highlights }, () => (isOver.current = true)),
  );
  useEffect(() => {
    const element = layer.current;
    if (!isPlaying || isOver.current || !element) return;
    return begin(element);
  }, [isPlaying, highlights]);
  return <svg ref={layer} className="flashes" aria-hidden="true" />;
}

function playFlashes(
  layer: SVGSVGElement,
  { flashes, hotspots, highlights }: HintsProps,
  onEnd: () => void,
): () => void {
  const stage = layer.parentElement;
  const start = performance.now();
  const shown: (() => void)[] = [];
  let timer = 0;
  const wait = (index: number): void => {
    const flash = flashes[index];
    if (!flash) return stop();
    timer = window.setTimeout(
      () => {
        if (!documentProperty("hidden")) shown.push(showFlash(layer, hotspots, flash));
        wait(index + 1);
      },
      start + flash.start - performance.now(),
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

/** Whether the visitor prefers reduced motion: no teaser, no flashes, fades of 0 ms. */
function usePrefersReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)");
}

/** Lights up a region: fades in for 90 of 300 ms, stays, fades out; takes neither focus nor taps. Returns a function that ends it. */
function showFlash(layer: Element, hotspots: readonly Hotspot[], { id, start, until }: Flash): () => void {
  const hotspot = hotspots.find((candidate) => candidate.id === id);
  if (!hotspot) return () => undefined;
  const path = documentProperty("createElementNS")("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", hotspot.outline);
  path.dataset["hint"] = id;
  layer.append(path);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  path.animate(frames, until - start).onfinish = () => path.remove();
  return () => path.remove();
}
