import { useState, type CSSProperties } from "react";
import type { BookLayout } from "./bookLayout.ts";
import { useIsServerRendered } from "../../hooks/useIsServerRendered.ts";
import { PictureShape } from "../../ui/picture/Picture.tsx";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { Face } from "./Face.tsx";
import { lastSpread, leafCount, pagesOfSpread } from "../book/spreads.ts";
import { leavesAround, useDrawnSpread } from "./useDrawnSpread.ts";

/** The page of a server's markup, in the window it will come to: a phone has more dots than an eye sees. */
const servedSizes = "(min-width: 1500px) 690px, (min-width: 800px) 600px, 231px";

/**
 * The book itself: leaves that hang on the spine. Turned ones lie on the left; a leaf that changes sides flies there by a
 * transition of its style sheet, so that nothing runs when nothing moves.
 */
export function Leaves({ layout, zoom }: { layout: BookLayout | undefined; zoom: number }) {
  const book = useBook();
  const { pages, pageTexts, wanted } = useBrochure();
  const spread = useDrawnSpread();
  const shown = pagesOfSpread(spread, book);
  const isServerRendered = useIsServerRendered();
  const isServers = isServerRendered && book.loaded.length === 0;
  const served = useServedPage();
  const leaves = leavesAt(spread, layout ? leavesAround : 0, leafCount(book));

  // As it came with the page: Firefox asks for a picture once more when this changes.
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
      wanted={wanted}
      sizes={cameWithPage(page) ? servedSizes : sizesAt(layout, shown.includes(page) ? Math.ceil(zoom) : 1)}
    />
  );
  return (
    <div
      className={`book ${book.place.name} ${book.isDouble ? "double" : "single"}${spread === 0 ? " at-cover" : ""}${book.isOpening && spread === 0 && book.isDouble ? " opening" : ""}`}
      style={styleOf(layout)}
    >
      {isServerRendered && pages[0] && <PictureShape picture={pages[0]} />}
      <Edges spread={spread} isStill={!layout} />
      {leaves.map((leaf) => (
        <div
          // The cover, or another page that came, is the front of its leaf however the book is laid.
          key={(book.isDouble ? 2 * leaf : leaf) === served ? "served" : `${book.isDouble} ${leaf}`}
          className={leaf < spread ? "leaf turned" : "leaf"}
          data-leaf={leaf}
          style={layout && { zIndex: 20 - (leaf < spread ? spread - leaf : leaf - spread) }}
        >
          {book.isDouble ? [face(2 * leaf, "front"), face(2 * leaf + 1, "back")] : [face(leaf, "front")]}
        </div>
      ))}
    </div>
  );
}

/** The page that came with a server's markup; the cover where the book came closed, or comes from the browser. */
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

/** 690 dots on 300 px are sharp, and twice as many come when readers look closer. */
function sizesAt(layout: BookLayout | undefined, closer: number): string {
  const { width = 0 } = layout ?? {};
  return `${(width > 300 ? width : Math.round(width * 0.77)) * closer}px`;
}

function styleOf(layout: BookLayout | undefined): CSSProperties | undefined {
  const { width, height } = layout ?? {};
  // React's types do not know custom properties.
  return layout && ({ width, height, "--width": `${width}px` } as CSSProperties);
}

/** How much is read, as the edges of the leaves on both sides. */
function Edges({ spread, isStill }: { readonly spread: number; readonly isStill: boolean }) {
  const book = useBook();
  const last = lastSpread(book);
  const most = 8;
  const left = last === 0 ? 0 : Math.round((most * spread) / last);
  const isLast = book.isDouble && spread === last && book.count % 2 === 0;
  return (
    <>
      {spread > 0 && <i className="edge read" style={isStill ? undefined : { width: left }} />}
      {!isLast && <i className="edge ahead" style={isStill ? undefined : { width: most - left }} />}
    </>
  );
}
