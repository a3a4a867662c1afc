import { createContext, useContext } from "react";
import { brochureSq } from "../text/brochure.sq.ts";
import type { BrochureTexts } from "../text/brochureTexts.ts";

/** The brochure's own texts in the language the visitor reads. */
export const BrochureTextsContext = createContext<BrochureTexts>(brochureSq);

export function useBrochureTexts(): BrochureTexts {
  return useContext(BrochureTextsContext);
}
