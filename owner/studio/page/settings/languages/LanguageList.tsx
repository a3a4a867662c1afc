import { type SyntheticEvent, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { addLocale, localesOf, moveLocale, removeLocale } from "../../../draft/edit/languages.ts";
import { isLanguageTag, builtInLanguages } from "../../../draft/settings/ownTexts.ts";
import { Icon } from "../../frame/Icon.tsx";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { useWrite } from "../fields/useWrite.ts";
import { useLanguageName } from "./useLanguageName.ts";

/** The offered languages in their order, and fields to add more. */
export function LanguageList() {
  const texts = useStudioTexts();
  const write = useWrite("languages");
  const nameOf = useLanguageName();
  const locales = localesOf(useDraft());
  const missing = builtInLanguages.filter((locale) => !locales.includes(locale));
  return (
    <>
      <ol className="settings-rows">
        {locales.map((locale, index) => (
          <LanguageRow key={locale} locale={locale} index={index} count={locales.length} />
        ))}
      </ol>
      <div className="settings-buttons">
        {missing.map((locale) => (
          <button
            key={locale}
            type="button"
            className="button"
            onClick={() => write((draft) => addLocale(draft, locale))}
          >
            {fill(texts.settings.addLanguage, { language: nameOf(locale) })}
          </button>
        ))}
      </div>
      <OtherLanguage />
    </>
  );
}

type RowProps = { readonly locale: string; readonly index: number; readonly count: number };

function LanguageRow({ locale, index, count }: RowProps) {
  const texts = useStudioTexts();
  const write = useWrite("languages");
  const name = useLanguageName()(locale);
  return (
    <li className="language-row">
      <span>
        <span>{name}</span>
        {index === 0 && <small>{`, ${texts.settings.firstLanguage}`}</small>}
      </span>
      <button
        type="button"
        className="row-button"
        aria-label={fill(texts.settings.up, { name })}
        disabled={index === 0}
        onClick={() => write((draft) => moveLocale(draft, locale, -1))}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="row-button"
        aria-label={fill(texts.settings.down, { name })}
        disabled={index === count - 1}
        onClick={() => write((draft) => moveLocale(draft, locale, 1))}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        className="row-button"
        aria-label={fill(texts.settings.removeLanguage, { language: name })}
        disabled={count === 1}
        onClick={() => write((draft) => removeLocale(draft, locale))}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

/** Adds a language for which the product has no texts, by its language tag (BCP 47). */
function OtherLanguage() {
  const texts = useStudioTexts();
  const write = useWrite("languages");
  const [tag, setTag] = useState("");
  const [isWrong, setWrong] = useState(false);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const locale = tag.trim();
    setWrong(!isLanguageTag(locale));
    if (!isLanguageTag(locale)) return;
    write((draft) => addLocale(draft, locale));
    setTag("");
  };
  return (
    <form className="add-row" onSubmit={add} noValidate>
      <label className="field">
        <span>{texts.settings.languageTag}</span>
        <input value={tag} aria-invalid={isWrong} onChange={({ target }) => setTag(target.value)} />
      </label>
      <button type="submit" className="button">
        {texts.settings.add}
      </button>
      <p className={isWrong ? "failure" : "small"} role={isWrong ? "alert" : undefined}>
        {isWrong ? texts.settings.failures.tag : texts.settings.languageTagHint}
      </p>
    </form>
  );
}
