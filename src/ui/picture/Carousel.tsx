import { useState, type CSSProperties } from "react";
import { useSwipe } from "../../hooks/useSwipe.ts";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../Arrow.tsx";
import { carouselSlides } from "./carouselSlides.ts";
import { Picture } from "./Picture.tsx";
import { PictureOrigin } from "./PictureOrigin.tsx";
import { useTexts } from "../TextsContext.tsx";

type Pictures = readonly Parameters<typeof Picture>[0]["picture"][];

type Props = {
  readonly pictures: Pictures;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly sizes: string;
};

/** One picture at a time, in a ring: buttons, swipe, thumbnails; the screen handles arrow keys. It never moves automatically. */
export function Carousel({ pictures, index, onIndex, sizes }: Props) {
  const texts = useTexts();
  const count = pictures.length;
  const [isReady, setIsReady] = useState(false);
  const showNeighbour = (by: 1 | -1): void => onIndex((index + by + count) % count);
  return (
    <section className="carousel" aria-label={texts.pictures}>
      <div className="carousel-stage" part="stage">
        <Slides {...{ pictures, index, sizes, showNeighbour, isReady }} onReady={() => setIsReady(true)} />
        {count > 1 && <Steps showNeighbour={showNeighbour} />}
        {count > 1 && <Bars count={count} index={index} />}
      </div>
      {/* Without scripts: all pictures below each other. */}
      <noscript>
        {pictures.slice(1).map((picture) => (
          <div key={picture.src} className="carousel-still">
            <Picture picture={picture} sizes={sizes} />
            <PictureOrigin picture={picture} />
          </div>
        ))}
      </noscript>
      {count > 1 && (
        <div className="carousel-foot">
          <Thumbs {...{ pictures, index, onIndex, isReady }} />
          <p className="carousel-count" role="status">
            {fill(texts.pictureOf, { index: index + 1, count })}
          </p>
        </div>
      )}
    </section>
  );
}

type SlidesProps = Pick<Props, "pictures" | "index" | "sizes"> & {
  readonly showNeighbour: (by: 1 | -1) => void;
  /** Neighbours load after the current picture. */
  readonly isReady: boolean;
  readonly onReady: () => void;
};

function Slides({ pictures, index, sizes, showNeighbour, isReady, onReady }: SlidesProps) {
  const count = pictures.length;
  const [shown, setShown] = useState({ index, before: index });
  if (shown.index !== index) setShown({ index, before: shown.index });
  const swipe = useSwipe((by) => count > 1 && showNeighbour(by));
  const slides = carouselSlides(count, index, shown.before).filter(({ offset }) => offset === 0 || isReady);
  return (
    <div
      className={`carousel-slides ${swipe.isDragging ? "dragged" : ""}`}
      style={swipe.isDragging && count > 1 ? ({ "--dragged": `${swipe.draggedPx}px` } as CSSProperties) : undefined}
      {...swipe.handlers}
    >
      {slides.map((slide) => {
        const picture = pictures[slide.index];
        const isShown = slide.offset === 0;
        return (
          picture && (
            <div
              key={slide.index}
              className={`carousel-slide ${slide.isGliding ? "gliding" : ""} ${picture.whole ? "whole" : ""}`}
              data-offset={slide.offset}
              aria-hidden={!isShown}
              inert={!isShown}
            >
              <Picture picture={picture} sizes={sizes} eager onReady={onReady} onFail={onReady} />
              <PictureOrigin picture={picture} />
            </div>
          )
        );
      })}
    </div>
  );
}

function Steps({ showNeighbour }: { showNeighbour: (by: 1 | -1) => void }) {
  const texts = useTexts();
  return (
    <div className="carousel-steps">
      <button type="button" part="button" aria-label={texts.previousPicture} onClick={() => showNeighbour(-1)}>
        <span className="carousel-back">
          <Arrow />
        </span>
      </button>
      <button type="button" part="button" aria-label={texts.nextPicture} onClick={() => showNeighbour(1)}>
        <Arrow />
      </button>
    </div>
  );
}

/** Replaces the thumbnails on phones. */
function Bars({ count, index }: { count: number; index: number }) {
  return (
    <div className="carousel-bars" aria-hidden="true">
      {[...Array(count).keys()].map((bar) => (
        <i key={bar} className={bar === index ? "current" : ""} />
      ))}
    </div>
  );
}

function Thumbs({
  pictures,
  index,
  onIndex,
  isReady,
}: Pick<Props, "pictures" | "index" | "onIndex"> & { isReady: boolean }) {
  const texts = useTexts();
  return (
    <ul className="carousel-thumbs">
      {pictures.map((picture, thumb) => (
        <li key={picture.src}>
          <button
            type="button"
            part="thumbnail"
            aria-label={fill(texts.showPicture, { index: thumb + 1 })}
            aria-current={thumb === index}
            onClick={() => onIndex(thumb)}
          >
            {isReady && <Picture picture={{ ...picture, alt: "" }} sizes="96px" isQuiet />}
          </button>
        </li>
      ))}
    </ul>
  );
}
