import { textWithLanguage } from "../../text/textWithLanguage.ts";
import { Heading } from "../../ui/Heading.tsx";
import { useLanguage, useLocale } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { LanguageNote } from "../LanguageNote.tsx";
import { Panel } from "./Panel.tsx";
import { pagesOfSpread } from "../book/spreads.ts";
import { Thumbnails } from "./Thumbnails.tsx";

/** The chapters with their first pages, and thumbnails of all pages. */
export function ChaptersPanel() {
  const texts = brochureTexts(useLanguage());
  const locale = useLocale();
  const { chapters, store, setPanel } = useBrochure();
  const book = useBook();
  const shown = pagesOfSpread(shownSpread(book), book);
  const currentChapter = chapters.findLast(({ page }) => page <= (shown.at(-1) ?? 0));
  const titled = chapters.map((chapter) => ({ chapter, title: textWithLanguage(chapter.title, locale) }));
  const openPage = (page: number): void => {
    setPanel(undefined);
    store.goTo(page);
  };
  return (
    <Panel title={texts.chapters}>
      <LanguageNote className="panel-language" />
      <ol className="panel-list">
        {titled.map(({ chapter, title }) => (
          <li key={chapter.page}>
            <button
              type="button"
              className="panel-row"
              aria-current={chapter === currentChapter ? "true" : undefined}
              onClick={() => openPage(chapter.page)}
            >
              <b lang={title.lang}>{title.text}</b>
              <span>{chapter.page + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      <Heading isSubheading className="panel-sub">
        {texts.pages}
      </Heading>
      <Thumbnails shown={shown} onChoose={openPage} />
    </Panel>
  );
}
