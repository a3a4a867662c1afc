import { createContext, useContext, useEffect, useMemo, type ReactNode } from "react";
import type { BrochureTexts } from "../../text/brochure/brochureTexts.ts";
import { de as deBrochure } from "../../text/brochure/de.ts";
import { en as enBrochure } from "../../text/brochure/en.ts";
import { sq as sqBrochure } from "../../text/brochure/sq.ts";
import { de } from "../../text/de.ts";
import { en } from "../../text/en.ts";
import { de as deImports } from "../../text/imports/de.ts";
import { en as enImports } from "../../text/imports/en.ts";
import type { ImportTexts } from "../../text/imports/importTexts.ts";
import { sq as sqImports } from "../../text/imports/sq.ts";
import { de as deLayouts } from "../../text/layouts/de.ts";
import { en as enLayouts } from "../../text/layouts/en.ts";
import type { LayoutTexts } from "../../text/layouts/layoutTexts.ts";
import { sq as sqLayouts } from "../../text/layouts/sq.ts";
import { sq } from "../../text/sq.ts";
import type { SpokenTexts, StudioTexts } from "../../text/studioTexts.ts";
import { de as deTours } from "../../text/tours/de.ts";
import { en as enTours } from "../../text/tours/en.ts";
import { sq as sqTours } from "../../text/tours/sq.ts";
import type { TourTexts } from "../../text/tours/tourTexts.ts";
import { remember, remembered } from "../state/browserMemory.ts";

const tours = { sq: sqTours, en: enTours, de: deTours } as const;
const whole = (texts: StudioTexts, { problems, steps }: TourTexts): SpokenTexts => ({
  ...texts,
  steps: { ...texts.steps, ...steps },
  problems: { ...texts.problems, ...problems },
});
const languages = { sq: whole(sq, sqTours), en: whole(en, enTours), de: whole(de, deTours) } as const;
const imports = { sq: sqImports, en: enImports, de: deImports } as const;
const layouts = { sq: sqLayouts, en: enLayouts, de: deLayouts } as const;
const brochures = { sq: sqBrochure, en: enBrochure, de: deBrochure } as const;
export type Language = keyof typeof languages;
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

type Spoken = {
  readonly texts: SpokenTexts;
  readonly language: Language;
  readonly choose: (language: Language) => void;
};

const TextsContext = createContext<Spoken>({ texts: languages.sq, language: "sq", choose: () => {} });

type Props = {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  readonly children: ReactNode;
};

export function TextsProvider({ language, choose, children }: Props) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(() => ({ texts: languages[language], language, choose }), [language, choose]);
  return <TextsContext value={spoken}>{children}</TextsContext>;
}

export const useSpoken = (): Spoken => useContext(TextsContext);
export const useTexts = (): SpokenTexts => useSpoken().texts;
/** What is read where tours are made. */
export const useTourTexts = (): TourTexts => tours[useSpoken().language];
/** What is read where lists and outlines are taken from files. */
export const useImportTexts = (): ImportTexts => imports[useSpoken().language];
/** What is read at layouts and their pictures. */
export const useLayoutTexts = (): LayoutTexts => layouts[useSpoken().language];
/** What is read at the brochure. */
export const useBrochureTexts = (): BrochureTexts => brochures[useSpoken().language];
