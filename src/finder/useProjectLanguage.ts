import { useMemo } from "react";
import type { Project } from "../project/types.ts";
import { withBuildingWord } from "../text/withBuildingWord.ts";
import { useLanguage, type Language } from "../ui/TextsContext.tsx";

/** The language as it speaks of this project's buildings. */
export function useProjectLanguage({ buildingWord }: Project): Language {
  const { texts, locale, own } = useLanguage();
  const word = buildingWord?.[locale];
  return useMemo(() => ({ locale, own, texts: withBuildingWord(texts, word, own) }), [locale, own, texts, word]);
}
