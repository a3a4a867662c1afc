/** Limits the step after a long pause. */
const maxStepMs = 50;

export type FrameLoop = {
  /** Runs from the next frame on. */
  readonly wake: () => void;
  /** Draws at once if this frame has not been drawn yet. For input: browsers dispatch it just before they draw. */
  readonly drawNow: () => void;
  readonly stop: () => void;
};

/** Calls back once a frame for as long as the callback returns true; requests no frames at rest. */
export function createFrameLoop(onFrame: (elapsedMs: number) => boolean): FrameLoop {
  let [frame, lastMs] = [0, 0];
  let drawn: CSSNumberish | null = null;
  const run = (nowMs: number): void => {
    const elapsedMs = Math.min(Math.max(nowMs - lastMs, 0), maxStepMs);
    lastMs = nowMs;
    frame = 0;
    drawn = document.timeline.currentTime;
    if (onFrame(elapsedMs)) frame = requestAnimationFrame(run);
  };
  const wake = (): void => {
    if (frame !== 0) return;
    lastMs = performance.now();
    frame = requestAnimationFrame(run);
  };
  return {
    wake,
    drawNow: () => {
      if (frame !== 0 || document.timeline.currentTime === drawn) wake();
      else run(lastMs);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
