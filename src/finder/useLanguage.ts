import { useMemo } from "react";
import { useLocale, useTexts, type Language } from "../ui/TextsContext.tsx";

/** Texts and locale together, for the functions that put facts into words. */
export function useLanguage(): Language {
  const texts = useTexts();
  const locale = useLocale();
  return useMemo(() => ({ texts, locale }), [texts, locale]);
}
