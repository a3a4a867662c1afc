import { fill } from "../text/format/fill.ts";
import { isSameLanguage } from "../text/textWithLanguage.ts";
import { useLanguage, useLocale } from "../ui/TextsContext.tsx";
import { brochureTexts } from "../text/brochureTexts.ts";
import { useBrochure } from "./BrochureContext.tsx";

/** "The brochure is in Albanian."; nothing if that is the visitor's language, or if the project file has no language for the brochure. */
export function LanguageNote({ className }: { readonly className: string }) {
  const { locale } = useBrochure();
  const visitorLocale = useLocale();
  const texts = brochureTexts(useLanguage());
  if (!locale || isSameLanguage(locale, visitorLocale)) return null;
  const sentences = [
    ["sq", texts.inAlbanian],
    ["en", texts.inEnglish],
    ["de", texts.inGerman],
  ] as const;
  const [, sentence] = sentences.find(([tag]) => isSameLanguage(tag, locale)) ?? [];
  return <p className={className}>{sentence ?? fill(texts.inLanguage, { language: ownName(locale) })}</p>;
}

/** A language's name in that language, because browsers have few names in Albanian. */
function ownName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}
