/** A long pause must not become a long jump. */
const longestStepMs = 50;

export type Loop = {
  /** From the next frame on. */
  readonly wake: () => void;
  /** At once where this frame has not been drawn yet, for what hands do: browsers tell of it just before they draw. */
  readonly now: () => void;
  readonly stop: () => void;
};

/** Calls back once a frame for as long as the call says that it goes on, and asks for no frame at rest. */
export function createLoop(onFrame: (passedMs: number) => boolean): Loop {
  let [frame, lastMs] = [0, 0];
  let drawn: CSSNumberish | null = null;
  const run = (nowMs: number): void => {
    const passedMs = Math.min(Math.max(nowMs - lastMs, 0), longestStepMs);
    lastMs = nowMs;
    frame = 0;
    drawn = document.timeline.currentTime;
    if (onFrame(passedMs)) frame = requestAnimationFrame(run);
  };
  const wake = (): void => {
    if (frame !== 0) return;
    lastMs = performance.now();
    frame = requestAnimationFrame(run);
  };
  return {
    wake,
    now: () => {
      if (frame !== 0 || document.timeline.currentTime === drawn) wake();
      else run(lastMs);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
