import { fill } from "../../../../../src/text/format/fill.ts";
import type { DraftPicture } from "../../../draft/draft.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectPart, useProjectStore } from "../../state/ProjectContext.ts";
import { languageName } from "../../layouts/layoutWords.ts";
import { change, draftOf, endUndoStep } from "../../state/projectStore.ts";
import type { Layer } from "../../state/view.ts";
import { putPicture } from "./layerPicture.ts";

type Props = { readonly layer: Layer; readonly picture: DraftPicture };

const albanian: readonly string[] = ["sq"];

/** The alternative text of the picture, in each of the project's languages. */
export function AltTextFields({ layer, picture }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = useProjectPart((project) => project.locales ?? albanian);
  const { alt } = picture;
  const words = typeof alt === "string" ? Object.fromEntries(locales.map((locale) => [locale, alt])) : alt;
  const write = (locale: string, text: string) => {
    const next = { ...picture, alt: { ...words, [locale]: text } };
    change(store, { draft: putPicture(draftOf(store), layer, next), undoName: "words", undoKey: `words ${locale}` });
  };
  return locales.map((locale) => (
    <label key={locale} className="field">
      <span>{fill(texts.outlines.pictureWords, { language: languageName(locale, texts) })}</span>
      <input
        lang={locale}
        value={words[locale] ?? ""}
        onChange={({ target }) => write(locale, target.value)}
        onBlur={() => endUndoStep(store)}
      />
    </label>
  ));
}
