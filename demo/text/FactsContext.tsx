import { createContext, useContext, useMemo } from "react";
import { useLanguage } from "./LanguageContext.tsx";
import { factsIn } from "../facts/factsIn.ts";
import type { SerializedFacts, SiteFacts } from "../facts/siteFacts.ts";

export const FactsContext = createContext<SerializedFacts | null>(null);

/** What the pages know of the project, in the language of the page. */
export function useFacts(): SiteFacts {
  const facts = useContext(FactsContext);
  const language = useLanguage();
  if (!facts) throw new Error("A page stands outside FactsContext.");
  return useMemo(() => factsIn(facts, language), [facts, language]);
}
