import type { Language } from "../text/language.ts";
import { fileText } from "./fileText.ts";
import type { CarriedFacts, SiteFacts } from "./siteFacts.ts";

/** The facts a page carries, in one language. */
export function factsIn(facts: CarriedFacts, language: Language): SiteFacts {
  return {
    ...facts,
    address: fileText(facts.address, language),
    towers: facts.towers.map((tower) => ({ ...tower, name: fileText(tower.name, language) })),
  };
}
