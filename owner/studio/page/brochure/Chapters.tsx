import { useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import {
  addChapter,
  changeChapter,
  type DraftChapter,
  removeChapter,
  withOutlineChapters,
} from "../../draft/edit/brochure.ts";
import { plural } from "../../text/plural.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, endUndoStep, show } from "../state/projectStore.ts";
import type { BrochureFiles } from "./useBrochureFiles.ts";

type Props = { readonly book: BrochureFiles; readonly at: number };

/** Titles and first pages; a new chapter begins on the current page. */
export function Chapters({ book, at }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { chapters = [] } = useDraft().project.brochure ?? {};
  const begin = () => {
    const draft = addChapter(draftOf(store), { title: texts.brochure.newChapter, page: at });
    change(store, { draft, undoName: "chapters" });
  };
  return (
    <section className="chapters" aria-label={texts.brochure.chapters}>
      <h2>{texts.brochure.chapters}</h2>
      {chapters.length === 0 && <p className="small">{texts.brochure.noChapters}</p>}
      <ol>
        {chapters.map((chapter, index) => (
          // Chapters have no id: their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <ChapterRow key={index} chapter={chapter} index={index} count={book.count} />
        ))}
      </ol>
      {book.count > 0 && (
        <button type="button" className="button" onClick={begin}>
          {texts.brochure.beginHere}
        </button>
      )}
      <FromOutline book={book} chapters={chapters} />
    </section>
  );
}

type OutlineProps = { readonly book: BrochureFiles; readonly chapters: readonly DraftChapter[] };

/** Offers the chapters of the PDF itself, if the owner's differ. */
function FromOutline({ book: { outline }, chapters }: OutlineProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const isSame = chapters.length === outline.length && chapters.every((each, at) => isOf(each, outline[at]));
  if (outline.length === 0 || isSame) return null;
  const take = () => change(store, { draft: withOutlineChapters(draftOf(store), outline), undoName: "chapters" });
  return (
    <button type="button" className="link" onClick={take}>
      {plural(texts.language, texts.brochure.fromOutline, outline.length)}
    </button>
  );
}

const isOf = ({ title, page }: DraftChapter, entry: BrochureFiles["outline"][number] | undefined): boolean =>
  title === entry?.title && page === entry.page;

type RowProps = { readonly chapter: DraftChapter; readonly index: number; readonly count: number };

function ChapterRow({ chapter: { title, page }, index, count }: RowProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const n = index + 1;
  const rename = (next: string) => {
    const draft = changeChapter(draftOf(store), index, { title: next, locale: texts.language });
    change(store, { draft, undoName: "chapters", undoKey: `chapter ${index}` });
  };
  return (
    <li>
      <input
        aria-label={fill(texts.brochure.chapterTitle, { n })}
        value={textInLanguage(title, texts.language)}
        onChange={({ target }) => rename(target.value)}
        onBlur={() => endUndoStep(store)}
      />
      <PageField key={page} index={index} page={page} count={count} />
      <button
        type="button"
        aria-label={fill(texts.brochure.toPage, { n: page + 1 })}
        onClick={() => show(store, { kind: "brochure", page })}
      >
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        aria-label={fill(texts.brochure.removeChapter, { n })}
        onClick={() => change(store, { draft: removeChapter(draftOf(store), index), undoName: "chapters" })}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

type PageProps = { readonly index: number; readonly page: number; readonly count: number };

/** Applied on blur: chapters are sorted by page, and the row would otherwise jump while its number is typed. */
function PageField({ index, page, count }: PageProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [typed, setTyped] = useState(String(page + 1));
  const take = () => {
    const next = Number(typed) - 1;
    const isPage = Number.isInteger(next) && next >= 0 && next < Math.max(count, 1);
    if (!isPage) return setTyped(String(page + 1));
    if (next !== page)
      change(store, { draft: changeChapter(draftOf(store), index, { page: next }), undoName: "chapters" });
  };
  return (
    <input
      type="number"
      min={1}
      max={count}
      aria-label={fill(texts.brochure.chapterPage, { n: index + 1 })}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
      }}
    />
  );
}
