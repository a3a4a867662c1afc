import type { FullScreen } from "../../hooks/useFullScreen.ts";
import { useBook } from "../BrochureContext.tsx";
import { useBrochureTexts } from "../brochureTexts.ts";
import { CopyPageLink } from "./CopyPageLink.tsx";
import type { ZoomDesk } from "../stage/useZoom.ts";

type Props = { readonly zoomDesk: ZoomDesk; readonly fullScreen: FullScreen };

/** What is not needed at every page. */
export function MoreActions({ zoomDesk, fullScreen }: Props) {
  const texts = useBrochureTexts();
  const isClosed = useBook().place.name === "closed";
  return (
    <>
      <button type="button" className="foot-link" disabled={isClosed} onClick={() => zoomDesk.toggle()}>
        {zoomDesk.zoom.scale > 1 ? texts.zoomEnd : texts.zoom}
      </button>
      {fullScreen.isPossible && (
        <button type="button" className="foot-link" onClick={fullScreen.toggle}>
          {fullScreen.isFull ? texts.fullScreenEnd : texts.fullScreen}
        </button>
      )}
      <CopyPageLink />
    </>
  );
}
