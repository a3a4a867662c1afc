import { useEffect, useState } from "react";

type Shown = {
  /** The page being shown. */
  readonly shown: string | undefined;
  /** The page being loaded to replace it. */
  readonly next: string | undefined;
  /** The latest page could not be built. */
  readonly hasFailed: boolean;
  readonly showNext: (address: string) => void;
};

/** The page shown by a preview: the previous one until the requested one has been built and loaded. Undefined: not saved yet. */
export function useShownAddress(requested: string | undefined): Shown {
  const [shown, setShown] = useState<string>();
  const [made, setMade] = useState<{ readonly address: string; readonly isThere: boolean }>();
  useEffect(() => {
    if (requested === undefined) return undefined;
    const stop = new AbortController();
    // A frame does not report errors, so the page is fetched first. After that, the server has it ready for the frame.
    fetch(requested, { signal: stop.signal })
      .then(({ ok }) => setMade({ address: requested, isThere: ok }))
      .catch(() => stop.signal.aborted || setMade({ address: requested, isThere: false }));
    return () => stop.abort();
  }, [requested]);
  return {
    shown,
    next: made?.isThere ? made.address : undefined,
    hasFailed: made?.isThere === false,
    showNext: setShown,
  };
}
