import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout, DraftProject } from "../../draft/draft.ts";
import { plural } from "../../text/plural.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";

/** The layout's label, or its id if it has none. */
export const layoutLabel = ({ id, label }: DraftLayout, language: string): string =>
  (label && textInLanguage(label, language)) || id;

/** "Layout 2"; a label that begins with a word, such as "Tipi 2", is used as is. */
export function layoutTitle(layout: DraftLayout, language: string, texts: StudioTexts): string {
  const label = layoutLabel(layout, language);
  const hasWord = /^\p{L}{3,}\s/u.test(label);
  return hasWord ? label : fill(texts.layouts.layout, { layout: label });
}

export const picturesText = (n: number, texts: StudioTexts): string =>
  plural(texts.language, texts.layouts.pictureCount, n);

/** The name of a language in the studio's language: "shqip". */
export function languageName(locale: string, texts: StudioTexts): string {
  const names: Readonly<Record<string, string>> = texts.layouts.languages;
  return names[locale] ?? locale;
}

/** The languages in which pictures need texts: all three if the project names none. */
export const projectLocales = ({ locales = threeLocales }: DraftProject): readonly string[] => locales;
const threeLocales: readonly string[] = ["sq", "en", "de"];
