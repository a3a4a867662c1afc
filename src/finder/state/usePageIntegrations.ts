import { useEffect } from "react";
import { documentProperty } from "../../page/documentProperty.ts";
import { parts } from "../../parts/parts.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FinderCore } from "./FinderContext.tsx";

/** Loads the code that follows the element's surroundings: where its visitor came from, consent to that, and the browser's assistant. */
export function usePageIntegrations(core: FinderCore, language: Language): void {
  useEffect(() => {
    const end = new AbortController();
    const arrival = { href: location.href, referrer: documentProperty("referrer") };
    parts.surroundings.load().then(
      (start) => end.signal.aborted || start(core, language, arrival, end.signal),
      () => {},
    );
    return () => end.abort();
  }, [core, language]);
}
