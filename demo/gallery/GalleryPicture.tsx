import { useRef, useEffect, useState, type RefObject } from "react";
import { rooted, type SitePicture } from "../pictures/sitePicture.ts";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { useText } from "../text/LanguageContext.tsx";
import { visualsText } from "../text/pages/visuals.ts";

/** On a telephone one size less than the window would take, so that the page is there early; enlarged it comes whole. */
const sizes = "(min-width: 1680px) 872px, (min-width: 1024px) 46vw, (min-width: 600px) 44vw, 74vw";
const wholeWindow = "(min-width: 1680px) 872px, (min-width: 1024px) 46vw, (min-width: 600px) 44vw, 100vw";

type Props = {
  readonly picture: SitePicture;
  readonly isFirst: boolean;
  /** The same view upright, for narrow windows. */
  readonly portrait?: SitePicture | undefined;
  readonly onPress: (button: HTMLElement) => void;
};

/** One picture of the gallery: its placeholder in the reserved box until it is 100 px from the window (docs/developers/specification.md, "Gallery"). */
export function GalleryPicture({ picture, portrait, isFirst, onPress }: Props) {
  const text = useText(visualsText);
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useIsNear(button) || isFirst;
  const alt = picture.alt;
  return (
    <button
      ref={button}
      type="button"
      className="masonry-button"
      aria-label={text.enlarge(alt)}
      onClick={(event) => onPress(event.currentTarget)}
    >
      {/* Keeps the box to the picture's measures whatever file is in it; a style in the page's HTML would not run. */}
      <svg className="masonry-box" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden focusable="false" />
      {isNear ? (
        <ShownPicture
          picture={picture}
          {...(portrait && { portrait })}
          sizes={portrait ? wholeWindow : sizes}
          isFirst={isFirst}
        />
      ) : (
        <img
          className="masonry-waiting"
          src={picture.placeholder ?? "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="}
          width={picture.width}
          height={picture.height}
          alt={alt}
        />
      )}
      {!isFirst && (
        <noscript>
          <img
            className="masonry-plain"
            src={rooted(picture.src)}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
          />
        </noscript>
      )}
    </button>
  );
}

/** Whether an element has come within 100 px of the window; stays so. No scroll is listened to. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "100px",
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
