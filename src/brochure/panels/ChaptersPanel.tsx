import { localText } from "../../project/localText.ts";
import { Heading } from "../../ui/Heading.tsx";
import { useLocale } from "../../ui/TextsContext.tsx";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { useBrochureTexts } from "../brochureTexts.ts";
import { Panel } from "./Panel.tsx";
import { pagesOfSpread } from "../book/spreads.ts";
import { Thumbnails } from "./Thumbnails.tsx";

/** The chapters with their pages, and all pages as small pictures. */
export function ChaptersPanel() {
  const texts = useBrochureTexts();
  const locale = useLocale();
  const { chapters, store, setPanel } = useBrochure();
  const book = useBook();
  const shown = pagesOfSpread(shownSpread(book), book);
  const current = chapters.findLast(({ page }) => page <= (shown.at(-1) ?? 0));
  const go = (page: number): void => {
    setPanel(undefined);
    store.goTo(page);
  };
  return (
    <Panel title={texts.chapters}>
      <ol className="panel-list">
        {chapters.map((chapter) => (
          <li key={chapter.page}>
            <button
              type="button"
              className="panel-row"
              aria-current={chapter === current ? "true" : undefined}
              onClick={() => go(chapter.page)}
            >
              <b>{localText(chapter.title, locale)}</b>
              <span>{chapter.page + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      <Heading isPart className="panel-sub">
        {texts.pages}
      </Heading>
      <Thumbnails shown={shown} onChoose={go} />
    </Panel>
  );
}
