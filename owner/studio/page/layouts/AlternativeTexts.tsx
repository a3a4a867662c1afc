import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftPicture } from "../../draft/draft.ts";
import { silentLocales } from "../../draft/edit/layoutPictures.ts";
import { plural } from "../../text/plural.ts";
import { SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { endUndoStep } from "../state/projectStore.ts";
import { languageName, projectLocales } from "./layoutWords.ts";

type Props = {
  readonly picture: DraftPicture;
  readonly write: (locale: string, text: string) => void;
};

/** The alternative text of a picture and its length, in each of the project's languages. */
export function AlternativeTexts({ picture, write }: Props) {
  const locales = projectLocales(useDraft().project);
  return locales.map((locale) => <TextIn key={locale} {...{ picture, locale, locales, write }} />);
}

type TextProps = Props & { readonly locale: string; readonly locales: readonly string[] };

function TextIn({ picture, locale, locales, write }: TextProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { alt } = picture;
  const words = typeof alt === "string" ? alt : (alt[locale] ?? "");
  const silent = silentLocales(picture, locales);
  const other = locales.find((each) => !silent.includes(each));
  const id = `words-${locale}`;
  return (
    <div className="field words">
      <label htmlFor={id}>{fill(texts.layouts.words, { language: languageName(locale, texts) })}</label>
      {words !== "" && (
        <span className="small" aria-label={plural(texts.language, texts.layouts.letters, words.length)} role="img">
          {words.length}
        </span>
      )}
      <textarea
        id={id}
        lang={locale}
        rows={2}
        value={words}
        aria-describedby={silent.includes(locale) ? `${id}-missing` : undefined}
        onChange={({ target }) => write(locale, target.value)}
        onBlur={() => endUndoStep(store)}
      />
      {silent.includes(locale) && (
        <p className="small words-missing" id={`${id}-missing`}>
          <SeverityIcon severity="warning" />
          <span>
            {other === undefined
              ? texts.layouts.wordsMissingAll
              : fill(texts.layouts.wordsMissingIn, { other: languageName(other, texts) })}
          </span>
        </p>
      )}
    </div>
  );
}
