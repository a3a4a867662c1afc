import { useMemo } from "react";
import type { Project } from "../project/types.ts";
import { withBuildingWord } from "../text/withBuildingWord.ts";
import { useLocale, useOwnWords, useTexts, type Language } from "../ui/TextsContext.tsx";

/** Texts and locale together, for the functions that put facts into words. */
export function useLanguage(): Language {
  const texts = useTexts();
  const locale = useLocale();
  return useMemo(() => ({ texts, locale }), [texts, locale]);
}

/** The language as it speaks of this project's buildings. */
export function useProjectLanguage({ buildingWord }: Project): Language {
  const texts = useTexts();
  const locale = useLocale();
  const own = useOwnWords();
  const word = buildingWord?.[locale];
  return useMemo(() => ({ locale, own, texts: withBuildingWord(texts, word, own) }), [locale, own, texts, word]);
}
