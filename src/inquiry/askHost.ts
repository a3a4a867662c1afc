import type { Result } from "../failure/result.ts";

const silenceMs = 30_000;

/** Lets a listener hear the page's `settleInquiry(ok)`; gives back the end of listening. */
export type OnSettle = (listener: (isSent: boolean) => void) => () => void;

/**
 * Announces the inquiry. `undefined`: the page let it pass, we send. A promise: the page prevented it and took it over;
 * its word is our result, 30 s without one are a failure (contract, "Events"). It may speak while it is being asked.
 */
export function askHost(onSettle: OnSettle, announce: () => boolean): Promise<Result<void>> | undefined {
  let resolve = (_result: Result<void>): void => {};
  const result = new Promise<Result<void>>((settle) => (resolve = settle));
  const finish = (answer: Result<void>): void => {
    clearTimeout(timer);
    stop();
    resolve(answer);
  };
  const timer = setTimeout(() => finish({ ok: false, failure: { code: "hostSilent" } }), silenceMs);
  const stop = onSettle((isSent) =>
    finish(isSent ? { ok: true, value: undefined } : { ok: false, failure: { code: "hostRefused" } }),
  );
  if (!announce()) return result;
  clearTimeout(timer);
  stop();
  return undefined;
}
