import { createContext, useContext, type ReactNode } from "react";
import type { OwnTexts } from "../text/ownTexts.ts";
import { sq } from "../text/sq.ts";
import type { Texts } from "../text/texts.ts";

export type Language = {
  /** One of our languages, or the tag of a project's own. */
  readonly locale: string;
  readonly texts: Texts;
  /** Texts set by the page or by the project's own language. `texts` includes them; they override the project's word for its buildings. */
  readonly own?: OwnTexts | undefined;
  /** The project's own word for its buildings, singular and plural: `["bllok", "blloqet"]`. `texts` includes it, but for the search's. */
  readonly buildingWord?: readonly string[] | undefined;
};

const LanguageContext = createContext<Language>({ locale: "sq", texts: sq });

/** Provides the texts of one language. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Texts and locale together, for functions that describe facts. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useTexts(): Texts {
  return useLanguage().texts;
}

export function useLocale(): string {
  return useLanguage().locale;
}
