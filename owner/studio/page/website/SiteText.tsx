import { useId } from "react";
import { siteLanguages } from "../../../site/siteSchema.ts";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { byLanguage, setSiteText, setSiteValue, defaultText } from "../../draft/website/editWebsite.ts";
import { unknownFacts } from "../../../site/siteFacts.ts";
import { valueAtPath } from "../../../site/siteParts.ts";
import { SeverityIcon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { languageName } from "../layouts/layoutWords.ts";
import { useFocusTarget } from "../settings/fields/FocusTargetContext.ts";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { endUndoStep } from "../state/projectStore.ts";
import { useSiteContent, useSiteLocales } from "./useWebsite.ts";

type Props = { readonly at: Steps; readonly label: string };

/** A text of the website: one for all languages, or one per language, with the default text that visitors read otherwise. */
export function SiteText({ at, label }: Props) {
  const texts = useStudioTexts();
  const draft = useDraft();
  const write = useWrite("website");
  const value = valueAtPath(useSiteContent(), at);
  const preset = defaultText(draft, at);
  const locales = useSiteLocales();
  const path = pathText(at);
  if (typeof value !== "string")
    return locales.map((locale) => (
      <TextIn key={locale} {...{ at, label, locale, value, placeholder: textOf(preset, locale) }} />
    ));
  const isDefault = value === preset;
  return (
    <>
      <TextBox
        label={locales.length > 1 ? fill(texts.website.allLanguages, { field: label }) : label}
        value={isDefault ? "" : value}
        placeholder={isDefault ? value : ""}
        path={path}
        put={(text) =>
          write((before) => setSiteValue(before, at, text === "" && typeof preset === "string" ? preset : text), path)
        }
      />
      {locales.length > 1 && (
        <button
          type="button"
          className="link settings-split"
          onClick={() => write((before) => setSiteValue(before, at, byLanguage(value)))}
        >
          <span>{texts.settings.perLanguage}</span>
          <span className="visually-hidden">{`: ${label}`}</span>
        </button>
      )}
    </>
  );
}

const textOf = (text: string | Readonly<Record<string, string>> | undefined, locale: string): string =>
  (typeof text === "string" ? text : text?.[locale]) ?? "";

type InProps = Props & { readonly locale: string; readonly value: unknown; readonly placeholder: string };

function TextIn({ at, label, locale, value, placeholder }: InProps) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const translations = fieldsOf(value);
  const textIn = (each: string): string => (typeof translations[each] === "string" ? translations[each] : "");
  const own = textIn(locale) === placeholder ? "" : textIn(locale);
  // The order in which the showcase falls back to another language.
  const other = siteLanguages.find((each) => textIn(each) !== "");
  const isMissing = textIn(locale) === "" && placeholder === "" && other !== undefined;
  const path = `${pathText(at)}.${locale}`;
  return (
    <TextBox
      label={fill(texts.website.inLanguage, { field: label, language: languageName(locale, texts) })}
      lang={locale}
      value={own}
      placeholder={isMissing ? textIn(other) : placeholder}
      missing={isMissing ? fill(texts.website.readsOther, { other: languageName(other, texts) }) : undefined}
      path={path}
      put={(text) => write((draft) => setSiteText(draft, at, { locale, text }), path)}
    />
  );
}

type BoxProps = {
  readonly label: string;
  readonly lang?: string;
  readonly value: string;
  /** What visitors read while the field is empty. */
  readonly placeholder: string;
  readonly missing?: string | undefined;
  /** The path of the text in `site.json`, so that problems can link to the field. */
  readonly path: string;
  readonly put: (text: string) => void;
};

function TextBox({ label, lang, value, placeholder, missing, path, put }: BoxProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const field = useFocusTarget<HTMLTextAreaElement>(path);
  const id = useId();
  const unknown = unknownFacts(value);
  const note = unknown.length > 0 ? fill(texts.website.unknownFacts, { names: unknown.join(", ") }) : missing;
  return (
    <div className="field words site-text">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        lang={lang}
        rows={1}
        value={value}
        placeholder={placeholder}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => put(target.value)}
        onBlur={() => endUndoStep(store)}
      />
      {note !== undefined && (
        <p className="small words-missing" id={`${id}-note`}>
          <SeverityIcon severity="warning" />
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
