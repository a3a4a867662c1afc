import type { FullScreen } from "../../hooks/useFullScreen.ts";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure, type PanelName } from "../BrochureContext.tsx";
import { useBrochureTexts } from "../brochureTexts.ts";
import { Invitation } from "../stage/Invitation.tsx";
import { PageField } from "./PageField.tsx";
import { MoreActions } from "./MoreActions.tsx";
import { lastSpread } from "../book/spreads.ts";
import type { ZoomDesk } from "../stage/useZoom.ts";

export type FootProps = { readonly zoomDesk: ZoomDesk; readonly fullScreen: FullScreen; readonly isColumn: boolean };

/** The line of what is read, and under it all that can be done with a book. In a column the rare things stand behind "more". */
export function Foot({ zoomDesk, fullScreen, isColumn }: FootProps) {
  const book = useBook();
  const last = lastSpread(book);
  const read = last === 0 ? 1 : shownSpread(book) / last;
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
            {isColumn ? <PanelButton name="more" /> : <MoreActions zoomDesk={zoomDesk} fullScreen={fullScreen} />}
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
