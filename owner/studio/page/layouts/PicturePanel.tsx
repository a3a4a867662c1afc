import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftLayout, DraftPicture } from "../../draft/draft.ts";
import { fileOf } from "../../draft/edit/layoutMirror.ts";
import { changePicture, movePicture, silentLocales, withWords } from "../../draft/edit/layoutPictures.ts";
import { plural } from "../../text/plural.ts";
import { Sign, WeightSign } from "../frame/Mark.tsx";
import { useTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, settleStep, show } from "../state/projectStore.ts";
import { languageName, projectLocales } from "./layoutWords.ts";

type Props = { readonly layout: DraftLayout; readonly picture: DraftPicture; readonly at: number };

/** What is said of the chosen picture, and its place. */
export function PicturePanel({ layout, picture, at }: Props) {
  const texts = useTexts();
  const store = useProjectStore();
  const locales = projectLocales(useDraft().project);
  const place = { layout: layout.id, at };
  const setWhole = (whole: boolean) => {
    const draft = changePicture(draftOf(store), place, ({ whole: _before, ...each }) =>
      whole ? { ...each, whole } : each,
    );
    change(store, { draft, name: "picture" });
  };
  return (
    <div className="picture-panel">
      <div className="chosen-head">
        <h2>{fill(texts.layouts.picture, { n: at + 1 })}</h2>
        <span className="small">{`${picture.width} × ${picture.height}`}</span>
      </div>
      <p className="small picture-file" translate="no">
        {fileOf(picture)}
      </p>
      {locales.map((locale) => (
        <Words key={locale} picture={picture} place={place} locale={locale} locales={locales} />
      ))}
      <label className="tick">
        <input type="checkbox" checked={picture.whole ?? false} onChange={({ target }) => setWhole(target.checked)} />
        <span>{texts.layouts.whole}</span>
      </label>
      <Place id={layout.id} at={at} count={layout.pictures?.length ?? 0} />
    </div>
  );
}

type WordsProps = {
  readonly picture: DraftPicture;
  readonly place: { readonly layout: string; readonly at: number };
  readonly locale: string;
  readonly locales: readonly string[];
};

/** In one of the project's languages: what is read in place of the picture, and how long it is. */
function Words({ picture, place, locale, locales }: WordsProps) {
  const texts = useTexts();
  const store = useProjectStore();
  const { alt } = picture;
  const words = typeof alt === "string" ? alt : (alt[locale] ?? "");
  const silent = silentLocales(picture, locales);
  const other = locales.find((each) => !silent.includes(each));
  const write = (text: string) => {
    const draft = changePicture(draftOf(store), place, (each) => withWords(each, { locale, text, locales }));
    change(store, { draft, name: "words", underway: `words ${place.layout} ${place.at} ${locale}` });
  };
  const id = `words-${locale}`;
  return (
    <div className="field words">
      <label htmlFor={id}>{fill(texts.layouts.words, { language: languageName(locale, texts) })}</label>
      <span
        className="small"
        id={`${id}-length`}
        aria-label={plural(texts.language, texts.layouts.letters, words.length)}
        role="img"
      >
        {words.length}
      </span>
      <textarea
        id={id}
        lang={locale}
        rows={2}
        value={words}
        aria-describedby={silent.includes(locale) ? `${id}-missing` : undefined}
        onChange={({ target }) => write(target.value)}
        onBlur={() => settleStep(store)}
      />
      {silent.includes(locale) && (
        <p className="small words-missing" id={`${id}-missing`}>
          <WeightSign weight="warning" />
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

type PlaceProps = { readonly id: string; readonly at: number; readonly count: number };

/** The equal of dragging, for keys and fingers. */
function Place({ id, at, count }: PlaceProps) {
  const texts = useTexts();
  const store = useProjectStore();
  const move = (to: number) => {
    change(store, { draft: movePicture(draftOf(store), id, { from: at, to }), name: "pictureOrder" });
    show(store, { kind: "layouts", layout: id, picture: to });
  };
  return (
    <div className="picture-place" role="group" aria-label={texts.layouts.place}>
      <p className="field">{texts.layouts.place}</p>
      <span role="status">{fill(texts.layouts.placeOf, { n: at + 1, count })}</span>
      <div className="options">
        <button type="button" aria-label={texts.layouts.earlier} disabled={at === 0} onClick={() => move(at - 1)}>
          <span className="turned">
            <Sign name="chevron" />
          </span>
        </button>
        <button type="button" aria-label={texts.layouts.later} disabled={at === count - 1} onClick={() => move(at + 1)}>
          <Sign name="chevron" />
        </button>
      </div>
    </div>
  );
}
