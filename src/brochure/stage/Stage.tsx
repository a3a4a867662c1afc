import type { RefObject } from "react";
import { useWindowEvent } from "../../hooks/useWindowEvent.ts";
import { useIsOnScreen } from "../../hooks/useIsOnScreen.ts";
import { shownSpread } from "../book/book.ts";
import type { BookLayout } from "./bookLayout.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { ClosedBookActions } from "./ClosedBookActions.tsx";
import { Chevron } from "../../ui/Chevron.tsx";
import { LookButtons } from "../../ui/LookButtons.tsx";
import { PictureShape } from "../../ui/picture/Picture.tsx";
import { useIsServerRendered } from "../../hooks/useIsServerRendered.ts";
import { Leaves } from "./Leaves.tsx";
import { lastSpread } from "../book/spreads.ts";
import { useGestures } from "./useGestures.ts";
import type { ZoomController } from "./useZoom.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

type Props = {
  readonly stage: RefObject<HTMLElement | null>;
  /** `undefined` in server markup, until the element is measured. */
  readonly layout: BookLayout | undefined;
  readonly zoomController: ZoomController;
};

/** The book with its buttons to turn pages. The first scroll or press opens a closed book at page 0. */
export function Stage({ stage, layout, zoomController }: Props) {
  const book = useBook();
  const { store, pages } = useBrochure();
  const [cover] = pages;
  const isServerRendered = useIsServerRendered();
  const texts = brochureTexts(useLanguage());
  const gestures = useGestures(stage, zoomController);
  const isClosed = book.place.name === "closed";
  const { zoom } = zoomController;
  const isZoomed = zoom.scale > 1;
  const open = (): void => {
    if (store.getState().place.name === "closed") store.goTo(0);
  };
  useOpenOnScroll(stage, isClosed, open);
  return (
    // Without a pointer, the buttons and keys that turn pages open the book.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <section
      ref={stage}
      className={isZoomed ? "stage zoomed" : "stage"}
      part="stage"
      aria-label={texts.title}
      // Focusable, so that a press inside activates the keyboard shortcuts.
      tabIndex={-1}
      style={layout && { height: layout.stageHeight }}
      {...gestures}
      onClick={open}
    >
      {isServerRendered && cover && <PictureShape picture={cover} />}
      <div
        className="view"
        style={isZoomed ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined}
      >
        <Leaves layout={layout} zoom={zoom.scale} />
      </div>
      {isClosed && layout?.isDouble && <ClosedBookActions beside={layout} />}
      {layout && <PageButtons layout={layout} />}
      {isZoomed && <ZoomButtons zoomController={zoomController} />}
    </section>
  );
}

function PageButtons({ layout }: { layout: BookLayout }) {
  const book = useBook();
  const { store } = useBrochure();
  const texts = brochureTexts(useLanguage());
  const spread = shownSpread(book);
  const sizes = { size: layout.buttonSize, inset: layout.buttonInset };
  // In a closed book the press reaches the stage, which opens it.
  const turn = (step: 1 | -1): void => {
    if (book.place.name === "open") store.turn(step);
  };
  const isLast = spread === lastSpread(book);
  return (
    <>
      <StepButton {...sizes} step={-1} label={texts.previous} isEnd={spread === 0} onStep={() => turn(-1)} />
      <StepButton {...sizes} step={1} label={texts.next} isEnd={isLast} onStep={() => turn(1)} />
    </>
  );
}

/** Buttons to zoom and pan a zoomed book, for visitors who cannot pinch or drag. */
function ZoomButtons({ zoomController }: { zoomController: ZoomController }) {
  const texts = brochureTexts(useLanguage());
  return (
    <div className="zoom-steps">
      <LookButtons
        labels={{ left: texts.lookLeft, right: texts.lookRight, up: texts.lookUp, down: texts.lookDown }}
        part="button"
        onLook={zoomController.panStep}
      />
      <button type="button" part="button" aria-label={texts.zoomOut} onClick={() => zoomController.by(1 / 1.5)}>
        −
      </button>
      <button type="button" part="button" aria-label={texts.zoomIn} data-larger onClick={() => zoomController.by(1.5)}>
        +
      </button>
    </div>
  );
}

/** Opens a closed book on the first scroll (docs/developers/specification.md, "Brochure") while its stage is on screen. */
function useOpenOnScroll(stage: RefObject<HTMLElement | null>, isClosed: boolean, open: () => void): void {
  const isOnScreen = useIsOnScreen(stage) === true;
  useWindowEvent("scroll", open, isClosed && isOnScreen);
  useWindowEvent("wheel", open, isClosed && isOnScreen);
}

type StepProps = {
  readonly step: 1 | -1;
  readonly label: string;
  readonly isEnd: boolean;
  readonly size: number;
  readonly inset: number;
  readonly onStep: () => void;
};

/** A square button beside the book that turns a page. At the end of the book it stays, disabled, so that the focus is not lost. */
function StepButton({ step, label, isEnd, size, inset, onStep }: StepProps) {
  const style = { width: size, height: Math.max(size, 44), [step > 0 ? "right" : "left"]: inset };
  return (
    <button
      type="button"
      className="step"
      part="button"
      aria-label={label}
      aria-disabled={isEnd}
      style={style}
      onClick={onStep}
    >
      <Chevron side={step > 0 ? "right" : "left"} />
    </button>
  );
}
