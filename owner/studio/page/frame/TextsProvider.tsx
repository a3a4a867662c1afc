import { useEffect, useMemo, type ReactNode } from "react";
import { de as deBrochure } from "../../text/brochure/de.ts";
import { en as enBrochure } from "../../text/brochure/en.ts";
import { sq as sqBrochure } from "../../text/brochure/sq.ts";
import { de } from "../../text/de.ts";
import { en } from "../../text/en.ts";
import { de as deImports } from "../../text/imports/de.ts";
import { en as enImports } from "../../text/imports/en.ts";
import { sq as sqImports } from "../../text/imports/sq.ts";
import { de as deLayouts } from "../../text/layouts/de.ts";
import { en as enLayouts } from "../../text/layouts/en.ts";
import { sq as sqLayouts } from "../../text/layouts/sq.ts";
import { sq } from "../../text/sq.ts";
import { de as deTours } from "../../text/tours/de.ts";
import { en as enTours } from "../../text/tours/en.ts";
import { sq as sqTours } from "../../text/tours/sq.ts";
import type { SpokenTexts, StudioTexts } from "../../text/studioTexts.ts";
import type { TourTexts } from "../../text/tours/tourTexts.ts";
import { type AllTexts, type Language, TextsContext } from "./TextsContext.ts";

const whole = (texts: StudioTexts, { problems, steps }: TourTexts): SpokenTexts => ({
  ...texts,
  steps: { ...texts.steps, ...steps },
  problems: { ...texts.problems, ...problems },
});

const languages: Readonly<Record<Language, AllTexts>> = {
  sq: { texts: whole(sq, sqTours), tours: sqTours, imports: sqImports, layouts: sqLayouts, brochures: sqBrochure },
  en: { texts: whole(en, enTours), tours: enTours, imports: enImports, layouts: enLayouts, brochures: enBrochure },
  de: { texts: whole(de, deTours), tours: deTours, imports: deImports, layouts: deLayouts, brochures: deBrochure },
};

type Props = {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  readonly children: ReactNode;
};

/** Exports nothing else: a text that is edited draws this anew, and no screen loses what it shows. */
export function TextsProvider({ language, choose, children }: Props) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(() => ({ ...languages[language], language, choose }), [language, choose]);
  return <TextsContext value={spoken}>{children}</TextsContext>;
}
