import type { CSSProperties } from "react";
import type { BookLayout } from "./bookLayout.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { Face } from "./Face.tsx";
import { lastSpread, leafCount, pagesOfSpread } from "../book/spreads.ts";
import { leavesAround, useDrawnSpread } from "./useDrawnSpread.ts";

/**
 * The book itself: leaves that hang on the spine. Turned ones lie on the left; a leaf that changes sides flies there by a
 * transition of its style sheet, so that nothing runs when nothing moves.
 */
export function Leaves({ layout, zoom }: { layout: BookLayout; zoom: number }) {
  const book = useBook();
  const { pages, pageTexts, wanted } = useBrochure();
  const spread = useDrawnSpread();
  const shown = pagesOfSpread(spread, book);
  const first = Math.max(0, spread - leavesAround);
  const end = Math.min(leafCount(book), spread + leavesAround + 1);
  const leaves = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);

  // A phone has more dots than an eye sees: 690 of them on 300 px are sharp, and twice as many come when readers look closer.
  const asked = layout.width > 300 ? layout.width : Math.round(layout.width * 0.77);

  const face = (page: number, side: "front" | "back") => (
    <Face
      key={page}
      page={page}
      picture={pages[page]}
      side={side}
      isShown={shown.includes(page)}
      isAlive={book.alive.includes(page)}
      text={pageTexts.name === "ready" ? pageTexts.texts[page] : undefined}
      wanted={wanted}
      sizes={`${asked * (shown.includes(page) ? Math.ceil(zoom) : 1)}px`}
    />
  );
  return (
    <div
      className={`book ${book.place.name} ${book.isDouble ? "double" : "single"}${spread === 0 ? " at-cover" : ""}${book.isOpening && spread === 0 && book.isDouble ? " opening" : ""}`}
      style={{ width: layout.width, height: layout.height, "--width": `${layout.width}px` } as CSSProperties}
    >
      <Edges spread={spread} />
      {leaves.map((leaf) => (
        <div
          key={`${book.isDouble} ${leaf}`}
          className={leaf < spread ? "leaf turned" : "leaf"}
          data-leaf={leaf}
          style={{ zIndex: 20 - (leaf < spread ? spread - leaf : leaf - spread) }}
        >
          {book.isDouble ? [face(2 * leaf, "front"), face(2 * leaf + 1, "back")] : face(leaf, "front")}
        </div>
      ))}
    </div>
  );
}

/** How much is read, as the edges of the leaves on both sides. */
function Edges({ spread }: { spread: number }) {
  const book = useBook();
  const last = lastSpread(book);
  const most = 8;
  const left = last === 0 ? 0 : Math.round((most * spread) / last);
  const isLast = book.isDouble && spread === last && book.count % 2 === 0;
  return (
    <>
      {spread > 0 && <i className="edge read" style={{ width: left }} />}
      {!isLast && <i className="edge ahead" style={{ width: most - left }} />}
    </>
  );
}
