import { useState } from "react";
import { reloadIfReachable } from "../loading/showLoadFailed.ts";
import { useText } from "../text/LanguageContext.tsx";
import { loadFailedText } from "../text/loadFailed.ts";

/** Shown in place of a page that failed to load. */
export function LoadFailed() {
  const text = useText(loadFailedText);
  const [tries, setTries] = useState(0);
  return (
    <div className="page-failed" role="alert" key={tries}>
      <h1 className="hero-title">{text.message}</h1>
      <button
        type="button"
        className="load-again"
        onClick={() => void reloadIfReachable().catch(() => setTries(tries + 1))}
      >
        {text.retry}
      </button>
    </div>
  );
}

/** Shown in the box of a section while its code loads; the text is specified. */
export function Loading() {
  return (
    <p className="loading" lang="en">
      Loading...
    </p>
  );
}
