import { memo, useDeferredValue, useMemo, useState } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { setWord } from "../../../draft/edit/languages.ts";
import { placesApart } from "../../../draft/settings/ownTexts.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { useWrite, type Write } from "../fields/useWrite.ts";
import { defaultTexts, textKeys } from "./defaultTexts.ts";

/** Number of rows shown at first: searching is quicker than scrolling. */
const few = 40;
const none: Readonly<Record<string, string>> = {};

/** Every text of the elements in one language, with a field for the owner's own wording. */
export function WordTable({ locale }: { readonly locale: string }) {
  const texts = useStudioTexts();
  const write = useWrite("ownWords");
  const own = useDraft().settings.words?.[locale] ?? none;
  const [find, setFind] = useState("");
  const [isOnlyOwn, setOnlyOwn] = useState(false);
  const [most, setMost] = useState(few);
  const keys = useFound({ locale, own, find: useDeferredValue(find), isOnlyOwn });
  return (
    <>
      <div className="words-find">
        <label className="field">
          <span>{texts.settings.findWord}</span>
          <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        <label className="tick">
          <input type="checkbox" checked={isOnlyOwn} onChange={({ target }) => setOnlyOwn(target.checked)} />
          <span>{texts.settings.onlyOwn}</span>
        </label>
        <p className="small" role="status">
          {keys.length === 0 ? texts.settings.noWords : fill(texts.settings.ownCount, { n: Object.keys(own).length })}
        </p>
      </div>
      <ul className="settings-rows words">
        {keys.slice(0, most).map((key) => (
          <WordRow
            key={key}
            name={key}
            locale={locale}
            ours={defaultTexts(locale)[key] ?? ""}
            own={own[key] ?? ""}
            write={write}
          />
        ))}
      </ul>
      {keys.length > most && (
        <button type="button" className="link settings-split" onClick={() => setMost(keys.length)}>
          {fill(texts.settings.moreWords, { n: keys.length - most })}
        </button>
      )}
    </>
  );
}

type Sought = {
  readonly locale: string;
  readonly own: Readonly<Record<string, string>>;
  readonly find: string;
  readonly isOnlyOwn: boolean;
};

/** Keys of the texts that contain the search term: in the product's text, in the owner's, or in the key. */
function useFound({ locale, own, find, isOnlyOwn }: Sought): readonly string[] {
  return useMemo(() => {
    const ours = defaultTexts(locale);
    const sought = find.trim().toLowerCase();
    // Texts from a file that no element uses are listed, too, so that they can be removed.
    const strange = Object.keys(own).filter((key) => !textKeys.includes(key));
    return [...textKeys, ...strange].filter((key) => {
      const isFound = `${key}\n${ours[key] ?? ""}\n${own[key] ?? ""}`.toLowerCase().includes(sought);
      return isFound && (!isOnlyOwn || key in own);
    });
  }, [locale, own, find, isOnlyOwn]);
}

type RowProps = {
  readonly name: string;
  readonly locale: string;
  readonly ours: string;
  readonly own: string;
  readonly write: Write;
};

const WordRow = memo(function WordRow({ name, locale, ours, own, write }: RowProps) {
  const texts = useStudioTexts();
  const { missing, unknown } = placesApart(ours, own);
  const isOwn = own !== "";
  const hints = [
    isOwn && missing.length > 0 && fill(texts.settings.placesMissing, { places: missing.join(", ") }),
    isOwn && unknown.length > 0 && fill(texts.settings.placesUnknown, { places: unknown.join(", ") }),
  ].filter(Boolean);
  return (
    <li>
      <Field
        label={ours || name}
        lang={locale}
        value={own}
        hint={hints.length > 0 ? hints.join(" ") : undefined}
        write={(text) => write((draft) => setWord(draft, locale, [name, text]), `${locale} ${name}`)}
      />
    </li>
  );
});
