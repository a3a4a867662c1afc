import { useEffect, useState, type RefObject } from "react";
import { useOwnTitle } from "../layout/ownTitle.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";

type Finder = Pick<HTMLElementTagNameMap["kulla-apartment-search"], "screen" | "addEventListener">;

/** The window's title while an element compares apartments, which has no address of its own; `title` otherwise. */
export function useScreenTitle(element: RefObject<Finder | null>, title?: string): void {
  const [isComparing, setComparing] = useState(false);
  const { comparison } = useText(placesText);
  const { site } = useFacts();
  useEffect(() => {
    const target = element.current;
    const listening = new AbortController();
    const follow = (): void => setComparing(target?.screen?.name === "compare");
    // With the project come the screens that the address asks for.
    for (const event of ["projectload", "screenchange"] as const)
      target?.addEventListener(event, follow, { signal: listening.signal });
    follow();
    return () => listening.abort();
  }, [element]);
  useOwnTitle(isComparing ? `${comparison} | ${site.brand}` : title);
}
