import { make } from "../make.ts";

const shownMs = 1800;

/** A sentence over the view that goes by itself: how to turn it without taking the page's scroll. */
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
