/**
 * The work's own end, or a TimeoutError after `ms`: its signal is aborted then, and what it still does is not waited for. For
 * steps that cannot be stopped themselves: a script that does not come, a worker that hangs.
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
