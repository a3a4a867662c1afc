import { useEffect, useRef, useState, type RefObject } from "react";
import { useKeydown } from "../hooks/useKeydown.ts";
import { useSheets } from "../hooks/useSheets.ts";
import type { Picture as PictureData, Tour } from "../project/types.ts";
import { Arrow } from "../ui/Arrow.tsx";
import { Picture } from "../ui/Picture.tsx";
import { useHomeTexts } from "../ui/useHomeTexts.ts";
import { hasFrameFailed } from "./hasFrameFailed.ts";
import css from "./TourFrame.css?inline";
import { useGrowth } from "./useGrowth.ts";
import { useTourMessages } from "./useTourMessages.ts";

type TourState = "poster" | "loading" | "open" | "failed";

type Props = {
  readonly tour: Tour;
  /** Where the tour has no poster of its own. */
  readonly fallback: PictureData | undefined;
  /** The visitor has pressed for it already; else the poster waits for his press. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
};

const patienceMs = 20_000;

/** A 360 tour: its poster first, the frame only after a press, faded in over the poster. */
export function TourFrame({ tour, fallback, isAsked, onClose }: Props) {
  const texts = useHomeTexts();
  const root = useRef<HTMLElement>(null);
  useSheets(root, [css]);
  const [state, setState] = useState<TourState>(isAsked ? "loading" : "poster");
  useArrivalAt(root, isAsked);
  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("failed"), patienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  const start = (): void => setState("loading");
  const poster = tour.poster ?? fallback;
  return (
    <section ref={root} className="tour" aria-label={texts.tourTitle}>
      <div className="tour-stage" part="stage">
        {poster && <Picture picture={{ ...poster, alt: "" }} sizes="(min-width: 1024px) 65vw, 100vw" eager isQuiet />}
        {(state === "loading" || state === "open") && (
          <Frame url={tour.url} state={state} onState={setState} onClose={onClose} />
        )}
        {state === "poster" && (
          <button type="button" className="action tour-start" part="button" onClick={start}>
            {texts.startTour} <Arrow />
          </button>
        )}
        {state === "failed" && (
          <div className="tour-failed" role="alert">
            <p>{texts.failure.tourFailed}</p>
            <button type="button" className="text-link" onClick={start}>
              {texts.retry}
            </button>
          </div>
        )}
      </div>
      <div className="tour-foot">
        <p role="status">{state === "loading" ? texts.loading : ""}</p>
        <button type="button" className="text-link" onClick={onClose}>
          {texts.closeTour}
        </button>
      </div>
    </section>
  );
}

type FrameProps = {
  readonly url: string;
  readonly state: TourState;
  readonly onState: (state: TourState) => void;
  readonly onClose: () => void;
};

function Frame({ url, state, onState, onClose }: FrameProps) {
  const texts = useHomeTexts();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { isGrown, grow } = useGrowth(box);
  const { hello, say } = useTourMessages({ frame, url }, (message, answer) => {
    if (message.say === "ready") onState("open");
    else if (message.say === "close") onClose();
    else if (message.say === "grow") answer({ say: "grown", grown: grow(message.grown) });
  });
  useKeydown(box, (event) => {
    if (event.key === "Escape" && isGrown) say({ say: "grown", grown: grow(false) });
  });
  const look = async (element: HTMLIFrameElement): Promise<void> => {
    hello();
    const hasFailed = await hasFrameFailed(element, url);
    if (element.isConnected) onState(hasFailed ? "failed" : "open");
  };
  return (
    // A popover fills the screen from any place in a page without the frame being moved, which would load it again.
    <div ref={box} className="tour-frame" popover="manual">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a tour needs scripts, sensors and its own origin's storage */}
      <iframe
        ref={frame}
        className={state}
        src={url}
        title={texts.tourTitle}
        allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
        allowFullScreen
        onLoad={(event) => void look(event.currentTarget)}
      />
    </div>
  );
}

/** The button may have been pressed from further down the page; the keyboard goes on from the tour. */
function useArrivalAt(root: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    root.current?.scrollIntoView({ block: "nearest" });
    root.current?.querySelector<HTMLElement>(".tour-foot button")?.focus({ preventScroll: true });
  }, [root, isAsked]);
}
