import { useMemo } from "react";
import { withOwnTexts } from "../text/ownTexts.ts";
import { sqHome } from "../text/sqHome.ts";
import type { AllTexts, Texts } from "../text/texts.ts";
import { useOwnWords, useTexts } from "./TextsContext.tsx";

/** Every text of the language the visitor reads: for the screens of one home, which bring the Albanian ones along. */
export function useHomeTexts(): AllTexts {
  const texts = useTexts();
  const own = useOwnWords();
  return useMemo(() => (isWhole(texts) ? texts : withOwnTexts(sqHome, own)), [texts, own]);
}

/** English and German come whole, Albanian, which every page gets, without the texts of one home. */
function isWhole(texts: Texts | AllTexts): texts is AllTexts {
  return "inquiryTitle" in texts;
}
