import type { FullScreen } from "../../hooks/useFullScreen.ts";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure, type PanelName } from "../BrochureContext.tsx";
import { usePageAddress } from "../../ui/PageOrigin.tsx";
import { ClosedBookActions } from "../stage/ClosedBookActions.tsx";
import { PageField } from "./PageField.tsx";
import { MoreActions } from "./MoreActions.tsx";
import { lastSpread } from "../book/spreads.ts";
import type { ZoomController } from "../stage/useZoom.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

export type FootProps = {
  readonly zoomController: ZoomController;
  readonly fullScreen: FullScreen;
  readonly isColumn: boolean;
  /** Server markup: only what works without script. */
  readonly isUnmeasured: boolean;
};

/** The page field and the actions. In a column rare actions are in the panel "more". */
export function BrochureToolbar({ zoomController, fullScreen, isColumn, isUnmeasured }: FootProps) {
  const book = useBook();
  const { pdf } = useBrochure();
  const texts = brochureTexts(useLanguage());
  const addressOf = usePageAddress();
  const last = lastSpread(book);
  const read = last === 0 ? 1 : shownSpread(book) / last;
  const isInvited = !isUnmeasured && book.place.name === "closed" && !book.isDouble;
  const isWhole = !isUnmeasured && !isInvited;
  return (
    <footer className={isColumn ? "foot column" : "foot"}>
      <div className="read-line">
        <i style={isUnmeasured ? undefined : { width: `${read * 100}%` }} />
      </div>
      {isInvited && <ClosedBookActions />}
      <div className="foot-row" hidden={isInvited}>
        {isWhole && (
          <div className="foot-start">
            <PanelButton name="chapters" />
            <PanelButton name="search" />
          </div>
        )}
        {isWhole && <PageField />}
        <div className="foot-end">
          {isWhole &&
            (isColumn ? (
              <PanelButton name="more" />
            ) : (
              <MoreActions zoomController={zoomController} fullScreen={fullScreen} />
            ))}
          {pdf && (
            // In a column it is in the panel "more"; server markup keeps it hidden in place.
            <a part="link" className="foot-link" href={addressOf(pdf)} download hidden={isColumn}>
              {texts.download}
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}

function PanelButton({ name }: { name: PanelName }) {
  const texts = brochureTexts(useLanguage());
  const { pageTexts, setPanel } = useBrochure();
  if (name === "search" && pageTexts.name === "none") return null;
  return (
    <button type="button" part="link" className="foot-link" aria-haspopup="dialog" onClick={() => setPanel(name)}>
      {texts[name]}
    </button>
  );
}
