import { languages, type Language } from "../text/language.ts";
import type { FileText } from "./projectFile.ts";

/** A text of the project file in a language; where it is missing in the first one that has it. */
export function fileText(text: FileText | undefined, language: Language): string {
  if (text === undefined || typeof text === "string") return text ?? "";
  return text[language] ?? languages.map((each) => text[each]).find((each) => each !== undefined) ?? "";
}
