import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import type { Draft } from "../draft.ts";
import { localesOf } from "../edit/languages.ts";
import { builtInLanguages, textsFileName, wordsFile } from "../settings/ownTexts.ts";

/** A texts file that is generated from the draft. */
export type TextsFile = { readonly locale: string; readonly name: string; readonly texts: object };

/** A file for each language of the project that the elements do not support and for which the draft has its own texts. */
export function textsFiles(draft: Draft): readonly TextsFile[] {
  const { project, settings } = draft;
  return localesOf(draft).flatMap((locale) => {
    const words = settings.words?.[locale];
    const isGenerated =
      words !== undefined && !builtInLanguages.includes(locale) && project.texts?.[locale] === undefined;
    return isGenerated ? [{ locale, name: textsFileName(locale), texts: wordsFile(words) }] : [];
  });
}

/** A project, such as the draft's own, with the addresses of those files. */
export function withTexts<P extends Pick<ProjectFile, "texts">>(
  project: P,
  draft: Draft,
  addressOf: (file: TextsFile) => string,
): P {
  const files = textsFiles(draft);
  if (files.length === 0) return project;
  const addresses = files.map((file) => [file.locale, addressOf(file)] as const);
  return { ...project, texts: { ...project.texts, ...Object.fromEntries(addresses) } };
}
