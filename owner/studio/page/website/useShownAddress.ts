import { useEffect, useState } from "react";

type Shown = {
  /** The page that is seen. */
  readonly shown: string | undefined;
  /** The page that is being loaded in its place. */
  readonly next: string | undefined;
  /** The latest page could not be made. */
  readonly hasFailed: boolean;
  readonly showNext: (address: string) => void;
};

/** Which page a preview shows: the one before until the wanted one has been made and loaded. Undefined: not saved yet. */
export function useShownAddress(wanted: string | undefined): Shown {
  const [shown, setShown] = useState<string>();
  const [made, setMade] = useState<{ readonly address: string; readonly isThere: boolean }>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const stop = new AbortController();
    // The frame itself cannot say why nothing appears. The server has the page ready when the frame asks for it.
    fetch(wanted, { signal: stop.signal })
      .then(({ ok }) => setMade({ address: wanted, isThere: ok }))
      .catch(() => stop.signal.aborted || setMade({ address: wanted, isThere: false }));
    return () => stop.abort();
  }, [wanted]);
  return {
    shown,
    next: made?.isThere ? made.address : undefined,
    hasFailed: made?.isThere === false,
    showNext: setShown,
  };
}
