import { createContext, useContext, useMemo } from "react";
import { usePageLanguage } from "./LanguageContext.tsx";
import { factsIn } from "../facts/factsIn.ts";
import type { SerializedFacts, SiteFacts } from "../facts/siteFacts.ts";

export const FactsContext = createContext<SerializedFacts | null>(null);

/** The project's facts, in the language of the page. */
export function useFacts(): SiteFacts {
  const facts = useContext(FactsContext);
  const language = usePageLanguage();
  if (!facts) throw new Error("A page is rendered outside FactsContext.");
  return useMemo(() => factsIn(facts, language), [facts, language]);
}
