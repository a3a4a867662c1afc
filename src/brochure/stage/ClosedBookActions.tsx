import { useState } from "react";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useBrochure } from "../BrochureContext.tsx";
import { OtherLanguage } from "../OtherLanguage.tsx";
import { lastPageOf } from "../book/lastPage.ts";
import type { BookLayout } from "./bookLayout.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** px before and after the invitation beside a cover, and the widths at which it is whole and at which its button and title are smaller. */
const [before, after, maxWidth, narrowBelow] = [40, 12, 290, 240];

/** Beside or below the closed book: its length, a button that opens it, and one that continues at the last page. `beside`: where it is. */
export function ClosedBookActions({ beside }: { readonly beside?: BookLayout }) {
  const texts = brochureTexts(useLanguage());
  const { store, pages } = useBrochure();
  const space = beside ? Math.min(maxWidth, beside.besideCover - before - after) : maxWidth;
  const [left] = useState(() => lastPageOf(pages).read());
  return (
    <div
      className={beside && space < narrowBelow ? "invitation narrow" : "invitation"}
      style={beside && { left: `calc(50% + ${beside.width / 2 + before}px)`, maxWidth: space }}
    >
      <p className="invitation-title">{texts.title}</p>
      <p className="invitation-count">{fill(texts.count, { count: pages.length })}</p>
      <OtherLanguage className="invitation-language" />
      <button type="button" className="button" part="button" onClick={() => store.goTo(0)}>
        <span>{texts.open}</span>
        <Arrow />
      </button>
      {left !== undefined && left < pages.length && (
        <button
          type="button"
          part="link"
          className="foot-link"
          onClick={(event) => {
            event.stopPropagation();
            store.goTo(left);
          }}
        >
          {fill(texts.resume, { page: left + 1 })}
        </button>
      )}
    </div>
  );
}
