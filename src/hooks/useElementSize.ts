import { useLayoutEffect, useState, type RefObject } from "react";

/** Content box of an element in px. */
export type ElementSize = { readonly width: number; readonly height: number };

/**
 * The current size of the element behind the ref, rounded to whole px; `undefined` until it is in the page.
 * The element should have no padding and border: the first value, measured before the first paint, is its border box.
 */
export function useElementSize(ref: RefObject<Element | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = (box: ElementSize): void => {
      const [width, height] = [Math.round(box.width), Math.round(box.height)];
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    update(element.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => entry && update(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
