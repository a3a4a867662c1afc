import { createContext, useContext, type ReactNode } from "react";
import type { OwnTexts } from "../text/ownTexts.ts";
import { sq } from "../text/sq.ts";
import type { Texts } from "../text/texts.ts";

export type Language = {
  /** One of ours, or the tag of a project's own language. */
  readonly locale: string;
  readonly texts: Texts;
  /** The page's own words, and those of a project's own language; in `texts` they stand already; they win over a project's word for its buildings. */
  readonly own?: OwnTexts | undefined;
};

const LanguageContext = createContext<Language>({ locale: "sq", texts: sq });

/** Gives all views below the text table of one language. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Texts and locale together, for the functions that put facts into words. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of the language the visitor reads. */
export function useTexts(): Texts {
  return useLanguage().texts;
}

export function useLocale(): string {
  return useLanguage().locale;
}
