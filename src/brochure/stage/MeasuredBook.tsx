import { useLayoutEffect, useRef } from "react";
import { useElementSize } from "../../hooks/useElementSize.ts";
import { useFullScreen } from "../../hooks/useFullScreen.ts";
import { useIsServerRendered } from "../../hooks/useIsServerRendered.ts";
import { useIsTooNarrow } from "../../hooks/useIsTooNarrow.ts";
import { useWindowHeight, useWindowValue } from "../../hooks/useWindowValue.ts";
import { fill } from "../../text/format/fill.ts";
import { shownSpread } from "../book/book.ts";
import { cssZoomOf } from "../../page/cssZoom.ts";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { parts } from "../../parts/parts.ts";
import { bookLayout, lowWindowHeight, minFullToolbarPx, pageBoxWidth } from "./bookLayout.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { LanguageNote } from "../LanguageNote.tsx";
import { ChaptersPanel } from "../panels/ChaptersPanel.tsx";
import { BrochureToolbar } from "../panels/BrochureToolbar.tsx";
import { MorePanel } from "../panels/MorePanel.tsx";
import { SearchPanel } from "../panels/SearchPanel.tsx";
import { pageNumbers } from "../book/spreads.ts";
import { Stage } from "./Stage.tsx";
import { useBookKeys } from "./useBookKeys.ts";
import { useFocusReturn } from "./useFocusReturn.ts";
import { useZoom } from "./useZoom.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** The book with its toolbar and panels, laid out for the size of the element and the window. */
export function MeasuredBook() {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const { store, pages, panel } = useBrochure();
  const texts = brochureTexts(useLanguage());
  const book = useBook();
  const size = useElementSize(root);
  const width = size?.width ?? 0;
  const isTooNarrow = useIsTooNarrow(size);
  const isServerRendered = useIsServerRendered();
  // Server markup has the layout of servedBook.css until the element is measured.
  const isUnmeasured = isServerRendered && width === 0;
  const boxWidth = useWindowValue(() => pageBoxWidth(innerWidth), 300);
  const windowHeight = useWindowHeight(root);
  const screenHeight = useWindowValue(() => innerHeight / cssZoomOf(root.current), 0);
  const fullScreen = useFullScreen(root);
  const spread = shownSpread(book);
  const zoomController = useZoom(stage, spread);
  useBookKeys(root, zoomController);
  const [cover] = pages;
  const layout = bookLayout({
    width,
    boxWidth,
    lowHeight: lowWindowHeight(boxWidth, windowHeight),
    ratio: cover ? cover.width / cover.height : 1,
    screen: fullScreen.isFull ? { width, height: screenHeight } : undefined,
  });
  useLayoutEffect(() => {
    if (width > 0) store.layOut(layout.isDouble);
  }, [store, width, layout.isDouble]);
  const isOpen = book.place.name === "open";
  const isZoomed = zoomController.zoom.scale > 1;
  useFocusReturn(root, `${book.place.name} ${isZoomed}`, (element) =>
    [...element.querySelectorAll<HTMLElement>(isZoomed ? "[data-larger]" : ".step")].at(-1),
  );
  return (
    <>
      {isTooNarrow && (
        <LazyPart part={parts.overPage} meanwhile={null}>
          {(OverPage) => <OverPage name={texts.open} />}
        </LazyPart>
      )}
      <div ref={root} className={`brochure ${book.place.name}${isUnmeasured ? " served" : ""}`}>
        <Stage stage={stage} layout={isUnmeasured ? undefined : layout} zoomController={zoomController} />
        <BrochureToolbar
          zoomController={zoomController}
          fullScreen={fullScreen}
          isCompact={!isUnmeasured && width < minFullToolbarPx}
          isUnmeasured={isUnmeasured}
        />
        {!(book.place.name === "closed" && book.isDouble) && <LanguageNote className="visually-hidden" />}
        <output className="visually-hidden">
          {isOpen && fill(texts.pagesOf, { pages: pageNumbers(spread, book), count: book.count })}
        </output>
        {panel === "chapters" && <ChaptersPanel />}
        {panel === "search" && <SearchPanel />}
        {panel === "more" && <MorePanel zoomController={zoomController} fullScreen={fullScreen} />}
      </div>
    </>
  );
}
