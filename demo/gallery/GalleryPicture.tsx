import { useRef, useEffect, useState, type RefObject } from "react";
import { rooted, type SitePicture } from "../pictures/sitePicture.ts";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { useText } from "../text/LanguageContext.tsx";
import { visualsText } from "../text/pages/visuals.ts";

/** On phones one size smaller than the window would need, so that the page loads quickly; enlarged pictures have the full size. */
const sizes = "(min-width: 1680px) 872px, (min-width: 1024px) 46vw, (min-width: 600px) 44vw, 74vw";
const portraitSizes = "(min-width: 1680px) 872px, (min-width: 1024px) 46vw, (min-width: 600px) 44vw, 100vw";

type Props = {
  readonly picture: SitePicture;
  readonly isFirst: boolean;
  /** The portrait version of the picture, for narrow windows. */
  readonly portrait?: SitePicture | undefined;
  readonly onPress: (button: HTMLElement) => void;
};

/** A picture of the gallery, with a placeholder until it is within 100 px of the window (docs/developers/specification.md, "Gallery"). */
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
      {/* Gives the box the picture's proportions whichever file is loaded; the policy forbids inline styles in the HTML. */}
      <svg className="masonry-box" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden focusable="false" />
      {isNear ? (
        <ShownPicture
          picture={picture}
          {...(portrait && { portrait })}
          sizes={portrait ? portraitSizes : sizes}
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

/** Whether an element has ever been within 100 px of the window. Needs no scroll listener. */
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
