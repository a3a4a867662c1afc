import { useMemo } from "react";
import { useLocale, useTexts, type Language } from "../../ui/TextsContext.tsx";

/** Texts and locale together. */
export function useLanguage(): Language {
  const texts = useTexts();
  const locale = useLocale();
  return useMemo(() => ({ texts, locale }), [texts, locale]);
}
