import { useEffect } from "react";
import { documentProperty } from "../../page/documentProperty.ts";
import { parts } from "../../parts/parts.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FinderCore } from "./FinderContext.tsx";

/** Loads the code that follows the element's surroundings, if the page's query, its referrer or the browser makes it necessary. */
export function usePageIntegrations(core: FinderCore, language: Language): void {
  useEffect(() => {
    const end = new AbortController();
    const { href, origin, search } = location;
    const referrer = documentProperty("referrer");
    if (search || (referrer && !referrer.startsWith(origin)) || "modelContext" in Document.prototype)
      parts.surroundings.load().then(
        (start) => end.signal.aborted || start(core, language, { href, referrer }, end.signal),
        () => {},
      );
    return () => end.abort();
  }, [core, language]);
}
