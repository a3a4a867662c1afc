import { useState } from "react";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useBrochure } from "../BrochureContext.tsx";
import { LanguageNote } from "../LanguageNote.tsx";
import { lastPageOf } from "../book/lastPage.ts";
import type { BookLayout } from "./bookLayout.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** Space left and right of the actions beside a cover, px. */
const [leftGapPx, rightGapPx] = [40, 12];
/** Maximum width of the actions, and the width below which title and button are smaller, px. */
const [maxWidthPx, minFullPx] = [290, 240];

/**
 * The length of the closed book, a button that opens it, and one that opens it at the page where the reader last left it. `beside`: the
 * layout of the book that they are beside; without it they are in the toolbar.
 */
export function ClosedBookActions({ beside }: { readonly beside?: BookLayout }) {
  const texts = brochureTexts(useLanguage());
  const { store, pages } = useBrochure();
  const widthPx = beside ? Math.min(maxWidthPx, beside.besideCover - leftGapPx - rightGapPx) : maxWidthPx;
  const [lastPage] = useState(() => lastPageOf(pages).read());
  return (
    <div
      className={beside && widthPx < minFullPx ? "invitation narrow" : "invitation"}
      style={beside && { left: `calc(50% + ${beside.width / 2 + leftGapPx}px)`, maxWidth: widthPx }}
    >
      <p className="invitation-title">{texts.title}</p>
      <p className="invitation-count">{fill(texts.count, { count: pages.length })}</p>
      <LanguageNote className="invitation-language" />
      <button type="button" className="button" part="button" onClick={() => store.goTo(0)}>
        <span>{texts.open}</span>
        <Arrow />
      </button>
      {lastPage !== undefined && lastPage < pages.length && (
        <button
          type="button"
          part="link"
          className="foot-link"
          onClick={(event) => {
            // The stage would open page 0.
            event.stopPropagation();
            store.goTo(lastPage);
          }}
        >
          {fill(texts.resume, { page: lastPage + 1 })}
        </button>
      )}
    </div>
  );
}
