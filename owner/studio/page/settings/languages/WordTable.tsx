import { memo, useDeferredValue, useMemo, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { setWord } from "../../../draft/edit/languages.ts";
import { placesApart } from "../../../draft/settings/ownTexts.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { useWrite, type Write } from "../fields/useWrite.ts";
import { defaultTexts, textKeys } from "./defaultTexts.ts";

/** Number of rows shown at first: there are hundreds of texts, and searching is quicker than scrolling. */
const initialRows = 40;
const none: Readonly<Record<string, string>> = {};

/** Every text of the elements in one language, with a field for the owner's own wording. */
export function WordTable({ locale }: { readonly locale: string }) {
  const texts = useStudioTexts();
  const write = useWrite("ownWords");
  const ownTexts = useDraft().settings.words?.[locale] ?? none;
  const [query, setQuery] = useState("");
  const [isOnlyOwn, setOnlyOwn] = useState(false);
  const [maxRows, setMaxRows] = useState(initialRows);
  const keys = useMatchingKeys({ locale, ownTexts, query: useDeferredValue(query), isOnlyOwn });
  return (
    <>
      <div className="words-find">
        <label className="field">
          <span>{texts.settings.findWord}</span>
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <label className="tick">
          <input type="checkbox" checked={isOnlyOwn} onChange={({ target }) => setOnlyOwn(target.checked)} />
          <span>{texts.settings.onlyOwn}</span>
        </label>
        <p className="small" role="status">
          {keys.length === 0
            ? texts.settings.noWords
            : fill(texts.settings.ownCount, { n: Object.keys(ownTexts).length })}
        </p>
      </div>
      <ul className="settings-rows words">
        {keys.slice(0, maxRows).map((key) => (
          <WordRow
            key={key}
            name={key}
            locale={locale}
            defaultText={defaultTexts(locale)[key] ?? ""}
            ownText={ownTexts[key] ?? ""}
            write={write}
          />
        ))}
      </ul>
      {keys.length > maxRows && (
        <button type="button" className="link settings-split" onClick={() => setMaxRows(keys.length)}>
          {fill(texts.settings.moreWords, { n: keys.length - maxRows })}
        </button>
      )}
    </>
  );
}

type Criteria = {
  readonly locale: string;
  readonly ownTexts: Readonly<Record<string, string>>;
  readonly query: string;
  readonly isOnlyOwn: boolean;
};

/** Keys of the texts that contain the search term: in the product's text, in the owner's, or in the key. */
function useMatchingKeys({ locale, ownTexts, query, isOnlyOwn }: Criteria): readonly string[] {
  return useMemo(() => {
    const defaults = defaultTexts(locale);
    const searchTerm = query.trim().toLowerCase();
    // Texts from a file that no element uses are listed, too, so that they can be removed.
    const unusedKeys = Object.keys(ownTexts).filter((key) => !textKeys.includes(key));
    return [...textKeys, ...unusedKeys].filter((key) => {
      const isMatch = `${key}\n${defaults[key] ?? ""}\n${ownTexts[key] ?? ""}`.toLowerCase().includes(searchTerm);
      return isMatch && (!isOnlyOwn || key in ownTexts);
    });
  }, [locale, ownTexts, query, isOnlyOwn]);
}

type RowProps = {
  readonly name: string;
  readonly locale: string;
  readonly defaultText: string;
  readonly ownText: string;
  readonly write: Write;
};

const WordRow = memo(function WordRow({ name, locale, defaultText, ownText, write }: RowProps) {
  const texts = useStudioTexts();
  const { missing, unknown } = placesApart(defaultText, ownText);
  const isOwn = ownText !== "";
  const hints = [
    isOwn && missing.length > 0 && fill(texts.settings.placesMissing, { places: missing.join(", ") }),
    isOwn && unknown.length > 0 && fill(texts.settings.placesUnknown, { places: unknown.join(", ") }),
  ].filter(Boolean);
  return (
    <li>
      <Field
        label={defaultText || name}
        lang={locale}
        value={ownText}
        hint={hints.length > 0 ? hints.join(" ") : undefined}
        write={(text) => write((draft) => setWord(draft, locale, [name, text]), `${locale} ${name}`)}
      />
    </li>
  );
});
