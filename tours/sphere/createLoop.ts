/** A long pause must not become a long jump. */
const longestStepMs = 50;

export type Loop = { readonly wake: () => void; readonly stop: () => void };

/** Calls back once a frame for as long as the call says that it goes on, and asks for no frame at rest. */
export function createLoop(onFrame: (passedMs: number) => boolean): Loop {
  let [frame, lastMs] = [0, 0];
  const run = (nowMs: number): void => {
    const passedMs = Math.min(Math.max(nowMs - lastMs, 0), longestStepMs);
    lastMs = nowMs;
    frame = 0;
    if (onFrame(passedMs)) frame = requestAnimationFrame(run);
  };
  return {
    wake: () => {
      if (frame !== 0) return;
      lastMs = performance.now();
      frame = requestAnimationFrame(run);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
