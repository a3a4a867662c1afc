import { createElement } from "./make.ts";

/** A scene's soft preview as an image element: shown before the sphere is drawn, and whenever there is no sphere. */
export type Backdrop = { readonly show: (url: string) => HTMLImageElement };

/** Starts with the picture in the page's HTML, so that it stays on screen. */
export function createBackdrop(view: HTMLElement, first: HTMLImageElement | null): Backdrop {
  let shown = first;
  if (first) view.append(first);
  return {
    show: (url) => {
      if (shown?.src === url) return shown;
      // A new element each time, because the sphere may still read the earlier one.
      const next = createElement("img", { class: "first", src: url, alt: "", width: "768", height: "384" });
      shown?.remove();
      view.prepend(next);
      shown = next;
      return next;
    },
  };
}
