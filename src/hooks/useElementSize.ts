import { useLayoutEffect, useState, type RefObject } from "react";

/** Content box of an element in px. */
export type ElementSize = { readonly width: number; readonly height: number };

/**
 * The size of the element behind the ref, rounded to whole px; `undefined` until it is in the page and has a width. If its box is squeezed
 * to no width, the last size stays; an element that the page hides has the size 0.
 * The element should have no padding and border: the first value, measured before the first paint, is its border box.
 */
export function useElementSize(ref: RefObject<Element | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = (box: ElementSize): void => {
      const [width, height] = [Math.round(box.width), Math.round(box.height)];
      // A box squeezed to nothing, for instance by a closing drawer or during a screenshot, keeps its size; an element hidden by the page has no box.
      if (width === 0 && hostOf(element).getClientRects().length > 0) return;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    update(element.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => entry && update(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** The custom element that the page lays out; our own styles may hide what is inside. */
function hostOf(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : element;
}
