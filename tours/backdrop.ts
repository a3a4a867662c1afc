import { make } from "./make.ts";

/** A scene's soft preview as a plain picture: what is seen before the sphere is drawn, and while there is none. */
export type Backdrop = { readonly show: (url: string) => HTMLImageElement };

/** Begins with the picture the page's HTML names, so that it never leaves the screen. */
export function createBackdrop(view: HTMLElement, first: HTMLImageElement | null): Backdrop {
  let shown = first;
  if (first) view.append(first);
  return {
    show: (url) => {
      if (shown?.src === url) return shown;
      // A new one each time: the graphics card may ask for an earlier one again.
      const next = make("img", { class: "first", src: url, alt: "", width: "768", height: "384" });
      shown?.remove();
      view.prepend(next);
      shown = next;
      return next;
    },
  };
}
