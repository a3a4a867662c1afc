import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Sets an image's address only while it is inside its `<picture>`, and removes all addresses when it is unmounted, so that no browser
 * loads the largest file in addition to the one that fits: React creates the image before the picture around it, and Firefox separates
 * the two when it collects removed nodes; in both cases the image would load its `src` alone. Removing the addresses also
 * frees the decoded picture at once.
 */
export function usePictureSource(src: string): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    // Setting the same address again would request it again.
    if (image.current?.getAttribute("src") !== src) image.current?.setAttribute("src", src);
  }, [src]);
  useLayoutEffect(() => {
    const leaving = image.current;
    return () => {
      leaving?.removeAttribute("src");
      for (const source of leaving?.parentElement?.querySelectorAll("source") ?? []) source.remove();
    };
  }, []);
  return image;
}
