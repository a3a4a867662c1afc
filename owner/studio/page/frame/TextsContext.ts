import { createContext, useContext } from "react";
import type { Language, StudioTexts } from "../../text/studioTexts.ts";
import { remember, remembered } from "../state/browserMemory.ts";

export const languageNames: Readonly<Record<Language, string>> = { sq: "Shqip", en: "English", de: "Deutsch" };

const memory = "kulla-studio-language";
const asLanguage = (value: string | undefined): Language | undefined =>
  (["sq", "en", "de"] as const).find((each) => each === value);

/** The language chosen here before, else the browser's, else Albanian. */
export function languageFirst(): Language {
  const preferred = navigator.languages.map((each) => asLanguage(each.slice(0, 2))).find(Boolean);
  return asLanguage(remembered(memory)) ?? preferred ?? "sq";
}

export const rememberLanguage = (language: Language): void => remember(memory, language);

type ChosenTexts = {
  readonly texts: StudioTexts;
  /** Switches the studio's language. */
  readonly choose: (language: Language) => void;
};

/** Provided by `TextsProvider`, which wraps the entire studio. */
export const TextsContext = createContext<ChosenTexts | undefined>(undefined);

function useChosenTexts(): ChosenTexts {
  const chosen = useContext(TextsContext);
  if (!chosen) throw new Error("There is no <TextsProvider> around this view.");
  return chosen;
}

/**
 * The studio's texts in the language that the owner chose.
 * @throws Error outside of a `TextsProvider`
 */
export const useStudioTexts = (): StudioTexts => useChosenTexts().texts;

/**
 * For components that offer the choice of language.
 * @throws Error outside of a `TextsProvider`
 */
export const useChooseLanguage = (): ((language: Language) => void) => useChosenTexts().choose;
