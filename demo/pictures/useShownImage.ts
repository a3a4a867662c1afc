import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";

const never = () => () => {};

type ShownImage = {
  readonly image: RefObject<HTMLImageElement | null>;
  /** The image's address in the prerendered page; elsewhere it is set when the image stands in its picture. */
  readonly src: string | undefined;
  readonly hasFailed: boolean;
};

/**
 * Brings a picture's image: its address only while it stands in its `<picture>` (made outside of it, Firefox would also fetch
 * the largest file), its placeholder under it, and a fade where it comes late. One that does not come leaves the placeholder and
 * is asked for again when the browser is online again. The placeholder is laid by script only: a prerendered
 * page carries no inline style, and without scripts pictures simply come.
 */
export function useShownImage(src: string, placeholder: string | undefined): ShownImage {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isTakingOver);
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
