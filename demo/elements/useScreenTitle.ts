import { useEffect, useState, type RefObject } from "react";
import { useTitleOverride } from "../layout/ownTitle.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";

type Finder = Pick<HTMLElementTagNameMap["kulla-apartment-search"], "screen" | "addEventListener">;

/**
 * Sets the document title while an element shows the comparison, which has no URL of its own; otherwise it is `title`. Returns the name of
 * the comparison while it is shown.
 */
export function useScreenTitle(element: RefObject<Finder | null>, title?: string): string | undefined {
  const [isComparing, setComparing] = useState(false);
  const { comparison } = useText(placesText);
  const { site } = useFacts();
  useEffect(() => {
    const target = element.current;
    const listening = new AbortController();
    const follow = (): void => setComparing(target?.screen?.name === "compare");
    // The first screen is known only after the project has loaded.
    for (const event of ["projectload", "screenchange"] as const)
      target?.addEventListener(event, follow, { signal: listening.signal });
    follow();
    return () => listening.abort();
  }, [element]);
  useTitleOverride(isComparing ? `${comparison} | ${site.brand}` : title);
  return isComparing ? comparison : undefined;
}
