import { fill } from "../../../../../src/text/format/fill.ts";
import { localesOf } from "../../../draft/edit/languages.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "./Field.tsx";

type LocalText = string | Readonly<Record<string, string>>;

type Props = {
  readonly label: string;
  readonly value: LocalText | undefined;
  readonly write: (text: LocalText, field: string) => void;
  readonly at: string;
};

/** A text that is the same in all languages, or one per language. */
export function LocalField({ label, value = "", write, at }: Props) {
  const texts = useStudioTexts();
  const locales = localesOf(useDraft());
  if (typeof value === "string") {
    return (
      <>
        <Field label={label} value={value} write={(text) => write(text, at)} at={at} />
        {locales.length > 1 && value !== "" && (
          <button
            type="button"
            className="link settings-split"
            onClick={() => write(Object.fromEntries(locales.map((locale) => [locale, value])), `${at} split`)}
          >
            <span>{texts.settings.perLanguage}</span>
            <span className="visually-hidden">{`: ${label}`}</span>
          </button>
        )}
      </>
    );
  }
  return locales.map((locale) => (
    <Field
      key={locale}
      label={fill(texts.settings.inLanguage, { field: label, locale })}
      value={value[locale] ?? ""}
      write={(text) => write({ ...value, [locale]: text }, `${at} ${locale}`)}
      at={`${at}.${locale}`}
      lang={locale}
    />
  ));
}
