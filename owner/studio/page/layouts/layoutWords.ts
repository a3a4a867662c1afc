import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout, DraftProject } from "../../draft/draft.ts";
import { plural } from "../../text/plural.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { localText } from "../../text/localText.ts";

/** What an owner calls a layout: its label, else its id. */
export const layoutLabel = ({ id, label }: DraftLayout, language: string): string =>
  (label && localText(label, language)) || id;

/** "Tipi 2"; a label that says so itself is not told twice. */
export function layoutTitle(layout: DraftLayout, language: string, texts: StudioTexts): string {
  const label = layoutLabel(layout, language);
  const isTold = /^\p{L}{3,}\s/u.test(label);
  return isTold ? label : fill(texts.layouts.layout, { layout: label });
}

export const picturesText = (n: number, texts: StudioTexts): string =>
  plural(texts.language, texts.layouts.pictureCount, n);

/** Languages by their names, in this one's own form: "shqip". */
export function languageName(locale: string, texts: StudioTexts): string {
  const names: Readonly<Record<string, string>> = texts.layouts.languages;
  return names[locale] ?? locale;
}

/** Languages in which pictures want words: a project that names none is for all three. */
export const projectLocales = ({ locales = threeLocales }: DraftProject): readonly string[] => locales;
const threeLocales: readonly string[] = ["sq", "en", "de"];
