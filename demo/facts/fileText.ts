import type { LocalText } from "../../widgets/project.ts";
import { languages, type Language } from "../content/language.ts";

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
