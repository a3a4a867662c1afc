import type { FullScreen } from "../hooks/useFullScreen.ts";
import { book as verbs } from "./book.ts";
import { useBook, useBrochure, type PanelName } from "./BrochureContext.tsx";
import { useBrochureTexts } from "./BrochureTextsContext.tsx";
import { Invitation } from "./Invitation.tsx";
import { PageField } from "./PageField.tsx";
import { Rare } from "./Rare.tsx";
import { spreads } from "./spreads.ts";
import type { ZoomDesk } from "./useZoom.ts";

export type FootProps = { readonly zoomDesk: ZoomDesk; readonly fullScreen: FullScreen; readonly isColumn: boolean };

/** The line of what is read, and under it all that can be done with a book. In a column the rare things stand behind "more". */
export function Foot({ zoomDesk, fullScreen, isColumn }: FootProps) {
  const book = useBook();
  const last = spreads.lastSpread(book);
  const read = last === 0 ? 1 : verbs.spreadAt(book) / last;
  const isClosed = book.place.name === "closed";
  return (
    <footer className={isColumn ? "foot column" : "foot"}>
      <div className="read-line">
        <i style={{ width: `${read * 100}%` }} />
      </div>
      {isClosed && !book.isDouble ? (
        <Invitation />
      ) : (
        <div className="foot-row">
          <div className="foot-start">
            <PanelButton name="chapters" />
            <PanelButton name="search" />
          </div>
          <PageField />
          <div className="foot-end">
            {isColumn ? <PanelButton name="more" /> : <Rare zoomDesk={zoomDesk} fullScreen={fullScreen} />}
          </div>
        </div>
      )}
    </footer>
  );
}

function PanelButton({ name }: { name: PanelName }) {
  const texts = useBrochureTexts();
  const { pageTexts, setPanel } = useBrochure();
  if (name === "search" && pageTexts.name === "none") return null;
  return (
    <button type="button" className="foot-link" aria-haspopup="dialog" onClick={() => setPanel(name)}>
      {texts[name]}
    </button>
  );
}
