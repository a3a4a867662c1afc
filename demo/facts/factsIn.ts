import type { Language } from "../content/language.ts";
import { fileText } from "./fileText.ts";
import type { CarriedFacts, SiteFacts } from "./siteFacts.ts";

/** The facts a page carries, in one language. */
export function factsIn(facts: CarriedFacts, language: Language): SiteFacts {
  return {
    ...facts,
    address: fileText(facts.address, language),
    towers: facts.towers.map(({ name, floors, ...tower }) => ({
      ...tower,
      name: fileText(name, language),
      floors: floors.map(({ label, ...floor }) => ({ ...floor, ...(label && { label: fileText(label, language) }) })),
    })),
  };
}
