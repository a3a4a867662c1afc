import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Gives an image its address only while it stands in its `<picture>`, and takes all addresses away when it goes, so that no
 * browser asks for the largest file beside the one that fits: React makes the image before the picture around it, and Firefox
 * takes the two apart again when it collects what was removed; each time the image stands alone with its `src` and is fetched.
 * What is taken away also frees the decoded picture at once.
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
