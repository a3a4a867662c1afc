import { make } from "../make.ts";

const shownMs = 1800;

/** A sentence over the view that disappears by itself: how to turn it without scrolling the page. */
export function createHint(): { element: HTMLElement; show: (sentence: string) => void } {
  const element = make("p", { class: "hint", "aria-hidden": "true" });
  let timer = 0;
  return {
    element,
    show: (sentence) => {
      element.textContent = sentence;
      element.classList.add("shown");
      clearTimeout(timer);
      timer = window.setTimeout(() => element.classList.remove("shown"), shownMs);
    },
  };
}
