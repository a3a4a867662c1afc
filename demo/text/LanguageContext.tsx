import { createContext, useContext } from "react";
import type { InLanguages, LanguageCode } from "../content/language.ts";

/** The language of the page, which its address determines (navigation/matchRoute.ts). */
export const LanguageContext = createContext<LanguageCode>("sq");

export function usePageLanguage(): LanguageCode {
  return useContext(LanguageContext);
}

/** A page's texts in the language of the page: `const text = useText(homeText)`. */
export function useText<Text>(texts: InLanguages<Text>): Text {
  return texts[usePageLanguage()];
}
