import { useState, type CSSProperties } from "react";
import type { BookLayout } from "./bookLayout.ts";
import { useIsServerRendered } from "../../hooks/useIsServerRendered.ts";
import { PictureShape } from "../../ui/picture/Picture.tsx";
import { PictureOrigin } from "../../ui/picture/PictureOrigin.tsx";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { Face } from "./Face.tsx";
import { lastSpread, leafCount, pagesOfSpread } from "../book/spreads.ts";
import { leavesAround, useDrawnSpread } from "./useDrawnSpread.ts";

/** `sizes` of the page in server markup; 231px is the same reduction for phones as in `sizesAt`. */
const servedSizes = "(min-width: 1500px) 690px, (min-width: 800px) 600px, 231px";

/**
 * The book: leaves attached to the spine. Turned ones lie on the left. A leaf changes sides by a CSS transition, which runs without
 * script.
 */
export function Leaves({ layout, zoom }: { layout: BookLayout | undefined; zoom: number }) {
  const book = useBook();
  const { pages, pageTexts, query } = useBrochure();
  const spread = useDrawnSpread();
  const shown = pagesOfSpread(spread, book);
  const isServerRendered = useIsServerRendered();
  // The page of the server markup stays rendered until the book is measured.
  const isUnmeasured = isServerRendered && book.rendered.length === 0;
  const servedPage = useServedPage();
  const leaves = leavesAt(spread, layout ? leavesAround : 0, leafCount(book));

  // The page of the server markup keeps its `sizes` while it is not zoomed, because Firefox loads a picture again when they change.
  const hasServedSizes = (page: number): boolean => isServerRendered && page === servedPage && zoom === 1;

  const face = (page: number, side: "front" | "back") => (
    <Face
      key={page}
      page={page}
      picture={pages[page]}
      side={side}
      isShown={shown.includes(page)}
      isRendered={book.rendered.includes(page) || (isUnmeasured && page === servedPage)}
      text={pageTexts.name === "ready" ? pageTexts.texts[page] : undefined}
      query={query}
      sizes={hasServedSizes(page) ? servedSizes : sizesAt(layout, shown.includes(page) ? Math.ceil(zoom) : 1)}
    />
  );
  return (
    <div
      className={`book ${book.place.name} ${book.isDouble ? "double" : "single"}${spread === 0 ? " at-cover" : ""}${book.isOpening && spread === 0 && book.isDouble ? " opening" : ""}`}
      style={styleOf(layout)}
    >
      {isServerRendered && pages[0] && <PictureShape picture={pages[0]} />}
      <Edges spread={spread} isUnmeasured={!layout} />
      {leaves.map((leaf) => (
        <div
          // The page of the server markup is the front of its leaf in either layout.
          key={(book.isDouble ? 2 * leaf : leaf) === servedPage ? "served" : `${book.isDouble} ${leaf}`}
          className={leaf < spread ? "leaf turned" : "leaf"}
          data-leaf={leaf}
          style={layout && { zIndex: 20 - (leaf < spread ? spread - leaf : leaf - spread) }}
        >
          {book.isDouble ? [face(2 * leaf, "front"), face(2 * leaf + 1, "back")] : [face(leaf, "front")]}
        </div>
      ))}
      {shown.map((page) => {
        const picture = pages[page];
        return (
          picture?.truth && (
            <div key={page} className={book.isDouble && page % 2 === 1 ? "truth left" : "truth"}>
              <PictureOrigin picture={picture} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** The page in the server markup; 0 (the cover) if the book was closed there, or if there was no server markup. */
function useServedPage(): number {
  const { place } = useBook();
  const isServerRendered = useIsServerRendered();
  const [servedPage] = useState(() => (place.name === "open" && isServerRendered ? place.page : 0));
  return servedPage;
}

/** Indices of the leaves to render: that of the spread, and `around` ones before and after it. */
function leavesAt(spread: number, around: number, count: number): readonly number[] {
  const first = Math.max(0, spread - around);
  const end = Math.min(count, spread + around + 1);
  return [...Array(Math.max(0, end - first)).keys()].map((index) => first + index);
}

/**
 * `sizes` of a page. For a page of at most 300 px (a phone) it is 77 % of the width: at three pixels per px the browser then loads the
 * picture of 690 pixels, which is sharp enough. `zoomFactor`: how much larger the page is shown.
 */
function sizesAt(layout: BookLayout | undefined, zoomFactor: number): string {
  const { width = 0 } = layout ?? {};
  return `${(width > 300 ? width : Math.round(width * 0.77)) * zoomFactor}px`;
}

function styleOf(layout: BookLayout | undefined): CSSProperties | undefined {
  const { width, height } = layout ?? {};
  // React's types lack custom properties.
  return layout && ({ width, height, "--width": `${width}px` } as CSSProperties);
}

/** The edges of the other pages, as lines on both sides of the book: the more pages on a side, the wider. */
function Edges({ spread, isUnmeasured }: { readonly spread: number; readonly isUnmeasured: boolean }) {
  const book = useBook();
  const last = lastSpread(book);
  const totalWidthPx = 8;
  const leftPx = last === 0 ? 0 : Math.round((totalWidthPx * spread) / last);
  const isLast = book.isDouble && spread === last && book.count % 2 === 0;
  return (
    <>
      {spread > 0 && <i className="edge read" style={isUnmeasured ? undefined : { width: leftPx }} />}
      {!isLast && <i className="edge ahead" style={isUnmeasured ? undefined : { width: totalWidthPx - leftPx }} />}
    </>
  );
}
