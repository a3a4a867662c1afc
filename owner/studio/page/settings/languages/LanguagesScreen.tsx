import { fill } from "../../../../../src/text/format/fill.ts";
import { localesOf, setBuildingWord } from "../../../draft/edit/languages.ts";
import { builtInLanguages, textsAttribute } from "../../../draft/settings/ownTexts.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { Snippet } from "../fields/Snippet.tsx";
import { useWrite } from "../fields/useWrite.ts";
import { SettingsHead } from "../SettingsHead.tsx";
import { LanguageList } from "./LanguageList.tsx";
import { OwnTextsSection } from "./OwnTextsSection.tsx";
import { useLanguageName } from "./useLanguageName.ts";

/** The offered languages, what buildings are called in them, and the owner's own wording. */
export function LanguagesScreen() {
  const texts = useStudioTexts();
  return (
    <>
      <main className="work">
        <SettingsHead part="languages" />
        <section className="settings" aria-label={texts.settings.offeredLanguages}>
          <h2>{texts.settings.offeredLanguages}</h2>
          <p className="work-note">{texts.settings.offeredLead}</p>
          <LanguageList />
        </section>
        <section className="settings" aria-label={texts.settings.buildings}>
          <h2>{texts.settings.buildings}</h2>
          <p className="work-note">{texts.settings.buildingsLead}</p>
          <BuildingWords />
        </section>
        <OwnTextsSection />
      </main>
      <ForThePage />
    </>
  );
}

function BuildingWords() {
  const texts = useStudioTexts();
  const write = useWrite("languages");
  const draft = useDraft();
  const { buildingWord = {} } = draft.project;
  const languageName = useLanguageName();
  return (
    <div className="settings-fields">
      {localesOf(draft).flatMap((locale) => {
        const [one = "", many = ""] = buildingWord[locale] ?? [];
        const put = (words: readonly [string, string], field: string) =>
          write((before) => setBuildingWord(before, locale, words), `${field} ${locale}`);
        return [
          <Field
            key={`${locale} one`}
            label={fill(texts.settings.one, { locale: languageName(locale) })}
            lang={locale}
            value={one}
            write={(text) => put([text, many], "one")}
            at={`buildingWord.${locale}`}
          />,
          <Field
            key={`${locale} many`}
            label={fill(texts.settings.many, { locale: languageName(locale) })}
            lang={locale}
            value={many}
            write={(text) => put([one, text], "many")}
          />,
        ];
      })}
    </div>
  );
}

/** Own wording in the product's languages belongs in the page that contains the elements. */
function ForThePage() {
  const texts = useStudioTexts();
  const nameOf = useLanguageName();
  const { words = {} } = useDraft().settings;
  const own = Object.entries(words).filter(([locale]) => builtInLanguages.includes(locale));
  return (
    <aside className="side-panel" aria-label={texts.settings.snippet}>
      <h2>{texts.settings.snippet}</h2>
      {own.length === 0 && <p className="empty">{texts.settings.noSnippet}</p>}
      {own.map(([locale, each]) => (
        <section key={locale} className="snippet-of" aria-label={nameOf(locale)}>
          <h3>{nameOf(locale)}</h3>
          <Snippet lead={texts.settings.wordsSnippetLead} name={`texts, ${locale}`} code={textsAttribute(each)} />
        </section>
      ))}
    </aside>
  );
}
