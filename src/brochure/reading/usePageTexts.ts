import { useEffect, useMemo, useState } from "react";
import type { PageText } from "../../project/parsePageTexts.ts";
import { loadPageTexts } from "../../services/loadPageTexts.ts";

/** The texts of the pages, once loaded; `none` if the brochure has no texts. */
export type PageTexts =
  | { readonly name: "none" | "loading" }
  | { readonly name: "failed"; retry(): void }
  | { readonly name: "ready"; readonly texts: readonly PageText[] };

type Answer = { readonly url: string; readonly texts: readonly PageText[] | undefined };

/** Loads the texts when they are first needed. */
export function usePageTexts(url: string | undefined, isWanted: boolean): PageTexts {
  const [answer, setAnswer] = useState<Answer>();
  const current = answer?.url === url ? answer : undefined;
  const isWaiting = url !== undefined && isWanted && !current;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    void loadPageTexts(url).then((result) => {
      if (isCurrent) setAnswer({ url, texts: result.ok ? result.value : undefined });
    });
    return () => {
      isCurrent = false;
    };
  }, [url, isWaiting]);
  return useMemo(() => {
    if (url === undefined) return { name: "none" };
    if (!current) return { name: "loading" };
    const { texts } = current;
    return texts ? { name: "ready", texts } : { name: "failed", retry: () => setAnswer(undefined) };
  }, [url, current]);
}
