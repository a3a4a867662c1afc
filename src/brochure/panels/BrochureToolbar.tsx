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

type Props = {
  readonly zoomController: ZoomController;
  readonly fullScreen: FullScreen;
  /** The element is narrow: rare actions and the download are in the panel "more". */
  readonly isCompact: boolean;
  /** Server markup, until the element is measured: only the download link, which works without script. */
  readonly isUnmeasured: boolean;
};

/** The reading progress, the page field and the actions; below a closed single page, the buttons that open the book. */
export function BrochureToolbar({ zoomController, fullScreen, isCompact, isUnmeasured }: Props) {
  const book = useBook();
  const { pdf } = useBrochure();
  const texts = brochureTexts(useLanguage());
  const addressOf = usePageAddress();
  const last = lastSpread(book);
  const readShare = last === 0 ? 1 : shownSpread(book) / last;
  const isOpenable = !isUnmeasured && book.place.name === "closed" && !book.isDouble;
  const hasActions = !isUnmeasured && !isOpenable;
  return (
    <footer className={isCompact ? "foot compact" : "foot"}>
      <div className="read-line">
        <i style={isUnmeasured ? undefined : { width: `${readShare * 100}%` }} />
      </div>
      {isOpenable && <ClosedBookActions />}
      <div className="foot-row" hidden={isOpenable}>
        {hasActions && (
          <div className="foot-start">
            <PanelButton name="chapters" />
            <PanelButton name="search" />
          </div>
        )}
        {hasActions && <PageField />}
        <div className="foot-end">
          {hasActions &&
            (isCompact ? (
              <PanelButton name="more" />
            ) : (
              <MoreActions zoomController={zoomController} fullScreen={fullScreen} />
            ))}
          {pdf && (
            // A compact toolbar has it in the panel "more". Server markup shows it, because it works without script.
            <a part="link" className="foot-link" href={addressOf(pdf)} download hidden={isCompact}>
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
