import type { FullScreen } from "../../hooks/useFullScreen.ts";
import { useBrochure } from "../BrochureContext.tsx";
import { LanguageNote } from "../LanguageNote.tsx";
import { Panel } from "./Panel.tsx";
import { MoreActions } from "./MoreActions.tsx";
import type { ZoomController } from "../stage/useZoom.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** The actions that a compact toolbar has no space for: rare ones and the download. */
export function MorePanel({ zoomController, fullScreen }: { zoomController: ZoomController; fullScreen: FullScreen }) {
  const texts = brochureTexts(useLanguage());
  const { setPanel, pdf } = useBrochure();
  const close = (): void => setPanel(undefined);
  const toggleZoom = (): void => {
    close();
    zoomController.toggle();
  };
  const toggleFull = (): void => {
    close();
    fullScreen.toggle();
  };
  return (
    <Panel title={texts.more}>
      <LanguageNote className="panel-language" />
      <div className="rare">
        <MoreActions
          zoomController={{ ...zoomController, toggle: toggleZoom }}
          fullScreen={{ ...fullScreen, toggle: toggleFull }}
        />
        {pdf && (
          <a part="link" className="foot-link" href={pdf} download>
            {texts.download}
          </a>
        )}
      </div>
    </Panel>
  );
}
