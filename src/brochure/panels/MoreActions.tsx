import type { FullScreen } from "../../hooks/useFullScreen.ts";
import { useBook } from "../BrochureContext.tsx";
import { CopyPageLink } from "./CopyPageLink.tsx";
import type { ZoomController } from "../stage/useZoom.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

type Props = { readonly zoomController: ZoomController; readonly fullScreen: FullScreen };

/** The actions that are used rarely: zoom, full screen, copying a link. */
export function MoreActions({ zoomController, fullScreen }: Props) {
  const texts = brochureTexts(useLanguage());
  const isClosed = useBook().place.name === "closed";
  return (
    <>
      <button
        type="button"
        part="link"
        className="foot-link"
        disabled={isClosed}
        onClick={() => zoomController.toggle()}
      >
        {zoomController.zoom.scale > 1 ? texts.zoomEnd : texts.zoom}
      </button>
      {fullScreen.isPossible && (
        <button type="button" part="link" className="foot-link" onClick={fullScreen.toggle}>
          {fullScreen.isFull ? texts.fullScreenEnd : texts.fullScreen}
        </button>
      )}
      <CopyPageLink />
    </>
  );
}
