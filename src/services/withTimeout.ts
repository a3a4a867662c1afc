/**
 * Rejects with a TimeoutError if the work takes longer than `ms`, and aborts its signal. Also works if the work ignores its signal, for
 * instance when a script does not load or a worker hangs.
 */
export function withTimeout<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const stop = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new DOMException(`no end after ${ms} ms`, "TimeoutError");
      reject(late);
      stop.abort(late);
    }, ms);
    void work(stop.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
