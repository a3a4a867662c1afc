import { useState, type CSSProperties } from "react";
import type { BookLayout } from "./bookLayout.ts";
import { useIsServerRendered } from "../../hooks/useIsServerRendered.ts";
import { PictureShape } from "../../ui/picture/Picture.tsx";
import { PictureOrigin } from "../../ui/picture/PictureOrigin.tsx";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { Face } from "./Face.tsx";
import { lastSpread, leafCount, pagesOfSpread } from "../book/spreads.ts";
import { leavesAround, useDrawnSpread } from "./useDrawnSpread.ts";

/** `sizes` of the page in server markup. Small on phones, whose pixel density is higher than the eye can see. */
const servedSizes = "(min-width: 1500px) 690px, (min-width: 800px) 600px, 231px";

/**
 * The book: leaves attached to the spine. Turned ones lie on the left; a leaf changes sides by a CSS transition, so that no script
 * runs.
 */
export function Leaves({ layout, zoom }: { layout: BookLayout | undefined; zoom: number }) {
  const book = useBook();
  const { pages, pageTexts, query } = useBrochure();
  const spread = useDrawnSpread();
  const shown = pagesOfSpread(spread, book);
  const isServerRendered = useIsServerRendered();
  const isServers = isServerRendered && book.loaded.length === 0;
  const served = useServedPage();
  const leaves = leavesAt(spread, layout ? leavesAround : 0, leafCount(book));

  // Unchanged `sizes`, because Firefox loads the picture again when they change.
  const cameWithPage = (page: number): boolean => isServerRendered && page === served && zoom === 1;

  const face = (page: number, side: "front" | "back") => (
    <Face
      key={page}
      page={page}
      picture={pages[page]}
      side={side}
      isShown={shown.includes(page)}
      isLoaded={book.loaded.includes(page) || (isServers && page === served)}
      text={pageTexts.name === "ready" ? pageTexts.texts[page] : undefined}
      query={query}
      sizes={cameWithPage(page) ? servedSizes : sizesAt(layout, shown.includes(page) ? Math.ceil(zoom) : 1)}
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
          key={(book.isDouble ? 2 * leaf : leaf) === served ? "served" : `${book.isDouble} ${leaf}`}
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

/** The page of the server markup; the cover if the book was closed, or rendered in the browser. */
function useServedPage(): number {
  const { place } = useBook();
  const isServerRendered = useIsServerRendered();
  const [served] = useState(() => (place.name === "open" && isServerRendered ? place.page : 0));
  return served;
}

function leavesAt(spread: number, around: number, count: number): readonly number[] {
  const first = Math.max(0, spread - around);
  const end = Math.min(count, spread + around + 1);
  return [...Array(Math.max(0, end - first)).keys()].map((index) => first + index);
}

/** 690 pixels on 300 px look sharp; zooming in loads twice as many. */
function sizesAt(layout: BookLayout | undefined, closer: number): string {
  const { width = 0 } = layout ?? {};
  return `${(width > 300 ? width : Math.round(width * 0.77)) * closer}px`;
}

function styleOf(layout: BookLayout | undefined): CSSProperties | undefined {
  const { width, height } = layout ?? {};
  // React's types lack custom properties.
  return layout && ({ width, height, "--width": `${width}px` } as CSSProperties);
}

/** Page edges on both sides that show the reading progress. */
function Edges({ spread, isUnmeasured }: { readonly spread: number; readonly isUnmeasured: boolean }) {
  const book = useBook();
  const last = lastSpread(book);
  const totalWidth = 8;
  const left = last === 0 ? 0 : Math.round((totalWidth * spread) / last);
  const isLast = book.isDouble && spread === last && book.count % 2 === 0;
  return (
    <>
      {spread > 0 && <i className="edge read" style={isUnmeasured ? undefined : { width: left }} />}
      {!isLast && <i className="edge ahead" style={isUnmeasured ? undefined : { width: totalWidth - left }} />}
    </>
  );
}
