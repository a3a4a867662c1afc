import { useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { localesOf, setOwnTexts } from "../../../draft/edit/languages.ts";
import { builtInLanguages, readWordsFile } from "../../../draft/settings/ownTexts.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { readFile } from "../../server/studioCalls.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { useWrite } from "../fields/useWrite.ts";
import { useLanguageName } from "./useLanguageName.ts";
import { WordTable } from "./WordTable.tsx";

/** The owner's own wording in one of the offered languages. */
export function OwnTextsSection() {
  const texts = useStudioTexts();
  const nameOf = useLanguageName();
  const draft = useDraft();
  const locales = localesOf(draft);
  const [chosen, choose] = useState<string>();
  const locale = locales.find((each) => each === chosen) ?? locales[0] ?? "sq";
  const file = builtInLanguages.includes(locale) ? undefined : draft.project.texts?.[locale];
  return (
    <section className="settings" aria-label={texts.settings.ownWords}>
      <h2>{texts.settings.ownWords}</h2>
      <p className="work-note">
        {/* The sentence contains an example of a placeholder, so it is not filled. */}
        <span>{`${texts.settings.ownWordsLead} ${!builtInLanguages.includes(locale) ? texts.settings.foreignWords : ""}`}</span>
      </p>
      <div className="options settings-options" role="group" aria-label={texts.settings.wordsOf}>
        {locales.map((each) => (
          <button key={each} type="button" aria-pressed={each === locale} onClick={() => choose(each)}>
            {nameOf(each)}
          </button>
        ))}
      </div>
      {file === undefined ? <WordTable key={locale} locale={locale} /> : <FileWords {...{ locale, file }} />}
    </section>
  );
}

/** A language whose texts come from a file of the folder; they can be copied into the draft. */
function FileWords({ locale, file }: { readonly locale: string; readonly file: string }) {
  const texts = useStudioTexts();
  const write = useWrite("ownWords");
  const [isUnread, setUnread] = useState(false);
  const take = async () => {
    const words = readWordsFile(jsonOf(await readFile(file)));
    setUnread(words === undefined);
    if (words) write((draft) => setOwnTexts(draft, locale, words));
  };
  return (
    <>
      <p>{fill(texts.settings.fromFile, { locale, file })}</p>
      <button type="button" className="button settings-split" onClick={() => void take()}>
        {texts.settings.takeWords}
      </button>
      {isUnread && (
        <p className="failure" role="alert">
          {fill(texts.settings.fileUnread, { file })}
        </p>
      )}
    </>
  );
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
