/**
 * Rejects with a TimeoutError if the work takes longer than `ms`, and aborts its signal. For work that may ignore its signal, such as
 * a script that does not load or a worker that hangs.
 */
export function inTime<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
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
