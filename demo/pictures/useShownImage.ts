import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";

const never = () => () => {};

type ShownImage = {
  readonly image: RefObject<HTMLImageElement | null>;
  /** The image's address in the prerendered page; otherwise it is set once the image is inside its `<picture>`. */
  readonly src: string | undefined;
  readonly hasFailed: boolean;
};

/**
 * Manages a picture's image. Its address is set only inside its `<picture>` (outside of it, Firefox would also load the largest file); it has
 * a placeholder behind it, and fades in if it arrives late. If it fails to load, the placeholder stays and the image is requested again
 * when the browser is back online. The placeholder is set by script only: prerendered pages contain no inline styles, and without scripts
 * pictures simply appear once loaded.
 */
export function useShownImage(src: string, placeholder: string | undefined): ShownImage {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating);
  useLayoutEffect(() => {
    const shown = image.current;
    const box = shown?.parentElement;
    if (!shown || !box) return undefined;
    if (!isPrerendered) shown.src = src;
    if (shown.complete && shown.naturalWidth > 0) return undefined;
    if (placeholder) box.style.backgroundImage = `url("${placeholder}")`;
    box.dataset["coming"] = "";
    let isMissing = false;
    const come = (): void => {
      delete box.dataset["coming"];
      isMissing = false;
      setHasFailed(false);
    };
    const fail = (): void => {
      isMissing = true;
      setHasFailed(true);
    };
    const askAgain = (): void => {
      if (isMissing) shown.src = src;
    };
    if (shown.complete && shown.currentSrc) fail();
    shown.addEventListener("load", come);
    shown.addEventListener("error", fail);
    addEventListener("online", askAgain);
    return () => {
      shown.removeEventListener("load", come);
      shown.removeEventListener("error", fail);
      removeEventListener("online", askAgain);
    };
  }, [src, placeholder, isPrerendered]);
  return { image, src: isPrerendered ? src : undefined, hasFailed };
}
