import { useState, type CSSProperties } from "react";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useBrochure } from "../BrochureContext.tsx";
import { OtherLanguage } from "../OtherLanguage.tsx";
import { lastPageOf } from "../book/lastPage.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** Beside or below the closed book: its length, a button that opens it, and one that continues at the last page. */
export function Invitation({ style }: { style?: CSSProperties | undefined }) {
  const texts = brochureTexts(useLanguage());
  const { store, pages } = useBrochure();
  const [left] = useState(() => lastPageOf(pages).read());
  return (
    <div className="invitation" style={style}>
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
