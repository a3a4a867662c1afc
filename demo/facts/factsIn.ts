import { languages, type LanguageCode } from "../content/language.ts";
import type { SerializedFacts, SiteFacts, SharedFacts } from "./siteFacts.ts";
import type { LocalText } from "../../widgets/project.ts";

/** The facts in a page, in one language. */
export function factsIn(facts: SerializedFacts, language: LanguageCode): SiteFacts {
  return {
    ...facts,
    site: frameIn(facts.site, language),
    address: fileText(facts.address, language),
    towers: facts.towers.map(({ name, floors, ...tower }) => ({
      ...tower,
      name: fileText(name, language),
      floors: floors.map(({ label, ...floor }) => ({ ...floor, ...(label && { label: fileText(label, language) }) })),
    })),
  };
}

function frameIn(frame: SharedFacts<LocalText>, language: LanguageCode): SharedFacts {
  const named = <Row extends { readonly name: LocalText }>(rows: readonly Row[]) =>
    rows.map(({ name, ...row }) => ({ ...row, name: fileText(name, language) }));
  return {
    ...frame,
    brand: fileText(frame.brand, language),
    titles: Object.fromEntries(Object.entries(frame.titles).map(([page, title]) => [page, fileText(title, language)])),
    copyright: fileText(frame.copyright, language),
    figures: named(frame.figures),
    figuresNote: fileText(frame.figuresNote, language),
    counts: named(frame.counts),
  };
}

/** A text of the project file in a language; if that is missing, the first language that has it. */
export function fileText(text: LocalText | undefined, language: LanguageCode): string {
  if (text === undefined || typeof text === "string") return text ?? "";
  return (
    text[language] ??
    languages.map((each) => text[each]).find((each) => each !== undefined) ??
    Object.values(text)[0] ??
    ""
  );
}
