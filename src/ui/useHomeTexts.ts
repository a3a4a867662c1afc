import { useMemo } from "react";
import { withOwnTexts } from "../text/ownTexts.ts";
import { sqHome } from "../text/sqHome.ts";
import type { AllTexts, HomeTexts, Texts } from "../text/texts.ts";
import { useOwnWords, useTexts } from "./TextsContext.tsx";

/** The language the visitor reads with the texts of one home: for its screens, which bring the Albanian ones along. */
export function useHomeTexts(): HomeTexts {
  return useWholeTexts(sqHome);
}

/** English and German come whole; of Albanian, which every page gets, a screen brings its own texts. */
export function useWholeTexts<Table extends HomeTexts>(albanian: Table): Table | AllTexts {
  const texts = useTexts();
  const own = useOwnWords();
  return useMemo(() => (isWhole(texts) ? texts : withOwnTexts(albanian, own)), [texts, own, albanian]);
}

const isWhole = (texts: Texts | AllTexts): texts is AllTexts => "consent" in texts;
