import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftApartment } from "../../draft/draft.ts";
import { withDescription } from "../../draft/edit/description.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { languageName, projectLocales } from "../layouts/layoutWords.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, endUndoStep } from "../state/projectStore.ts";

/** A longer text would not fit next to the facts. */
const longest = 600;

/** The description that visitors read, in each of the project's languages. */
export function DescriptionField({ apartment: { id, description } }: { readonly apartment: DraftApartment }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const write = (locale: string, text: string) => {
    const draft = withDescription(draftOf(store), id, { locale, text, locales });
    change(store, { draft, undoName: "homes", undoKey: `description ${id} ${locale}` });
  };
  return (
    <section className="own-files" aria-label={texts.homes.description}>
      <h3>{texts.homes.description}</h3>
      <p className="small">{texts.homes.descriptionHint}</p>
      {locales.map((locale) => (
        <label key={locale} className="field words">
          <span>{fill(texts.homes.descriptionIn, { language: languageName(locale, texts) })}</span>
          <textarea
            lang={locale}
            rows={2}
            maxLength={longest}
            value={typeof description === "string" ? description : (description?.[locale] ?? "")}
            onChange={({ target }) => write(locale, target.value)}
            onBlur={() => endUndoStep(store)}
          />
        </label>
      ))}
    </section>
  );
}
