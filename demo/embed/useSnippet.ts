import { useEffect, useState, useSyncExternalStore } from "react";
import { usePageLinks } from "../elements/usePageLinks.ts";
import { useFacts } from "../text/FactsContext.tsx";
import type { EmbedChoice } from "../content/embedChoice.ts";
import { serverRenderedSnippet, snippet, type SnippetName } from "./snippets.ts";

export type SnippetKind = SnippetName | "server-rendered";

/** The code to paste: available immediately, or once the large server renderer has loaded. */
export type ShownSnippet =
  | { readonly state: "ready"; readonly code: string }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void };

type Rendered = { readonly of: EmbedChoice; readonly code: string | undefined };

export function useSnippet(kind: SnippetKind, choice: EmbedChoice): ShownSnippet {
  const { titles, brand } = useFacts().site;
  const fallback = titles["home"] ?? brand;
  const origin = useOrigin();
  const links = usePageLinks({ origin, asksByPage: true });
  const [rendered, setRendered] = useState<Rendered>();
  const isWanted = kind === "server-rendered" && rendered?.of !== choice;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const show = (code?: string): void => {
      if (isCurrent) setRendered({ of: choice, code });
    };
    serverRenderedSnippet(choice, { origin, fallback, brand }, links).then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [isWanted, choice, origin, fallback, brand, links]);

  if (kind !== "server-rendered") return { state: "ready", code: snippet(kind, choice, { origin, fallback, brand }) };
  if (rendered?.of !== choice) return { state: "loading" };
  const { code } = rendered;
  return code === undefined ? { state: "failed", retry: () => setRendered(undefined) } : { state: "ready", code };
}

const never = () => () => {};

/** The site's own origin, known once the page is hydrated; "" in the prerendered page. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );
}
