import { createContext, useContext } from "react";
import type { BrochureTexts } from "../../text/brochure/brochureTexts.ts";
import type { ImportTexts } from "../../text/imports/importTexts.ts";
import type { LayoutTexts } from "../../text/layouts/layoutTexts.ts";
import type { SpokenTexts } from "../../text/studioTexts.ts";
import type { TourTexts } from "../../text/tours/tourTexts.ts";
import { remember, remembered } from "../state/browserMemory.ts";

export type Language = "sq" | "en" | "de";
export const languageNames: Readonly<Record<Language, string>> = { sq: "Shqip", en: "English", de: "Deutsch" };

const memory = "kulla-studio-language";
const asLanguage = (value: string | undefined): Language | undefined =>
  (["sq", "en", "de"] as const).find((each) => each === value);

/** The one that was chosen here before, else the browser's, else Albanian. */
export function languageFirst(): Language {
  const wanted = navigator.languages.map((each) => asLanguage(each.slice(0, 2))).find(Boolean);
  return asLanguage(remembered(memory)) ?? wanted ?? "sq";
}

export const rememberLanguage = (language: Language): void => remember(memory, language);

/** The studio's texts in one language. */
export type AllTexts = {
  readonly texts: SpokenTexts;
  readonly tours: TourTexts;
  readonly imports: ImportTexts;
  readonly layouts: LayoutTexts;
  readonly brochures: BrochureTexts;
};

type Spoken = AllTexts & {
  readonly language: Language;
  readonly choose: (language: Language) => void;
};

/** Given by `TextsProvider`, which is around the whole studio. */
export const TextsContext = createContext<Spoken | undefined>(undefined);

/** @throws Error outside of a `TextsProvider` */
export function useSpoken(): Spoken {
  const spoken = useContext(TextsContext);
  if (!spoken) throw new Error("There is no <TextsProvider> around this view.");
  return spoken;
}

export const useTexts = (): SpokenTexts => useSpoken().texts;
/** What is read where tours are made. */
export const useTourTexts = (): TourTexts => useSpoken().tours;
/** What is read where lists and outlines are taken from files. */
export const useImportTexts = (): ImportTexts => useSpoken().imports;
/** What is read at layouts and their pictures. */
export const useLayoutTexts = (): LayoutTexts => useSpoken().layouts;
/** What is read at the brochure. */
export const useBrochureTexts = (): BrochureTexts => useSpoken().brochures;
