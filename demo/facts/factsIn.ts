import { languages, type Language } from "../content/language.ts";
import type { CarriedFacts, SiteFacts } from "./siteFacts.ts";
import type { LocalText } from "../../widgets/project.ts";

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

/** A text of the project file in a language; where it is missing in the first one that has it. */
export function fileText(text: LocalText | undefined, language: Language): string {
  if (text === undefined || typeof text === "string") return text ?? "";
  return (
    text[language] ??
    languages.map((each) => text[each]).find((each) => each !== undefined) ??
    Object.values(text)[0] ??
    ""
  );
}
