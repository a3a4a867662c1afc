import { events, type Viewer } from "@photo-sphere-viewer/core";
import type { WebGLRenderer } from "three";
import { threeOf } from "./threeOf.ts";

type Draw = Parameters<WebGLRenderer["setAnimationLoop"]>[0];

/** Frames without a change before the loop rests: inertia and key speeds start with steps too small to draw. */
const restAfter = 8;
/** What sets the look itself leaves nothing to wait for: the next move wakes the loop again. */
const restAfterMove = 0;
/** A long pause must not become a long jump. */
const longestStepMs = 50;

const inputs = [
  "mousedown",
  "mousemove",
  "mouseup",
  "touchstart",
  "touchmove",
  "touchend",
  "wheel",
  "keydown",
  "keyup",
];

/**
 * Photo Sphere Viewer asks for a frame 60 times a second for ever. Here its loop runs only while something moves, and rests with
 * no callback at all. To be called before the first panorama, which starts the loop. Returns what undoes it.
 */
export function paceFrames(viewer: Viewer, isBusy: () => boolean): () => void {
  const three = threeOf(viewer);
  let draw: Draw = null;
  let [frame, clockMs, lastMs, still, hasDrawn] = [0, 1, 0, 0, false];
  let patience = restAfter;

  const run = (nowMs: number): void => {
    clockMs += Math.min(nowMs - lastMs, longestStepMs);
    lastMs = nowMs;
    hasDrawn = false;
    draw?.(clockMs, undefined as never);
    still = hasDrawn || isBusy() ? 0 : still + 1;
    frame = draw && (isBusy() || still < patience) ? requestAnimationFrame(run) : 0;
  };
  const wake = (): void => {
    still = 0;
    if (frame || !draw) return;
    lastMs = performance.now();
    frame = requestAnimationFrame(run);
  };
  const onInput = (event: Event): void => {
    if (event.type === "mousemove" && event instanceof MouseEvent && event.buttons === 0) return;
    patience = event.type.endsWith("move") ? restAfterMove : restAfter;
    wake();
  };

  three.setAnimationLoop = (callback) => {
    draw = callback;
    wake();
    return Promise.resolve();
  };
  const note = viewer.needsUpdate.bind(viewer);
  viewer.needsUpdate = () => {
    note();
    wake();
  };
  viewer.addEventListener(events.RenderEvent.type, () => {
    hasDrawn = true;
  });
  const listening = new AbortController();
  // Ahead of the library, which keeps the wheel to itself.
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of inputs) window.addEventListener(type, onInput, options);
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}
