import { useEffect, useRef, useState, type RefObject } from "react";
import type { Picture as PictureData, Tour } from "../project/types.ts";
import { Arrow } from "../ui/Arrow.tsx";
import { localeFrom } from "../text/locale.ts";
import { Picture } from "../ui/picture/Picture.tsx";
import { PictureOrigin } from "../ui/picture/PictureOrigin.tsx";
import { useLocale, useTexts } from "../ui/TextsContext.tsx";
import { useTourFrame, type TourFrameView } from "./useTourFrame.ts";

type Props = {
  readonly tour: Tour;
  /** Used if the tour has no poster. */
  readonly fallback: PictureData | undefined;
  /** The `sizes` attribute of the poster. */
  readonly sizes: string;
  /** The visitor has already requested the tour; otherwise its poster waits for a press. */
  readonly isOpenedByVisitor: boolean;
  readonly onClose: () => void;
};

/** A 360° tour: its poster first, the frame after a press, faded in over the poster. */
export function TourFrame({ tour, fallback, sizes, isOpenedByVisitor: isAsked, onClose }: Props) {
  const texts = useTexts();
  // The pages of tours support our own languages only.
  const locale = localeFrom(useLocale()) ?? "en";
  const root = useRef<HTMLElement>(null);
  const [isStarted, setIsStarted] = useState(isAsked);
  useArrivalAt(root, isAsked);
  const view = useTourFrame({ url: isStarted ? tour.url : undefined, locale, fills: false, onClose });
  const hasFailed = view.state === "missing" || view.state === "silent";
  const poster = tour.poster ?? fallback;
  return (
    <section ref={root} className="tour" aria-label={texts.tourTitle}>
      <div className="tour-stage" part="stage">
        {poster && <Picture picture={{ ...poster, alt: "" }} sizes={sizes} eager isQuiet />}
        {/* The tour covers it. */}
        {poster && <PictureOrigin picture={poster} />}
        {isStarted && !hasFailed && <Frame key={view.attempt} url={tour.url} view={view} />}
        {!isStarted && (
          <button type="button" className="button action tour-start" part="button" onClick={() => setIsStarted(true)}>
            <span>{`${texts.startTour} `}</span>
            <Arrow />
          </button>
        )}
        {hasFailed && (
          <div className="tour-failed" role="alert">
            <p>{texts.failure.tourFailed}</p>
            <button type="button" part="link" className="text-link" onClick={view.retry}>
              {texts.retry}
            </button>
          </div>
        )}
      </div>
      <div className="tour-foot">
        <p role="status">{isStarted && view.state === "loading" ? texts.loading : ""}</p>
        <button type="button" part="link" className="text-link" onClick={onClose}>
          {texts.closeTour}
        </button>
      </div>
    </section>
  );
}

function Frame({ url, view: { state, box, frame, onLoad } }: { readonly url: string; readonly view: TourFrameView }) {
  const texts = useTexts();
  return (
    // A popover fills the screen from anywhere in a page without moving the frame, which would reload it.
    <div ref={box} className="tour-frame" popover="manual">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a tour needs scripts, sensors and its own origin's storage */}
      <iframe
        ref={frame}
        className={state}
        src={url}
        title={texts.tourTitle}
        allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
        onLoad={onLoad}
      />
    </div>
  );
}

/** Focuses the tour: the button that opened it may be further down the page. */
function useArrivalAt(root: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    root.current?.scrollIntoView({ block: "nearest" });
    root.current?.querySelector<HTMLElement>(".tour-foot button")?.focus({ preventScroll: true });
  }, [root, isAsked]);
}
